/** Makes the reference of the HTTP API from the OpenAPI description, which comes from the API's schemas. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { z } from "zod";
import { writeOpenapi } from "../../build/openapi.mjs";
import { root } from "../../install.mjs";
import { openapiReferenceOf } from "./openapi-reference.mjs";
import { read } from "../repository-files.mjs";

export async function httpReference() {
  const { version } = z.object({ version: z.string() }).parse(JSON.parse(read("package.json")));
  // The folder of the bundle is absent in a fresh clone.
  mkdirSync(path.join(root, ".build"), { recursive: true });
  const folder = mkdtempSync(path.join(tmpdir(), "cohabit-openapi-"));
  try {
    const file = path.join(folder, "openapi.json");
    await writeOpenapi(file, version);
    return openapiReferenceOf(JSON.parse(readFileSync(file, "utf8")));
  } finally {
    rmSync(folder, { recursive: true });
  }
}
