import { mount } from "svelte";
import App from "./app/App.svelte";
import { askEarly } from "./games/catalogue.svelte";
import { findMe } from "./lib/person.svelte";
import { settings, show } from "./lib/settings.svelte";
import { useLanguage } from "./lib/text.svelte";
import "./app/style.css";

show();
const words = useLanguage(settings.language);
void findMe();
askEarly(settings.language);
await words;
mount(App, { target: document.getElementById("app")! });
void import("./lib/offline").then(({ startWorker }) => startWorker()).catch(() => undefined);
