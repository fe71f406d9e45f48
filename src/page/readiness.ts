/**
 * Requests the list of models until the API responds; responses of anything else at that URL, such as a web server, are
 * ignored. Rejects with the reason of `signal`.
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
    // Read completely: the browser's network log would show a cancelled response as an aborted request at each start.
    // A response of anything but the API may be of any size.
    const body = isApi ? await response.text().catch(() => undefined) : await response?.body?.cancel();
    // The API refuses a token without the permission, which shows that it responds.
    if (body !== undefined && isApi && [200, 401, 403, 429].includes(response.status)) return;
    await new Promise((resolve) => setTimeout(resolve, delayMs));
  }
}
