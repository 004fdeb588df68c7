import { execFile } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Whether a program of this name can be run here. */
export function hasCommand(name: string): boolean {
  return (process.env.PATH ?? '').split(delimiter).some(folder => isExecutable(join(folder, name)))
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** Runs a program to its end and returns what it printed. Throws with its complaints when it fails. */
export async function output(command: string, args: readonly string[]): Promise<string> {
  const { stdout } = await run(command, args, { maxBuffer: 16 * 1024 * 1024 })
  return stdout
}
