import { setRankAlias } from '@prostuti/contract/exams/operations'
import { AppError } from '../errors.ts'
import { signedIn } from '../http/call.ts'
import { implement } from '../http/implement.ts'
import type { ExamDeps } from './exam-deps.ts'

/**
 * Control characters, line and paragraph separators, unpaired surrogates, and marks that turn the direction of what
 * follows: they would reach beyond the name. The joiners stay, for Bangla is written with them.
 */
const unseemly = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/u

/** The name by which somebody wants to stand in rank lists; null: their own again. At once in all lists, old ones too. */
export function createSetRankAlias({ db }: Pick<ExamDeps, 'db'>) {
  return implement(setRankAlias, async ({ body }, call) => {
    const alias = body.alias === null ? null : cleaned(body.alias)
    await db.pool.query('update users set rank_alias = $2 where id = $1', [String(signedIn(call).id), alias])
    return { alias }
  })
}

function cleaned(given: string): string {
  const alias = given.normalize('NFC').replaceAll(/\s+/g, ' ')
  if (unseemly.test(given)) throw refused('has characters that a name does not have')
  if (!/[\p{L}\p{N}].*[\p{L}\p{N}\p{M}]/u.test(alias)) throw refused('has fewer than two letters')
  if (alias.includes('@')) throw refused('looks like an address')
  return alias
}

function refused(why: string): AppError {
  return new AppError('validation_failed', {
    fields: [{ path: 'alias', code: 'invalid', message: `The alias ${why}` }],
  })
}
