import { spawn } from "node:child_process";

export interface CommandResult {
  code: number;
  /** stdout and stderr together. */
  output: string;
}

/** Runs a program to its end; a code other than 0 is a result, not an error. */
export function tryCommand(program: string, given: readonly string[], folder: string): Promise<CommandResult> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, given, {
      cwd: folder,
      env: { ...process.env, NEXT_TELEMETRY_DISABLED: "1" },
      stdio: ["ignore", "pipe", "pipe"],
    });
    let output = "";
    child.stdout.on("data", (text) => (output += String(text)));
    child.stderr.on("data", (text) => (output += String(text)));
    child.on("error", reject);
    child.on("close", (code) => resolve({ code: code ?? -1, output }));
  });
}

/** Throws with the whole output if the program fails. */
export async function runCommand(program: string, given: readonly string[], folder: string): Promise<string> {
  const { code, output } = await tryCommand(program, given, folder);
  if (code !== 0) throw new Error(`${program} ${given.join(" ")} exited with ${code}\n${output}`);
  return output;
}
