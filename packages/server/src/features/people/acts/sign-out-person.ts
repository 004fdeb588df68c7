import { signOutPerson } from '@prostuti/contract/core/operations'
import { writeAudit } from '../../../platform/audit/index.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { signedIn } from '../../../platform/http/call/call.ts'
import { implement } from '../../../platform/http/call/implement.ts'
import { retryOnClash } from '../../auth/index.ts'
import type { PeopleDeps } from '../people-deps.ts'
import { lockPerson, managesStaff } from './lock-person.ts'

/** Signs a person out on all devices. Their unsent answers stay on the device, and go out once they are back. */
export function createSignOutPerson({ db: { pool }, clock, sitsLive, signOut }: PeopleDeps) {
  return implement(signOutPerson, async ({ params, body }, call) => {
    const viewer = signedIn(call)
    const user = BigInt(params.id)
    return retryOnClash(() =>
      inTransaction(pool, async client => {
        const person = await lockPerson(client, params.id)
        if (person.role !== null && user !== viewer.id && !managesStaff(viewer.role)) throw new AppError('forbidden')
        if (await sitsLive(client, [user])) throw new AppError('live_attempt_open')
        const count = await signOut(client, user)
        await writeAudit(client, [
          {
            ...{ actor: viewer.id, kind: 'person', id: user, action: 'signed out', at: clock.now() },
            before: { devices: count },
            after: { devices: 0, reason: body.reason, note: body.note },
          },
        ])
        return { signed_out: count }
      }),
    )
  })
}
