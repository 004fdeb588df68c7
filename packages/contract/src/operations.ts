import * as auth from './auth/operations.ts'
import * as billing from './billing/operations.ts'
import * as circulars from './circulars/operations.ts'
import * as core from './core/operations.ts'
import * as exams from './exams/operations.ts'
import * as feed from './feed/operations.ts'
import * as notices from './notices/operations.ts'
import * as notifications from './notifications/operations.ts'
import type { Operation } from './operation.ts'
import * as programs from './programs/operations.ts'
import * as questions from './questions/operations.ts'
import * as study from './study/operations.ts'

/** Every call of the product, served or not yet; of two paths that could match, the more literal one stands first. */
export const operations: readonly Operation[] = [
  auth,
  questions,
  study,
  exams,
  programs,
  billing,
  feed,
  circulars,
  notices,
  notifications,
  core,
]
  .flatMap(feature => Object.values<Operation>(feature))
  .sort((a, b) => byCodePoint(specificity(a.path), specificity(b.path)))

function specificity(path: string): string {
  return path.replaceAll(/\{\w+\}/g, '~')
}

/** `~` comes after every letter; in a dictionary's order (`localeCompare`) it would come before them. */
function byCodePoint(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}
