/** A browser with a persistent profile and processes that can be killed, like in a crash or a power cut. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chromium, type Browser, type Page } from "playwright/test";

export class KillableBrowser {
  readonly #process: ChildProcess;
  /** WebSocket URL of its debugger. */
  readonly #endpoint: string;
  /** Connected for the first page that a test drives. */
  #browser: Promise<Browser> | undefined;

  private constructor(process: ChildProcess, endpoint: string) {
    this.#process = process;
    this.#endpoint = endpoint;
  }

  static async launch(profile: string, args: readonly string[]): Promise<KillableBrowser> {
    const path = process.env["CHROMIUM_PATH"] ?? chromium.executablePath();
    // A group of its own: a signal reaches all of the browser's processes, and no other.
    const child = spawn(path, [...args, "--no-first-run", `--user-data-dir=${profile}`, "--remote-debugging-port=0", "about:blank"], {
      detached: true,
      stdio: ["ignore", "ignore", "pipe"],
    });
    const endpoint = await new Promise<string>((resolve, reject) => {
      let text = "";
      child.stderr.on("data", (chunk: Buffer) => {
        text += chunk.toString();
        const [, url] = /DevTools listening on (ws:\S+)/.exec(text) ?? [];
        if (url !== undefined) resolve(url);
      });
      child.once("exit", () => reject(new Error(`the browser ended: ${text}`)));
    });
    return new KillableBrowser(child, endpoint);
  }

  /** Id of the group that all of its processes are in. */
  get group(): number {
    return this.#process.pid ?? 0;
  }

  async open(url: string): Promise<Page> {
    this.#browser ??= chromium.connectOverCDP(this.#endpoint);
    const [context] = (await this.#browser).contexts();
    if (context === undefined) throw new Error("the browser has no context");
    const page = await context.newPage();
    await page.goto(url);
    return page;
  }

  /** Opens a tab that no debugger attaches to, as of a user: an attached driver keeps up to 200 MB of the bytes that its pages fetch. */
  async openUnattached(url: string): Promise<void> {
    await fetch(`http://${new URL(this.#endpoint).host}/json/new?${encodeURIComponent(url)}`, { method: "PUT" });
  }

  /** Titles of all tabs. */
  async titles(): Promise<string[]> {
    const response = await fetch(`http://${new URL(this.#endpoint).host}/json/list`);
    return ((await response.json()) as { title: string }[]).map(({ title }) => title);
  }

  /** SIGKILL to every process of the browser. */
  async kill(): Promise<void> {
    const { pid } = this.#process;
    if (pid === undefined || this.#process.exitCode !== null || this.#process.signalCode !== null) return;
    const ended = once(this.#process, "exit");
    process.kill(-pid, "SIGKILL");
    await ended;
    await (await this.#browser)?.close().catch(() => undefined);
  }
}
