import { mount } from "svelte";
import App from "./app/App.svelte";
import { settings, show } from "./lib/settings.svelte";
import { useLanguage } from "./lib/text.svelte";
import "./app/style.css";

show();
await useLanguage(settings.language);
mount(App, { target: document.getElementById("app")! });
void import("./lib/offline").then(({ startWorker }) => startWorker()).catch(() => undefined);
