/** Another host has replaced this one, which was thought dead: it may write nothing any more. */
export class HostSupersededError extends Error {
  override readonly name = "HostSupersededError";
  constructor() {
    super("another host of the site has replaced this one");
  }
}
