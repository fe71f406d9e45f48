import type { BrowserKind } from "./browser.ts";
import { chromium } from "./chromium.ts";
import { firefox } from "./firefox.ts";
import { webkit } from "./webkit.ts";

export const browsers = { chromium, firefox, webkit } satisfies Record<string, BrowserKind>;

export type BrowserId = keyof typeof browsers;
