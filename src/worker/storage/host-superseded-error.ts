import { ServiceUnavailable } from "../../inference/errors.ts";

/** Another host has replaced this one, which was thought dead: it may write nothing any more. The caller's next request goes to the other. */
export class HostSupersededError extends ServiceUnavailable {
  constructor() {
    super("another host of the site has replaced this one", 1);
    this.name = "HostSupersededError";
  }
}
