/** The paths of the OpenAI-compatible routes. */

export interface OpenaiOptions {
  /** A further path, for example "/v1", whose `/chat/completions` and `/embeddings` respond like those of /compatibility/v1. Default: none. */
  openaiPath?: string | undefined;
}

const mainPath = "/compatibility/v1";
const openaiRoutes = ["/chat/completions", "/embeddings"] as const;

/** The roots of the OpenAI-compatible routes, without the base. */
export const openaiRoots = ({ openaiPath }: OpenaiOptions): string[] => [
  mainPath,
  ...(openaiPath === undefined || openaiPath === mainPath ? [] : [openaiPath]),
];

/** Whether errors of this path have OpenAI's form: everything below /compatibility/v1, and the routes below `openaiPath`. */
export function isOpenaiPath(pathname: string, { base = "", openaiPath }: OpenaiOptions & { base?: string | undefined }): boolean {
  if (pathname === `${base}${mainPath}` || pathname.startsWith(`${base}${mainPath}/`)) return true;
  return openaiPath !== undefined && openaiRoutes.some((route) => pathname.replace(/\/$/, "") === base + openaiPath + route);
}
