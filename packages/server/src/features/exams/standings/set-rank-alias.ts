import { setRankAlias } from '@prostuti/contract/exams/operations'
import { AppError } from '../../../platform/errors/app-error.ts'
import { signedIn } from '../../../platform/http/call/call.ts'
import { implement } from '../../../platform/http/call/implement.ts'
import type { ResultDeps } from '../exam-deps.ts'
import { impersonatesStaff } from './impersonation.ts'

/** The name under which a person stands in standings; null: their own again. At once in all lists, old ones too. */
export function createSetRankAlias({ db }: Pick<ResultDeps, 'db'>) {
  return implement(setRankAlias, async ({ body }, call) => {
    const { alias } = body
    if (alias !== null) refuseUnfit(alias)
    const { rowCount } = await db.pool.query('update users set rank_alias = $2 where id = $1 and merged_into is null', [
      String(signedIn(call).id),
      alias,
    ])
    if (rowCount === 0) throw new AppError('not_signed_in')
    return { alias }
  })
}

function refuseUnfit(alias: string): void {
  if (!/[\p{L}\p{N}].*[\p{L}\p{N}\p{M}]/u.test(alias)) throw refused('has fewer than two letters')
  if (alias.includes('@')) throw refused('looks like an address')
  if (impersonatesStaff(alias)) throw refused('could be taken for one of ours')
}

function refused(why: string): AppError {
  return new AppError('validation_failed', {
    fields: [{ path: 'alias', code: 'invalid', message: `The alias ${why}` }],
  })
}
