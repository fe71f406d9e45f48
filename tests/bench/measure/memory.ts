/** The memory of a page and its workers, reported by the browser, and by the operating system if it is available. */
import { readFileSync } from "node:fs";
import type { Browser, CDPSession, Page } from "playwright/test";

export interface Memory {
  /** `performance.measureUserAgentSpecificMemory()`: the page and its workers, WebAssembly included. */
  agentBytes: number;
  /** Resident memory of the renderer processes; NaN where there is no /proc. */
  residentBytes: number;
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
  const ofRenderers = await residentBytesOfRenderers(browserSession);
  await browserSession.detach();
  return { agentBytes, residentBytes: ofRenderers };
}

async function residentBytesOfRenderers(session: CDPSession): Promise<number> {
  const { processInfo } = await session.send("SystemInfo.getProcessInfo");
  const renderers = processInfo.filter(({ type }) => type === "renderer");
  return renderers.reduce((sum, { id }) => sum + residentBytes(id), 0);
}

function residentBytes(processId: number): number {
  try {
    return 1024 * Number(/^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${processId}/status`, "utf8"))?.[1] ?? Number.NaN);
  } catch {
    return Number.NaN;
  }
}
