/** The memory of a page and its workers, reported by the browser, and by the operating system if it is available. */
import { readFileSync } from "node:fs";
import type { Browser, CDPSession, Page } from "playwright/test";

export interface Memory {
  /** `performance.measureUserAgentSpecificMemory()`: the page and its workers, WebAssembly included. */
  agentBytes: number;
  /** Resident memory of the renderer processes (RSS), which counts shared pages in each; NaN where there is no /proc. */
  residentBytes: number;
  /** Resident memory of the renderer processes, with shared pages divided by the number of processes that have them (PSS). */
  proportionalBytes: number;
}

declare global {
  interface Performance {
    /** https://wicg.github.io/performance-measure-memory/: if the page is cross-origin isolated. */
    measureUserAgentSpecificMemory(): Promise<{ bytes: number }>;
  }
}

export async function measureMemory(browser: Browser, page: Page): Promise<Memory> {
  // Collected garbage is not memory in use.
  const pageSession = await page.context().newCDPSession(page);
  await pageSession.send("HeapProfiler.collectGarbage");
  await pageSession.detach();
  const agentBytes = await page.evaluate(async () => (await performance.measureUserAgentSpecificMemory()).bytes);
  const browserSession = await browser.newBrowserCDPSession();
  const renderers = await renderersOf(browserSession);
  await browserSession.detach();
  return { agentBytes, residentBytes: sumOf(renderers, "Rss"), proportionalBytes: sumOf(renderers, "Pss") };
}

function sumOf(processes: readonly number[], field: "Rss" | "Pss"): number {
  return processes.reduce((sum, id) => sum + memoryOf(id, field), 0);
}

/** Ids of the processes. */
async function renderersOf(session: CDPSession): Promise<number[]> {
  const { processInfo } = await session.send("SystemInfo.getProcessInfo");
  return processInfo.filter(({ type }) => type === "renderer").map(({ id }) => id);
}

/** Processor time of the renderers so far, in seconds: it does not count the time of other work on the machine. NaN where there is no /proc. */
export async function processorSeconds(browser: Browser): Promise<number> {
  const session = await browser.newBrowserCDPSession();
  const renderers = await renderersOf(session);
  await session.detach();
  return renderers.reduce((sum, id) => sum + secondsOf(id), 0);
}

/** Ticks per second in Linux's files, independent of the kernel's own rate. */
const ticksPerSecond = 100;

function secondsOf(processId: number): number {
  try {
    const stat = readFileSync(`/proc/${processId}/stat`, "utf8");
    // The name may have spaces. After it, the times in user mode and in the kernel are the 12th and 13th
    // field.
    const [user, kernel] = stat
      .slice(stat.lastIndexOf(")") + 2)
      .split(" ")
      .slice(11, 13);
    return (Number(user) + Number(kernel)) / ticksPerSecond;
  } catch {
    return Number.NaN;
  }
}

/** Reads a field of Linux's sums over all mappings of a process. */
function memoryOf(processId: number, field: string): number {
  try {
    const sums = readFileSync(`/proc/${processId}/smaps_rollup`, "utf8");
    return 1024 * Number(new RegExp(`^${field}:\\s+(\\d+) kB`, "m").exec(sums)?.[1] ?? Number.NaN);
  } catch {
    return Number.NaN;
  }
}
