import { randomUUID } from 'node:crypto'
import { signOutDeviceOf } from '@prostuti/contract/core/operations'
import { writeAudit } from '../../../platform/audit/index.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { signedIn } from '../../../platform/http/call/call.ts'
import { deviceLine } from '../../../platform/http/call/device-name.ts'
import { implement } from '../../../platform/http/call/implement.ts'
import { notify } from '../../../platform/notifications/notify.ts'
import { retryOnClash } from '../../auth/index.ts'
import type { PeopleDeps } from '../people-deps.ts'
import { requireSignOut } from './require-sign-out.ts'

/** Signs a person out on one device. Which one a live exam is sat on nobody knows, so that all stay while one is. */
export function createSignOutDevice(deps: PeopleDeps) {
  const { clock, signOutDevice } = deps
  const { pool } = deps.db
  return implement(signOutDeviceOf, async ({ params, body }, call) => {
    const viewer = signedIn(call)
    const user = BigInt(params.id)
    return retryOnClash(() =>
      inTransaction(pool, async client => {
        await requireSignOut(deps, client, { viewer, id: params.id })
        const device = await signOutDevice(client, user, params.device)
        if (!device) throw new AppError('not_found')
        const name = deviceLine(device)
        await notify(client, {
          ...{ kind: 'signed_out', key: randomUUID(), people: [user], at: clock.now() },
          data: { reason: body.reason, device: name },
          silent: true,
        })
        await writeAudit(client, [
          {
            ...{ actor: viewer.id, kind: 'person', id: user, action: 'device signed out', at: clock.now() },
            before: { device: name },
            after: { device: null, reason: body.reason, note: body.note },
          },
        ])
      }),
    )
  })
}
