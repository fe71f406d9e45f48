/** WebKitGTK: its small browser, MiniBrowser, on a virtual screen, over WebDriver. Windows under automation are always private. */
import { type ChildProcess, spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { Readable } from "node:stream";
import { Builder, Capabilities, type WebDriver } from "selenium-webdriver";
import { DriverService } from "selenium-webdriver/remote/index.js";
import { type Browser, type BrowserKind, callTimeoutMs, type Tab } from "./browser.ts";

export const webkit: BrowserKind = {
  variable: "WEBKIT_DRIVER_PATH",
  async start(executablePath) {
    const screen = spawn("Xvfb", ["-displayfd", "3", "-screen", "0", "1280x800x24", "-nolisten", "tcp"], {
      stdio: ["ignore", "ignore", "ignore", "pipe"],
    });
    try {
      const display = `:${await firstLine(screen)}`;
      const service = new DriverService.Builder(executablePath)
        .setLoopback(true)
        .setEnvironment({ ...environment(), DISPLAY: display })
        .build();
      const server = await service.start();
      const end = async (): Promise<void> => {
        await service.kill();
        screen.kill();
      };
      const driver = await new Builder()
        .usingServer(server)
        .withCapabilities(new Capabilities({ browserName: "MiniBrowser" }))
        .build();
      await driver.manage().setTimeouts({ script: callTimeoutMs });
      const version = (await driver.getCapabilities()).getBrowserVersion() ?? "";
      return new MiniBrowser(driver, version, await driver.getWindowHandle(), end);
    } catch (caught) {
      screen.kill();
      throw caught;
    }
  },
};

class MiniBrowser implements Browser {
  readonly version: string;
  readonly #driver: WebDriver;
  /** Stays open, because a session ends with its last window. */
  readonly #firstWindow: string;
  readonly #end: () => Promise<void>;
  /** A session has one current window: calls for several go one after the other. */
  #last: Promise<unknown> = Promise.resolve();

  constructor(driver: WebDriver, version: string, firstWindow: string, end: () => Promise<void>) {
    this.#driver = driver;
    this.version = `WebKitGTK/${version}`;
    this.#firstWindow = firstWindow;
    this.#end = end;
  }

  async openTab(): Promise<Tab> {
    const driver = this.#driver;
    const window = await this.#in(this.#firstWindow, async () => {
      await driver.switchTo().newWindow("tab");
      return driver.getWindowHandle();
    });
    return {
      goto: (url) => this.#in(window, () => loaded(driver, () => driver.get(url))),
      reload: () => this.#in(window, () => loaded(driver, () => driver.navigate().refresh())),
      evaluate: (work, argument) => this.#in(window, () => callIn(driver, String(work), argument)),
      close: () => this.#in(window, () => driver.close()),
    };
  }

  #in<Value>(window: string, work: () => Promise<Value>): Promise<Value> {
    const result = this.#last.then(() => this.#driver.switchTo().window(window)).then(work);
    this.#last = result.catch(() => undefined);
    return result;
  }

  async close(): Promise<void> {
    try {
      await this.#driver.quit();
    } finally {
      await this.#end();
    }
  }
}

/** Navigates, and waits for the page's scripts: the driver may return before they have run. */
async function loaded(driver: WebDriver, navigate: () => Promise<void>): Promise<void> {
  await navigate();
  await driver.executeAsyncScript(
    "const done = arguments[0]; if (document.readyState === 'complete') done(); else addEventListener('load', () => done(), { once: true });",
  );
}

async function callIn<Result>(driver: WebDriver, work: string, argument: unknown): Promise<Result> {
  const script = `
    const done = arguments[1];
    Promise.resolve(arguments[0]).then(${work}).then((value) => done({ value }), (error) => done({ error: String(error) }));`;
  const outcome = await driver.executeAsyncScript<{ value: Result } | { error: string }>(script, argument);
  if ("error" in outcome) throw new Error(outcome.error);
  return outcome.value;
}

/** The number of the screen. */
async function firstLine(screen: ChildProcess): Promise<string> {
  const output = screen.stdio[3];
  if (!(output instanceof Readable)) throw new TypeError("Xvfb has no output");
  for await (const line of createInterface({ input: output })) return line;
  throw new Error("Xvfb did not start");
}

function environment(): Record<string, string> {
  return Object.fromEntries(Object.entries(process.env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));
}
