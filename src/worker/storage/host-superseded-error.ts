import { ServiceUnavailable } from "../../inference/errors.ts";

/** Another host has replaced this one, which seemed dead. This host may no longer write. The caller's next request goes to the new host. */
export class HostSupersededError extends ServiceUnavailable {
  constructor() {
    super("another host of the site has replaced this one", 1);
    this.name = "HostSupersededError";
  }
}
