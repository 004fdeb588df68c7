import { authorizePartner as operation } from '@prostuti/contract/auth/operations'
import type { Pool } from 'pg'
import type { Clock } from '../../platform/db/clock.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { signedIn } from '../../platform/http/call/call.ts'
import { type Implementation, implement } from '../../platform/http/call/implement.ts'
import { issueCode } from '../auth/index.ts'
import { findPartner } from './find-partner.ts'

/**
 * The person agrees: a code for pages of this registered origin alone, which becomes a token for exams and jobs. The
 * consent is kept, so that it is asked for once; without it, or without the partner, the token is dead.
 */
export function authorizePartner({ pool, clock }: { pool: Pool; clock: Clock }): Implementation {
  return implement(operation, async ({ body: { origin, code_challenge: codeChallenge } }, call) => {
    const { id: userId } = signedIn(call)
    const partner = await findPartner(pool, origin)
    if (!partner) throw notRegistered()
    await pool.query('insert into partner_consents (user_id, partner_id) values ($1, $2) on conflict do nothing', [
      userId,
      partner.id,
    ])
    const page = { scope: 'partner', origin, partnerId: partner.id } as const
    return { code: await issueCode(pool, clock, { userId, codeChallenge, ...page }) }
  })
}

function notRegistered(): AppError {
  const fields = [{ path: 'origin', code: 'not_registered', message: 'No partner has registered this origin' }]
  return new AppError('validation_failed', { fields })
}
