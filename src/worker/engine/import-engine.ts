/** Imports the code of an engine, which a site may leave out. */
import { z } from "zod";
import { EngineFailureError } from "../base/engine-failure.ts";

/** The part of `manifest.json` next to the workers that names the engines of the site. */
const siteSchema = z.object({ engines: z.array(z.string()) });

/** @throws EngineFailureError (`files-missing`) if the site has no files of the engine; else the error of the import. */
export async function importEngine<Module>(engine: string, load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (caught) {
    if (!(await isLeftOut(engine))) throw caught;
    const detail = `this site has no files of the engine '${engine}': name it in the option 'engines' of the plugin cohabit() or of 'cohabit init'`;
    throw new EngineFailureError({ kind: "files-missing", detail });
  }
}

async function isLeftOut(engine: string): Promise<boolean> {
  try {
    const response = await fetch(new URL("manifest.json", self.location.href));
    return !siteSchema.parse(await response.json()).engines.includes(engine);
  } catch {
    return false;
  }
}
