import { fileURLToPath } from "node:url";
import { app, BrowserWindow, protocol } from "electron";
import { respondFrom } from "./serve-folder.js";

// Before `ready`. Without these privileges the scheme has no origin, no storage and no service worker.
protocol.registerSchemesAsPrivileged([
  { scheme: "app", privileges: { standard: true, secure: true, supportFetchAPI: true, allowServiceWorkers: true, stream: true } },
]);

await app.whenReady();
const respond = respondFrom(fileURLToPath(new URL("dist/", import.meta.url)));
protocol.handle("app", respond);
await new BrowserWindow({ width: 900, height: 700 }).loadURL("app://renderer/");
app.on("window-all-closed", () => app.quit());
