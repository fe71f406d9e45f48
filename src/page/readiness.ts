/**
 * Requests the list of models until the API responds. Responses of another server at that URL, such as a web server,
 * are ignored. Rejects with the reason of `signal`.
 */
export async function waitUntilReady(
  fetchList: (url: URL, init: RequestInit) => Promise<Response>,
  url: URL,
  token: string,
  signal: AbortSignal,
): Promise<void> {
  for (let delayMs = 50; ; delayMs = Math.min(delayMs * 2, 1000)) {
    const response = await fetchList(url, { headers: { Authorization: `Bearer ${token}` }, signal }).catch(() => undefined);
    signal.throwIfAborted();
    const isApi = response?.headers.has("X-Debug-Trace-Id") === true;
    // The body is read completely, because the browser's network log would show a cancelled response as an aborted
    // request at each start. A response of another server may be of any size, so its body is not read.
    const body = isApi ? await response.text().catch(() => undefined) : await response?.body?.cancel();
    // The API refuses a token without the permission, which shows that it responds.
    if (body !== undefined && isApi && [200, 401, 403, 429].includes(response.status)) return;
    await new Promise((resolve) => setTimeout(resolve, delayMs));
  }
}
