import { cpSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type SharedLine, sharedLines } from './shared-lines.ts'

const own = join(import.meta.dirname, 'files')

/** The files of the feature's own folders, from the top of the repository. */
export const ownFiles = globSync('**/*.*', { cwd: own })

/** Puts the feature into a copy of the workspace. */
export function addFeature(copy: string): void {
  cpSync(own, copy, { recursive: true })
  for (const shared of sharedLines) addLine(copy, shared)
}

export function addLine(copy: string, { file, after, line }: SharedLine): void {
  const lines = readLines(copy, file)
  writeLines(copy, file, lines.toSpliced(placeOf(lines, after) + 1, 0, line))
}

export function removeLine(copy: string, { file, line }: SharedLine): void {
  const lines = readLines(copy, file)
  writeLines(copy, file, lines.toSpliced(placeOf(lines, line), 1))
}

/** Throws unless the line is there once. */
function placeOf(lines: readonly string[], line: string): number {
  const place = lines.indexOf(line)
  if (place < 0 || lines.lastIndexOf(line) !== place) throw new Error(`there is not one line “${line}”`)
  return place
}

const readLines = (copy: string, file: string) => readFileSync(join(copy, file), 'utf8').split('\n')

const writeLines = (copy: string, file: string, lines: readonly string[]) =>
  writeFileSync(join(copy, file), lines.join('\n'))
