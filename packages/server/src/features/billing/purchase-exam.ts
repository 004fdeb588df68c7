import { type WayIn, wayFor, wayIntoProgram } from '@prostuti/contract'
import { purchaseExam } from '@prostuti/contract/billing/operations'
import type { PoolClient } from 'pg'
import { AppError } from '../../platform/errors/app-error.ts'
import { type Call, signedIn } from '../../platform/http/call/call.ts'
import type { Viewer } from '../../platform/http/call/viewer.ts'
import { implementOnce } from '../../platform/idempotency/index.ts'
import type { BillingDeps } from './billing-deps.ts'
import { readBillingProfiles } from './billing-profiles.ts'
import type { CoinChange } from './ledger.ts'
import { overPremium } from './over-premium.ts'
import { readPremiumUntil } from './premium/premium-until.ts'
import { requireShownPrice } from './require-shown-price.ts'

interface ProgramRow {
  id: number
  state: 'draft' | 'published' | 'unpublished'
  cost: number
  cost_in_tk: number
}

/**
 * Buys an exam or a program with coins; what costs nothing, or is open by premium, is entered. Throws `already_purchased`, `insufficient_coins`,
 * `forbidden` to an anonymous person where it costs something, `purchase_required` for what only money buys, and `conflict` where the
 * person was shown another price.
 */
export function createPurchaseExam(deps: BillingDeps) {
  return implementOnce(purchaseExam, { pool: deps.db.pool, clock: deps.clock }, async ({ body }, call, client) => {
    const viewer = signedIn(call)
    const { exam, program, cost: shown } = body
    if (program !== undefined) await getProgram(deps, client, viewer, await readProgram(client, program), shown)
    if (exam !== undefined) await getExam(deps, client, exam, shown, call)
    const [profile] = await readBillingProfiles(client, [viewer.id])
    return { purchased: true, billing_profile: profile! }
  })
}

/** Throws `not_found` for one that is not for sale. */
async function readProgram(client: PoolClient, id: string): Promise<ProgramRow> {
  const { rows } = await client.query<ProgramRow>(
    `select id, state, cost, cost_in_tk from programs where id = $1::bigint and state = 'published'`,
    [id],
  )
  if (!rows[0]) throw new AppError('not_found')
  return rows[0]
}

async function getProgram(
  deps: BillingDeps,
  client: PoolClient,
  viewer: Viewer,
  { id, cost, cost_in_tk: costInTk }: ProgramRow,
  shown: number | undefined,
): Promise<void> {
  const by = await wayOf(deps, client, viewer, { cost, costInTk })
  if (by === 'taka') {
    requireShownPrice('cost', shown, cost)
    throw new AppError('purchase_required')
  }
  const source = by === 'enrol' ? 'free' : by === 'premium' ? 'premium' : 'coins'
  const { rowCount } = await client.query(
    `insert into program_enrollments (user_id, program_id, source, enrolled_at) values ($1, $2, $3, $4)
     ${overPremium}`,
    [String(viewer.id), id, source, new Date(deps.clock.now())],
  )
  if (rowCount === 0) throw new AppError('already_purchased')
  requireShownPrice('cost', shown, source === 'coins' ? cost : 0)
  if (source !== 'coins') return
  await pay(deps, client, viewer, { reason: 'program_purchase', ref: String(id), at: deps.clock.now() }, cost)
}

/** How a person gets into a program of this price: premium enters at no cost. */
async function wayOf(
  { clock }: Pick<BillingDeps, 'clock'>,
  client: PoolClient,
  viewer: Viewer,
  price: { cost: number; costInTk: number },
): Promise<WayIn['by']> {
  const until = await readPremiumUntil(client, viewer.id)
  const premiumUntil = until !== null && until.getTime() > clock.now() ? until.toISOString() : null
  return wayFor(wayIntoProgram({ isPublished: true, ...price }), { owned: false, premiumUntil }).by
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
    await getProgram(deps, client, viewer, await readProgram(client, String(exam.programId)), shown)
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

type Payment = Pick<CoinChange, 'reason' | 'ref' | 'at'>

async function pay(
  { coins }: Pick<BillingDeps, 'coins'>,
  client: PoolClient,
  { id: userId, isAnonymous }: Viewer,
  payment: Payment,
  cost: number,
): Promise<void> {
  if (cost === 0) return
  if (isAnonymous) throw new AppError('forbidden')
  await coins.spendCoins(client, { ...payment, userId }, cost)
}
