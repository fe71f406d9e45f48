/** The paths of the OpenAI-compatible routes. */

export interface OpenaiOptions {
  /** A further path, for example "/v1", with the `/chat/completions` and `/embeddings` of /compatibility/v1. Default: none. */
  openaiPath?: string | undefined;
}

interface BaseOptions extends OpenaiOptions {
  base?: string | undefined;
}

export const mainPath = "/compatibility/v1";
const openaiRoutes = ["/chat/completions", "/embeddings"] as const;

/** Routes of OpenAI's API that clients may ask for, whether they are served or not. */
const knownRoutes = /\/(chat\/completions|completions|embeddings|responses|moderations)\/?$/;

/** Returns the hint in the 404 of a path that looks like one of OpenAI's routes; undefined for other paths. */
export function openaiHint(pathname: string, { base = "", openaiPath }: BaseOptions): string | undefined {
  if (!knownRoutes.test(pathname)) return undefined;
  const routes = openaiRoots({ openaiPath }).flatMap((root) => openaiRoutes.map((route) => base + root + route));
  const option = openaiPath === undefined ? `; start({ openaiPath: "/v1" }) adds them below ${base}/v1` : "";
  return `the OpenAI-compatible routes are ${routes.join(", ")}${option}`;
}

/** The roots of the OpenAI-compatible routes, without the base. */
const openaiRoots = ({ openaiPath }: OpenaiOptions): string[] => [
  mainPath,
  ...(openaiPath === undefined || openaiPath === mainPath ? [] : [openaiPath]),
];

/** Whether errors of this path have OpenAI's form: everything below /compatibility/v1, and the routes below `openaiPath`. */
export function isOpenaiPath(pathname: string, { base = "", openaiPath }: BaseOptions): boolean {
  if (pathname === `${base}${mainPath}` || pathname.startsWith(`${base}${mainPath}/`)) return true;
  return openaiPath !== undefined && openaiRoutes.some((route) => pathname.replace(/\/$/, "") === base + openaiPath + route);
}
