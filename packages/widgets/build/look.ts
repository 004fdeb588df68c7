import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pageTokensCss } from '../src/foundation/look/page-tokens.ts'

/** Steps and primitives, in the order in which they may overrule each other. */
const parts = [
  'look/scale',
  ...'ui card chip tool dialog field tabs table progress avatar state chart'.split(' ').map(name => `ui/${name}`),
]

/**
 * Makes `dist/look`: `tokens.css`, the values for a whole page, and `ui.css`, the steps and primitives (`.ui-button`,
 * `.ui-card` …) for pages that are drawn by a server. Elements carry the same in their shadow roots.
 */
export function buildLook(root: string): void {
  const folder = join(root, 'dist/look')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'tokens.css'), pageTokensCss)
  writeFileSync(
    join(folder, 'ui.css'),
    parts.map(part => readFileSync(join(root, `src/foundation/${part}.css`), 'utf8')).join('\n'),
  )
}
