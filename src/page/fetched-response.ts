/** Makes a response of the port behave as one from the network, for its reader. */

const readings = ["arrayBuffer", "blob", "bytes", "formData", "json", "text"] as const;

/**
 * Returns `response` with the URL of `request`. An abort of the request rejects the methods that read the body with the
 * signal's reason, also in the branches of `clone()`. Browsers do so for bodies from the network, but Chromium rejects
 * the methods of a Response over a stream with `TypeError: Failed to fetch`, whatever error the stream failed with.
 */
export function fetchedResponse(response: Response, request: Request): Response {
  const { signal, url } = request;
  const properties: PropertyDescriptorMap = {
    url: { value: url },
    clone: { value: () => fetchedResponse(Response.prototype.clone.call(response), request) },
  };
  for (const name of readings) {
    // Some browsers lack `bytes`.
    const read: ((this: Response) => Promise<unknown>) | undefined = Response.prototype[name];
    if (read === undefined) continue;
    const value = async (): Promise<unknown> => {
      // The browser itself rejects a second read of the body.
      if (response.bodyUsed || response.body === null || response.body?.locked) return read.call(response);
      signal.throwIfAborted();
      try {
        return await read.call(response);
      } catch (caught) {
        // A body that is not JSON has arrived completely: its SyntaxError is kept.
        throw signal.aborted && !(caught instanceof SyntaxError) ? signal.reason : caught;
      }
    };
    properties[name] = { value };
  }
  return Object.defineProperties(response, properties);
}
