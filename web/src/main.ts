import { mount } from "svelte";
import App from "./App.svelte";
import { followLinks } from "./device/navigation.svelte.ts";
import { preferredLanguage, speak } from "./words/texts.svelte.ts";
import { keepForOffline } from "./worker/register.ts";
import "./theme.css";

followLinks();
await speak(preferredLanguage());
const target = document.getElementById("app");
if (target) mount(App, { target });
void keepForOffline();
