import { circularStates } from '@prostuti/contract'
import {
  createCircular,
  deleteCircular,
  getStaffCircular,
  previewCircular,
  updateCircular,
} from '@prostuti/contract/circulars/operations'
import { drizzle } from 'drizzle-orm/node-postgres'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { signedIn } from '../../../platform/http/call/call.ts'
import { type Implementation, implement } from '../../../platform/http/call/implement.ts'
import { requireRight } from '../../../platform/http/call/require-right.ts'
import type { Viewer } from '../../../platform/http/call/viewer.ts'
import { implementOnce } from '../../../platform/idempotency/index.ts'
import type { CircularDeps } from '../circular-deps.ts'
import { pictureOf, presentCircular } from '../present-circular.ts'
import { type CircularRow, withId } from '../public-circulars.ts'
import { refuseImpossibleDays } from '../refuse.ts'
import { circulars } from '../tables/circulars.ts'
import { changeStates } from './change-circulars.ts'
import { circularColumns } from './circular-columns.ts'
import { presentStaffCircular } from './present-staff-circular.ts'
import { insertCircular, lockCircular, saveCircular } from './save-circular.ts'

/** People read what is approved: to change it is to publish. Throws `forbidden`. */
function requirePublishing(viewer: Viewer, { state }: CircularRow): void {
  if (state === circularStates.approved) requireRight(viewer, 'circulars.publish')
}

/** One circular as staff write it. */
export function createEditCirculars({ db, clock }: CircularDeps): Implementation[] {
  return [
    implementOnce(createCircular, { pool: db.pool, clock }, async ({ body }, call, client) => {
      const now = clock.now()
      const row = await insertCircular(client, body, { actor: signedIn(call).id, now })
      return presentStaffCircular(drizzle(client), row, { now, language: call.language })
    }),
    implement(getStaffCircular, async ({ params }, { language }) => {
      const [row] = await db.orm.select().from(circulars).where(withId(params.id))
      if (!row) throw new AppError('not_found')
      return presentStaffCircular(db.orm, row, { now: clock.now(), language })
    }),
    implement(updateCircular, ({ params, body: { revision, ...changes } }, call) =>
      inTransaction(db.pool, async client => {
        const before = await lockCircular(client, params.id)
        if (before.revision !== revision) throw new AppError('conflict')
        requirePublishing(signedIn(call), before)
        const now = clock.now()
        const row = await saveCircular(client, before, changes, { actor: signedIn(call).id, now })
        return presentStaffCircular(drizzle(client), row, { now, language: call.language })
      }),
    ),
    implement(deleteCircular, ({ params }, call) =>
      inTransaction(db.pool, async client => {
        const row = await lockCircular(client, params.id)
        requirePublishing(signedIn(call), row)
        const { left } = await changeStates(client, [row], {
          ...{ act: 'delete', actor: signedIn(call).id, now: clock.now(), dryRun: false },
        })
        if (left.length > 0) throw new AppError('not_found')
      }),
    ),
    implement(previewCircular, async ({ body }, { language }) => {
      refuseImpossibleDays(body)
      const at = new Date(clock.now())
      const columns = circularColumns(body)
      const stored = { id: 1n, state: 0, isSample: false, updatedAt: at } as const
      return presentCircular({ ...columns, ...stored }, await pictureOf(db.orm, columns), language)
    }),
  ]
}
