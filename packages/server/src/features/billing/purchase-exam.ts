import { purchaseExam } from '@prostuti/contract/billing/operations'
import type { PoolClient } from 'pg'
import { AppError } from '../../platform/errors/app-error.ts'
import { type Call, signedIn } from '../../platform/http/call/call.ts'
import { implementOnce } from '../../platform/idempotency/index.ts'
import type { BillingDeps } from './billing-deps.ts'
import { readBillingProfiles } from './billing-profiles.ts'
import { enterProgram, pay, readProgram } from './enter-program.ts'
import { requireShownPrice } from './require-shown-price.ts'

/**
 * Buys an exam or a program with coins; what costs nothing, or is open by premium, is entered. Throws `already_purchased`, `insufficient_coins`,
 * `forbidden` to an anonymous person where it costs something, `purchase_required` for what only money buys, and `conflict` where the
 * person was shown another price.
 */
export function createPurchaseExam(deps: BillingDeps) {
  return implementOnce(purchaseExam, { pool: deps.db.pool, clock: deps.clock }, async ({ body }, call, client) => {
    const viewer = signedIn(call)
    const { exam, program, cost: shown } = body
    if (program !== undefined) await enterProgram(deps, client, viewer, await readProgram(client, program), shown)
    if (exam !== undefined) await getExam(deps, client, exam, shown, call)
    const [profile] = await readBillingProfiles(client, [viewer.id])
    return { purchased: true, billing_profile: profile! }
  })
}

/** An exam at no cost of its own is entered by its program, where it has one. */
async function getExam(
  deps: BillingDeps,
  client: PoolClient,
  id: string,
  shown: number | undefined,
  call: Call,
): Promise<void> {
  const viewer = signedIn(call)
  const exam = await deps.exams.get(id, viewer, client)
  if (await deps.access.hasAccess(client, viewer, exam)) throw new AppError('already_purchased')
  if (exam.cost === 0 && exam.programId !== null) {
    await enterProgram(deps, client, viewer, await readProgram(client, String(exam.programId)), shown)
    return
  }
  const { rowCount } = await client.query(
    `insert into exam_purchases (user_id, exam_id, cost, bought_at) values ($1, $2, $3, $4) on conflict do nothing`,
    [String(viewer.id), exam.id, exam.cost, new Date(deps.clock.now())],
  )
  if (rowCount === 0) throw new AppError('already_purchased')
  requireShownPrice('cost', shown, exam.cost)
  const payment = { reason: 'exam_purchase', ref: String(exam.id), at: deps.clock.now() } as const
  await pay(deps, client, viewer, payment, exam.cost)
}
