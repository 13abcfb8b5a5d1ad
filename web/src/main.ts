import { mount } from "svelte";
import App from "./App.svelte";
import { followLinks } from "./route.svelte.ts";
import { preferredLanguage, speak } from "./texts/texts.svelte.ts";
import { keepForOffline } from "./worker/register.ts";
import "./theme.css";

followLinks();
await speak(preferredLanguage());
const target = document.getElementById("app");
if (target) mount(App, { target });
void keepForOffline();
