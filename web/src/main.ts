import { mount } from "svelte";
import App from "./App.svelte";
import { followLinks } from "./device/navigation.svelte.ts";
import { watchServer } from "./house/ours.ts";
import { preferredLanguage, speak } from "./words/texts.svelte.ts";
import { keepForOffline } from "./worker/register.ts";
import "./theme.css";

followLinks();
watchServer();
await speak(preferredLanguage());
const target = document.getElementById("app");
if (target) mount(App, { target });
void keepForOffline();
