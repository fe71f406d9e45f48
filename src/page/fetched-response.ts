/** Makes a response of the port behave as one from the network, for its reader. */

const readings = ["arrayBuffer", "blob", "bytes", "formData", "json", "text"] as const;

/**
 * Returns `response` with the URL of `request`. An abort of the request rejects what reads the body with the signal's reason,
 * also in the branches of `clone()`: browsers do so for bodies from the network, but Chromium rejects the methods of a
 * Response over a stream with `TypeError: Failed to fetch`, whatever the stream failed with.
 */
export function fetchedResponse(response: Response, request: Request): Response {
  const { signal, url } = request;
  const properties: PropertyDescriptorMap = {
    url: { value: url },
    clone: { value: () => fetchedResponse(Response.prototype.clone.call(response), request) },
  };
  for (const name of readings) {
    // Not in every browser.
    const read: ((this: Response) => Promise<unknown>) | undefined = Response.prototype[name];
    if (read === undefined) continue;
    const value = async (): Promise<unknown> => {
      // Of a body that is taken the browser says itself that it cannot be read.
      if (response.bodyUsed || response.body === null || response.body?.locked) return read.call(response);
      signal.throwIfAborted();
      try {
        return await read.call(response);
      } catch (caught) {
        // What is no JSON has arrived completely.
        throw signal.aborted && !(caught instanceof SyntaxError) ? signal.reason : caught;
      }
    };
    properties[name] = { value };
  }
  return Object.defineProperties(response, properties);
}
