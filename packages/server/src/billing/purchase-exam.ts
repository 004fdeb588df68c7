import { purchaseExam } from '@prostuti/contract/billing/operations'
import type { PoolClient } from 'pg'
import { type Call, signedIn } from '../api/call.ts'
import type { Viewer } from '../api/viewer.ts'
import { AppError } from '../errors.ts'
import { implementOnce } from '../idempotency/index.ts'
import type { BillingDeps } from './billing-deps.ts'
import { readBillingProfiles } from './billing-profiles.ts'
import type { CoinChange } from './ledger.ts'

interface ProgramRow {
  id: number
  state: 'draft' | 'published' | 'unpublished'
  cost: number
  cost_in_tk: number
}

/**
 * Buys an exam or a programme with coins; what costs nothing is entered. Throws `already_purchased`, `insufficient_coins`,
 * `forbidden` to an anonymous person where it costs something, and `purchase_required` for what only money buys.
 */
export function createPurchaseExam(deps: BillingDeps) {
  return implementOnce(purchaseExam, { pool: deps.db.pool, clock: deps.clock }, async ({ body }, call, client) => {
    const viewer = signedIn(call)
    if (body.program !== undefined) await getProgram(deps, client, viewer, await readProgram(client, body.program))
    if (body.exam !== undefined) await getExam(deps, client, body.exam, call)
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
): Promise<void> {
  if (cost === 0 && costInTk > 0) throw new AppError('purchase_required')
  const source = cost === 0 ? 'free' : 'coins'
  const { rowCount } = await client.query(
    `insert into program_enrollments (user_id, program_id, source, enrolled_at) values ($1, $2, $3, $4)
     on conflict do nothing`,
    [String(viewer.id), id, source, new Date(deps.clock.now())],
  )
  if (rowCount === 0) throw new AppError('already_purchased')
  await pay(deps, client, viewer, { reason: 'program_purchase', ref: String(id), at: deps.clock.now() }, cost)
}

/** An exam at no cost of its own is entered by its programme, where it has one. */
async function getExam(deps: BillingDeps, client: PoolClient, id: string, call: Call): Promise<void> {
  const viewer = signedIn(call)
  const exam = await deps.exams.get(id, viewer)
  if (await deps.access.hasAccess(viewer, exam)) throw new AppError('already_purchased')
  if (exam.cost === 0 && exam.programId !== null) {
    await getProgram(deps, client, viewer, await readProgram(client, String(exam.programId)))
    return
  }
  const { rowCount } = await client.query(
    `insert into exam_purchases (user_id, exam_id, cost, bought_at) values ($1, $2, $3, $4) on conflict do nothing`,
    [String(viewer.id), exam.id, exam.cost, new Date(deps.clock.now())],
  )
  if (rowCount === 0) throw new AppError('already_purchased')
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
