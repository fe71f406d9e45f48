/** The development server of an app, in a process of its own, with the Vite that the app has installed. */
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";

export interface DevServer {
  url: string;
  close: () => void;
}

/** Starts `vite` in `folder` on a free port, with these flags besides; rejects with its output if it ends before it serves. */
export function startDevServer(folder: string, flags: readonly string[] = []): Promise<DevServer> {
  return new Promise((resolve, reject) => {
    // Port 0 would be taken for "not given".
    const port = String(20_000 + Math.floor(Math.random() * 20_000));
    const child = spawn(
      nodeOf(folder),
      ["node_modules/vite/bin/vite.js", "--host", "localhost", "--port", port, "--strictPort", ...flags],
      {
        cwd: folder,
        env: { ...process.env, NO_COLOR: "1" },
        stdio: ["ignore", "pipe", "pipe"],
      },
    );
    let output = "";
    const read = (text: unknown): void => {
      output += String(text);
      const url = /Local:\s+(http:\S+)/.exec(output)?.[1];
      if (url !== undefined) resolve({ url, close: () => void child.kill() });
    };
    child.stdout.on("data", read);
    child.stderr.on("data", read);
    child.on("close", () => reject(new Error(`vite ended\n${output}`)));
  });
}

/** The Node that the app has installed, else the running one. */
function nodeOf(folder: string): string {
  const installed = path.join(folder, "node_modules/.bin/node");
  return existsSync(installed) ? installed : process.execPath;
}
