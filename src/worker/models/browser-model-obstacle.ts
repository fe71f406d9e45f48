/** Why the browser's own model cannot be used, in words. */
import type { BrowserModelObstacle } from "../../transport/browser-model.ts";

export function browserModelObstacle(obstacle: BrowserModelObstacle, languages: readonly string[]): string {
  switch (obstacle) {
    case "absent":
      return "this browser has no model of its own: desktop Chrome and Edge have one";
    case "insecure":
      return "a page gets the browser's model only on https:// or localhost";
    case "forbidden":
      return 'this page may not use the browser\'s model: its Permissions-Policy, or the attribute allow="language-model" of its frame, has to allow it';
    case "languages":
      return `the browser's model does not support the languages ${languages.join(", ")}`;
    case "device":
      return "the browser says that its model cannot run here: the device lacks free disk space, memory or a GPU with enough memory, a policy turns it off, or this build of the browser has none; chrome://on-device-internals shows the reason";
  }
}
