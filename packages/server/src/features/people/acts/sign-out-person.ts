import { randomUUID } from 'node:crypto'
import { signOutPerson } from '@prostuti/contract/core/operations'
import { writeAudit } from '../../../platform/audit/index.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { signedIn } from '../../../platform/http/call/call.ts'
import { implement } from '../../../platform/http/call/implement.ts'
import { notify } from '../../../platform/notifications/notify.ts'
import { retryOnClash } from '../../auth/index.ts'
import type { PeopleDeps } from '../people-deps.ts'
import { requireSignOut } from './require-sign-out.ts'

/** Signs a person out on all devices. Their unsent answers stay on the device, and go out once they are back. */
export function createSignOutPerson(deps: PeopleDeps) {
  const { clock, signOut } = deps
  const { pool } = deps.db
  return implement(signOutPerson, async ({ params, body }, call) => {
    const viewer = signedIn(call)
    const user = BigInt(params.id)
    return retryOnClash(() =>
      inTransaction(pool, async client => {
        await requireSignOut(deps, client, { viewer, id: params.id })
        const count = await signOut(client, user)
        await notify(client, {
          ...{ kind: 'signed_out', key: randomUUID(), people: [user], at: clock.now() },
          data: { reason: body.reason },
          // The devices that would ring have just been signed out.
          silent: true,
        })
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
