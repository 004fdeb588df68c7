import { type HandPayment, limitOf, type ParsedPart } from '@prostuti/contract'
import { createManualPurchase } from '@prostuti/contract/billing/operations'
import type { PoolClient } from 'pg'
import { writeAudit } from '../../../platform/audit/index.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { signedIn } from '../../../platform/http/call/call.ts'
import { beyondLimit } from '../../../platform/http/call/require-right.ts'
import type { Viewer } from '../../../platform/http/call/viewer.ts'
import { implementOnce } from '../../../platform/idempotency/index.ts'
import type { BillingDeps } from '../billing-deps.ts'
import { type ProgramRow, readProgram } from '../enter-program.ts'
import { creditOrder } from '../orders/credit-order.ts'
import type { OrderRow } from '../orders/lock-order.ts'
import { takaOf } from '../orders/money.ts'
import { overPremium } from '../over-premium.ts'
import { holdReceiver, type Receiver } from './hold-receiver.ts'
import { presentGivenProgram } from './present-given-program.ts'
import { tellOfGift } from './tell-of-gift.ts'
import { writeHandOrder } from './write-hand-order.ts'

/**
 * Gives a program free, or for money that was taken by hand; the latter is an order in the books, credited as any other. Throws
 * what the contract says, and `not_found` for a person or a program that is not there.
 */
export function createCreateManualPurchase(deps: BillingDeps) {
  return implementOnce(
    createManualPurchase,
    { pool: deps.db.pool, clock: deps.clock },
    async ({ query, body }, call, client) => {
      const viewer = signedIn(call)
      const payment = paymentOf(query.free_access, body)
      const receiver = await holdReceiver(client, body.user, viewer)
      // The person's row of balances is the lock of whatever they own.
      await deps.coins.lockBalance(client, receiver.id)
      const program = await readProgram(client, body.program)
      if (!payment) requireMayGiveFree(viewer, program)
      await requireNotHeld(client, receiver, program, body.confirm ?? false)
      const at = deps.clock.now()
      const order = payment && (await sell(client, deps, { receiver, program, payment, at }))
      if (!order) await enrolFree(client, { receiver, program, at })
      const source = order ? 'taka' : 'staff'
      const paid = order && { order: String(order.id), amount: takaOf(order.amountPaisa), method: order.method }
      await writeAudit(client, [
        {
          ...{
            actor: viewer.id,
            kind: 'person',
            id: receiver.id,
            action: order ? 'program sold' : 'program given',
            at,
          },
          before: { program: null },
          after: { program: program.title.bn, source, reason: body.note, ...paid, reference: payment?.reference },
        },
      ])
      const data = { gift: 'program', program: String(program.id), title: program.title, coins: 0 } as const
      const key = `program ${program.id} ${at}`
      await tellOfGift(client, { receiver, key, data: payment ? { ...data, payment } : data, at })
      return presentGivenProgram(client, { receiver, program, source, order, at }, call.language)
    },
  )
}

/** What has no price is free for everybody. Throws `forbidden` to a role that gives nothing else free. */
function requireMayGiveFree({ role }: Viewer, { cost, cost_in_tk: costInTk }: ProgramRow): void {
  const hasPrice = cost > 0 || costInTk > 0
  if (hasPrice && limitOf(role, 'people.give_programs')?.notFree) throw beyondLimit.free()
}

/** What was taken; null: it is free. Throws `validation_failed`. */
function paymentOf(
  isFree: boolean,
  { payment }: ParsedPart<'billing.createManualPurchase', 'body'>,
): HandPayment | null {
  if (isFree === (payment === undefined)) return payment ?? null
  const message = isFree ? 'No money is taken for what is free' : 'The money that was taken'
  throw new AppError('validation_failed', {
    fields: [{ path: 'payment', code: isFree ? 'free' : 'required', message }],
  })
}

const payingTwice = {
  bn: 'এই প্রোগ্রামের একটি অনলাইন পেমেন্ট আটকে আছে। দুটিই রাখলে তিনি দুবার দেবেন।',
  en: 'An online payment for this program is held. To keep both would make the person pay twice.',
}

/** Throws `confirm_required` unless that is meant. */
async function requireNotHeld(
  client: PoolClient,
  { id }: Receiver,
  program: ProgramRow,
  confirmed: boolean,
): Promise<void> {
  if (confirmed) return
  const { rows } = await client.query<{ held: number }>(
    `select count(*)::int as held from payment_orders
      where user_id = $1 and category = 'program_purchase' and product_id = $2 and state = 'held'`,
    [String(id), String(program.id)],
  )
  const { held } = rows[0]!
  if (held > 0) throw new AppError('confirm_required', { affected: held, detail: payingTwice })
}

interface Giving {
  readonly receiver: Receiver
  readonly program: ProgramRow
  readonly at: number
}

async function sell(
  client: PoolClient,
  deps: BillingDeps,
  { receiver, program, payment, at }: Giving & { readonly payment: HandPayment },
): Promise<OrderRow> {
  const order = await writeHandOrder(client, { userId: receiver.id, program, payment, at })
  const effect = await creditOrder(client, deps.coins, { order, userId: receiver.id, at })
  if (!effect) throw new AppError('already_purchased')
  return order
}

async function enrolFree(client: PoolClient, { receiver, program, at }: Giving): Promise<void> {
  const { rowCount } = await client.query(
    `insert into program_enrollments (user_id, program_id, source, enrolled_at) values ($1, $2, 'staff', $3)
     ${overPremium}`,
    [String(receiver.id), program.id, new Date(at)],
  )
  if (rowCount === 0) throw new AppError('already_purchased')
}
