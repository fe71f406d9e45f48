/** Frameworks may need a newer Node than cohabit. npm runs the scripts of an app with the Node that the app has installed. */
import { arch, platform, version } from "node:process";

/** Returns a dependency with a Node of this major version for an app, none if the running one is as new. */
export function newerNode(major: number): Record<string, string> {
  if (Number(/^v(\d+)/.exec(version)?.[1]) >= major) return {};
  return { [`node-${platform === "win32" ? "win" : platform}-${arch}`]: `^${major}` };
}
