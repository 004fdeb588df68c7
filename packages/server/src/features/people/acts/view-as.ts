import { endViewAs, startViewAs } from '@prostuti/contract/core/operations'
import { writeAudit } from '../../../platform/audit/index.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { signedIn } from '../../../platform/http/call/call.ts'
import { implement } from '../../../platform/http/call/implement.ts'
import { Reply } from '../../../platform/http/call/reply.ts'
import { endViewAs as endLook, openViewAs } from '../../auth/index.ts'
import type { PeopleDeps } from '../people-deps.ts'
import { lockPerson } from './lock-person.ts'

/** Lets one of the staff see the learner's side as a person sees it. The reason is written down in the transaction that opens it. */
export function createStartViewAs({ db: { pool }, clock, userInfo, purchases, viewAsCookie }: PeopleDeps) {
  return implement(startViewAs, async ({ body: { user: id, reason, note } }, call) => {
    if (reason === 'other' && note === '')
      throw new AppError('validation_failed', {
        fields: [{ path: 'note', code: 'required', message: 'Say why' }],
      })
    const staff = signedIn(call)
    const user = BigInt(id)
    const look = await inTransaction(pool, async client => {
      const { role } = await lockPerson(client, id)
      if (role !== null)
        throw new AppError('conflict', {
          fields: [{ path: 'user', code: 'of_staff', message: 'Nobody looks on as one of the staff' }],
        })
      await writeAudit(client, [
        {
          ...{ actor: staff.id, kind: 'person', id: user, action: 'viewed as', at: clock.now() },
          ...{ before: {}, after: { reason, note } },
        },
      ])
      return openViewAs(client, staff, user)
    })
    const [user_info, bought] = await Promise.all([userInfo(user), purchases(user, call.language)])
    const purchased_programs = bought.filter(({ kind }) => kind === 'program')
    return Reply.json(
      { user: { user_info, purchased_programs, token: look.token }, expires_at: look.expiresAt.toISOString() },
      { headers: { 'cache-control': 'private, no-store', ...viewAsCookie(call, look.cookie) } },
    )
  })
}

/** Back to oneself; the audit log says how long it was. */
export function createEndViewAs({ db: { pool }, clock, viewAsCookie }: PeopleDeps) {
  return implement(endViewAs, async (_input, call) => {
    const staff = signedIn(call)
    await inTransaction(pool, async client => {
      const ended = await endLook(client, staff)
      if (!ended) return
      await writeAudit(client, [
        {
          ...{ actor: staff.id, kind: 'person', id: ended.user, action: 'stopped viewing as', at: clock.now() },
          ...{ before: {}, after: { minutes: Math.max(1, Math.ceil(ended.seconds / 60)) } },
        },
      ])
    })
    return new Reply(null, { status: 204, headers: viewAsCookie(call, null) })
  })
}
