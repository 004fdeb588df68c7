import { createUserPurchase } from '@prostuti/contract/billing/operations'
import { writeAudit } from '../../../platform/audit/index.ts'
import { signedIn } from '../../../platform/http/call/call.ts'
import { implementOnce } from '../../../platform/idempotency/index.ts'
import type { BillingDeps } from '../billing-deps.ts'
import { enterProgram, readProgram } from '../enter-program.ts'
import { holdReceiver } from './hold-receiver.ts'
import { presentGivenProgram } from './present-given-program.ts'
import { tellOfGift } from './tell-of-gift.ts'

/**
 * Buys a program for a person as they would themselves, with their own coins or by what is open to them at no cost. Throws what
 * `enterProgram` throws, and `not_found` for who is not there.
 */
export function createCreateUserPurchase(deps: BillingDeps) {
  return implementOnce(
    createUserPurchase,
    { pool: deps.db.pool, clock: deps.clock },
    async ({ body }, call, client) => {
      const staff = signedIn(call)
      const receiver = await holdReceiver(client, body.user, staff)
      // The person's row of balances is the lock of whatever they own.
      const { given, bought } = await deps.coins.lockBalance(client, receiver.id)
      const program = await readProgram(client, body.program)
      const { source, coins } = await enterProgram(deps, client, receiver, program, undefined)
      const at = deps.clock.now()
      const before = given + bought
      await writeAudit(client, [
        {
          ...{ actor: staff.id, kind: 'person', id: receiver.id, action: 'program bought', at },
          before: { coins: before, program: null },
          after: { coins: before - coins, program: program.title.bn, source, reason: body.reason },
        },
      ])
      const data = { gift: 'program', program: String(program.id), title: program.title, coins } as const
      await tellOfGift(client, { receiver, key: `program ${program.id} ${at}`, data, at })
      return presentGivenProgram(client, { receiver, program, source, order: null, at }, call.language)
    },
  )
}
