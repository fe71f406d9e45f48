/** Names that pages and the service worker of a site have in common. */
import { protocolVersion } from "./calls/call-messages.ts";

/** Name of the site's channel. The folder of the service worker is its scope: all pages of a site share it, and other sites of the origin do not. */
export const siteName = (serviceWorker: URL): string => `cohabit-host ${new URL(".", serviceWorker).pathname}`;

/** The Web Lock that the hosting page holds; pages that speak another version have another host. */
export const hostLockName = (site: string, protocol: string = protocolVersion): string => `${site} ${protocol}`;
