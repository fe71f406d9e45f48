/** Messages between pages, hosts and service workers of different versions. */
import { describe, expect, test } from "vitest";
import { parseClientMessage } from "../../../src/sw/client-messages.ts";
import { protocolVersion } from "../../../src/transport/calls/call-messages.ts";
import { parseSiteMessage } from "../../../src/transport/calls/parse-messages.ts";
import { hostLockName, siteName } from "../../../src/transport/host-lock.ts";

const other = "protocol-of-another-version";

describe("pages of different versions", () => {
  test("learn of each other's build, whatever they speak", () => {
    for (const protocol of [protocolVersion, other]) {
      const message = { type: "cohabit-page", protocol, build: "b" };
      expect(parseSiteMessage(message)).toEqual(message);
    }
  });

  test("do not mix up their hosts' messages", () => {
    const messages = [
      { type: "cohabit-host-check" },
      { type: "cohabit-new-host", epoch: 3 },
      { type: "cohabit-host-alive", epoch: 3, loaded: ["a"], threadsFailed: true },
    ];
    for (const message of messages) {
      expect(parseSiteMessage({ ...message, protocol: protocolVersion })).toEqual({ ...message, protocol: protocolVersion });
      expect(parseSiteMessage({ ...message, protocol: other })).toBeUndefined();
    }
  });

  test("elect a host each: their locks have different names, on every site", () => {
    const site = siteName(new URL("https://app.test/notes/cohabit-sw.js?base=/api"));
    expect(site).toBe(siteName(new URL("https://app.test/notes/another-script.js")));
    expect(site).not.toBe(siteName(new URL("https://app.test/cohabit-sw.js")));
    expect(hostLockName(site)).not.toBe(hostLockName(site, other));
    expect(hostLockName(site)).toBe(hostLockName(site, protocolVersion));
  });
});

describe("the service worker", () => {
  test("serves pages and successors of every version, and knows which one they mean", () => {
    const messages = [
      { type: "cohabit-host-wanted" },
      { type: "cohabit-host-port", epoch: 3, forClient: "page" },
      { type: "cohabit-claim" },
      { type: "cohabit-proof", nonce: "n" },
      { type: "cohabit-protocol-wanted" },
      { type: "cohabit-successor" },
      { type: "cohabit-take-over" },
    ];
    for (const message of messages) {
      expect(parseClientMessage({ ...message, protocol: other })).toEqual({ ...message, protocol: other });
      expect(parseClientMessage({ ...message, protocol: 1 })).toBeUndefined();
      expect(parseClientMessage(message)).toBeUndefined();
    }
  });
});
