/** Server programs of Python packages, as processes on loopback. */
import { execFileSync, spawn, type ChildProcess } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { once } from "node:events";
import os from "node:os";
import path from "node:path";

/** Models and caches come from this machine alone. */
const environment = {
  ...process.env,
  HF_HUB_OFFLINE: "1",
  TRANSFORMERS_OFFLINE: "1",
  DO_NOT_TRACK: "1",
  INFINITY_ANONYMOUS_USAGE_STATS: "0",
};

/** The program that `variable` names, else the one on the path; returns the reason to skip the tests if there is none. */
export function findProgram(variable: string, name: string, install: string): string | undefined {
  const named = process.env[variable];
  const folders = (process.env["PATH"] ?? "").split(path.delimiter);
  const found = named ?? folders.map((folder) => path.join(folder, name)).find((file) => existsSync(file));
  if (found !== undefined && existsSync(found)) return found;
  console.log(`skipped: '${name}' is neither on the path nor named by ${variable}; ${install} installs it`);
  return undefined;
}

export class ServerProcess {
  readonly url: string;
  readonly #child: ChildProcess;
  #output = "";

  private constructor(command: string, args: readonly string[], url: string) {
    this.url = url;
    this.#child = spawn(command, args, { env: environment, stdio: ["ignore", "pipe", "pipe"] });
    for (const stream of [this.#child.stdout, this.#child.stderr])
      stream?.on("data", (chunk: Buffer) => (this.#output += chunk.toString("utf8")));
  }

  /** `args`: with the port. Resolves when `ready` answers 200. */
  static async start(command: string, args: (port: number) => string[], ready: string): Promise<ServerProcess> {
    const port = await freePort();
    const server = new ServerProcess(command, args(port), `http://127.0.0.1:${port}`);
    for (;;) {
      if (server.#child.exitCode !== null) throw new TypeError(`${command} ended:\n${server.#output.slice(-2000)}`);
      const isReady = await fetch(server.url + ready).then(
        ({ ok }) => ok,
        () => false,
      );
      if (isReady) return server;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }

  async stop(): Promise<void> {
    if (this.#child.exitCode !== null) return;
    this.#child.kill("SIGTERM");
    await once(this.#child, "exit");
  }
}

/** A folder of models, made by the Python in the folder of `program`. */
export function makeModels(program: string, kind: "chat" | "encoders"): { folder: string; remove: () => void } {
  const folder = mkdtempSync(path.join(os.tmpdir(), "cohabit-models-"));
  const script = path.join(import.meta.dirname, "make_models.py");
  execFileSync(path.join(path.dirname(program), "python"), [script, folder, kind], { env: environment, stdio: "pipe" });
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  return typeof address === "object" && address !== null ? address.port : 0;
}
