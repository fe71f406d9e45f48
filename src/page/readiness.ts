/**
 * Asks for the list of models until the API answers; whatever else answers at that URL, such as a web server, is not it.
 * Rejects with the reason of `signal`.
 */
export async function waitUntilAnswered(
  ask: (url: URL, init: RequestInit) => Promise<Response>,
  url: URL,
  token: string,
  signal: AbortSignal,
): Promise<void> {
  for (let pauseMs = 50; ; pauseMs = Math.min(pauseMs * 2, 1000)) {
    const response = await ask(url, { headers: { Authorization: `Bearer ${token}` }, signal }).catch(() => undefined);
    signal.throwIfAborted();
    const isApi = response?.headers.has("X-Debug-Trace-Id") === true;
    // Read to its end: the browser's network log would show a cancelled response as an aborted request at each start.
    // A response of something else may be of any size.
    const body = isApi ? await response.text().catch(() => undefined) : await response?.body?.cancel();
    // A token without the permission is refused by the API, which therefore answers.
    if (body !== undefined && isApi && [200, 401, 403, 429].includes(response.status)) return;
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
}
