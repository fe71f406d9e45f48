/** A browser with a profile that stays, whose processes can be killed as a crash or a power cut would. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chromium, type Browser, type Page } from "playwright/test";

export class KillableBrowser {
  readonly #process: ChildProcess;
  readonly #browser: Browser;

  private constructor(process: ChildProcess, browser: Browser) {
    this.#process = process;
    this.#browser = browser;
  }

  static async launch(profile: string, args: readonly string[]): Promise<KillableBrowser> {
    const path = process.env["CHROMIUM_PATH"] ?? chromium.executablePath();
    // A group of its own: one signal reaches all of the browser's processes, and no other.
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
    return new KillableBrowser(child, await chromium.connectOverCDP(endpoint));
  }

  /** Id of the group that all of its processes are in. */
  get group(): number {
    return this.#process.pid ?? 0;
  }

  async open(url: string): Promise<Page> {
    const [context] = this.#browser.contexts();
    if (context === undefined) throw new Error("the browser has no context");
    const page = await context.newPage();
    await page.goto(url);
    return page;
  }

  /** SIGKILL to every process of the browser. */
  async kill(): Promise<void> {
    const { pid } = this.#process;
    if (pid === undefined || this.#process.exitCode !== null || this.#process.signalCode !== null) return;
    const ended = once(this.#process, "exit");
    process.kill(-pid, "SIGKILL");
    await ended;
    await this.#browser.close().catch(() => undefined);
  }
}
