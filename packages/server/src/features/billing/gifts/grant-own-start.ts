import { grantPersonalizeOption } from '@prostuti/contract/billing/operations'
import { writeAudit } from '../../../platform/audit/index.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { signedIn } from '../../../platform/http/call/call.ts'
import { implementOnce } from '../../../platform/idempotency/index.ts'
import { hasOwnStart } from '../../programs/index.ts'
import type { BillingDeps } from '../billing-deps.ts'
import { readBillingProfiles } from '../billing-profiles.ts'
import { holdReceiver } from './hold-receiver.ts'
import { tellOfGift } from './tell-of-gift.ts'

/**
 * Lets a person begin a program that they have on a day of their own choice; nobody else's days change. Throws `not_found`,
 * `purchase_required` for a program that they do not have, and `conflict` where they choose the day already.
 */
export function createGrantPersonalizeOption(deps: BillingDeps) {
  return implementOnce(
    grantPersonalizeOption,
    { pool: deps.db.pool, clock: deps.clock },
    async ({ body }, call, client) => {
      const staff = signedIn(call)
      const receiver = await holdReceiver(client, body.user, staff)
      const program = (await deps.programs.readPrograms(client)).find(({ id }) => String(id) === body.program)
      if (!program) throw new AppError('not_found')
      const { enrollments } = await deps.programs.findLearner(receiver.id, client)
      const enrollment = enrollments.get(program.id)
      if (!enrollment) throw new AppError('purchase_required')
      if (hasOwnStart(program, enrollment)) throw new AppError('conflict')
      const { rowCount } = await client.query(
        'update program_enrollments set own_start = true where user_id = $1 and program_id = $2 and not own_start',
        [String(receiver.id), program.id],
      )
      // Somebody else has been faster.
      if (rowCount === 0) throw new AppError('conflict')
      const at = deps.clock.now()
      await writeAudit(client, [
        {
          ...{ actor: staff.id, kind: 'person', id: receiver.id, action: 'own start given', at },
          before: { program: null, own_start: false },
          after: { program: program.title.bn, own_start: true, reason: body.reason },
        },
      ])
      const data = { gift: 'own_start', program: String(program.id), title: program.title } as const
      await tellOfGift(client, { receiver, key: `own start ${program.id} ${at}`, data, at })
      const [profile] = await readBillingProfiles(client, [receiver.id])
      return profile!
    },
  )
}
