import { featuresOf } from './feature.ts'
import * as exported from './features.ts'
import type { Operation } from './operation.ts'

/** Every call of the product, served or not yet; of two paths that could match, the more literal one stands first. */
export const operations: readonly Operation[] = Object.values(featuresOf(exported))
  .flatMap(({ operations }) => Object.values<Operation>(operations))
  .sort((a, b) => byCodePoint(specificity(a.path), specificity(b.path)))

function specificity(path: string): string {
  return path.replaceAll(/\{\w+\}/g, '~')
}

/** `~` comes after every letter; in a dictionary's order (`localeCompare`) it would come before them. */
function byCodePoint(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}
