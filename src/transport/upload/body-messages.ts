/**
 * Messages of a request body that is sent while it is read, on a port of its own. Types only.
 *
 *   host    pull (credits) --->  caller
 *           <--- chunk                       each uses one credit
 *           <--- end | fail                  last
 *           used --->                        the buffer of a chunk, to be filled again
 *           cancel --->                      the host needs no more bytes
 */
export type BodyRequestMessage = { type: "pull"; credits: number } | { type: "used"; buffer: ArrayBuffer } | { type: "cancel" };

export type BodyMessage = { type: "chunk"; bytes: Uint8Array<ArrayBuffer> } | { type: "end" } | { type: "fail"; message: string };
