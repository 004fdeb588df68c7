import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SharedLine } from './shared-lines.ts'
import { root } from './workspace-copy.ts'

/** The shared lines that `CONTRIBUTING.md` names, without the gap at their beginnings. */
export function contributedLines(): Pick<SharedLine, 'file' | 'line'>[] {
  const text = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8')
  const [, section = ''] = /\n## Add a feature\n([\s\S]*?)\n## /.exec(text) ?? []
  return [...section.matchAll(/^\| `([^`]+)` \| `([^`]+)` \|$/gm)].map(([, file, line]) => ({
    file: file!,
    line: line!,
  }))
}
