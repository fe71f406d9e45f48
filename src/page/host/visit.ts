/** Facts that a tab remembers over reloads until it is closed, and passes to the hosts that it starts. */

const storageKey = "cohabit-threads-failed";
let hasFailed = false;

/** See `HostedSite`. */
export function threadsFailed(): boolean {
  try {
    return hasFailed || sessionStorage.getItem(storageKey) !== null;
  } catch {
    // Storage may be forbidden.
    return hasFailed;
  }
}

export function rememberThreadsFailed(): void {
  hasFailed = true;
  try {
    sessionStorage.setItem(storageKey, "true");
  } catch {
    // The value is then remembered until the page is reloaded.
  }
}
