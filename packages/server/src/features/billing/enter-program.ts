import { type WayIn, wayFor, wayIntoProgram } from '@prostuti/contract'
import type { PoolClient } from 'pg'
import type { Translated } from '../../platform/db/columns.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import type { Viewer } from '../../platform/http/call/viewer.ts'
import type { BillingDeps } from './billing-deps.ts'
import type { CoinChange } from './ledger.ts'
import { overPremium } from './over-premium.ts'
import { readPremiumUntil } from './premium/premium-until.ts'
import { requireShownPrice } from './require-shown-price.ts'

export interface ProgramRow {
  id: number
  title: Translated
  state: 'draft' | 'published' | 'unpublished'
  cost: number
  cost_in_tk: number
}

/** Who gets a program. */
type Person = Pick<Viewer, 'id' | 'isAnonymous'>

/** Throws `not_found` for one that is not for sale. */
export async function readProgram(client: PoolClient, id: string): Promise<ProgramRow> {
  const { rows } = await client.query<ProgramRow>(
    `select id, title, state, cost, cost_in_tk from programs where id = $1::bigint and state = 'published'`,
    [id],
  )
  if (!rows[0]) throw new AppError('not_found')
  return rows[0]
}

/**
 * Gives a person a program by the way that is open to them: premium or no cost, else their coins. Resolves to the coins that it took.
 * Throws `already_purchased`, `insufficient_coins`, `purchase_required` and `conflict` as `purchase-exam.ts` says.
 */
export async function enterProgram(
  deps: BillingDeps,
  client: PoolClient,
  viewer: Person,
  { id, cost, cost_in_tk: costInTk }: ProgramRow,
  shown: number | undefined,
): Promise<{ readonly source: 'free' | 'premium' | 'coins'; readonly coins: number }> {
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
  if (source !== 'coins') return { source, coins: 0 }
  await pay(deps, client, viewer, { reason: 'program_purchase', ref: String(id), at: deps.clock.now() }, cost)
  return { source, coins: cost }
}

/** How a person gets into a program of this price: premium enters at no cost. */
async function wayOf(
  { clock }: Pick<BillingDeps, 'clock'>,
  client: PoolClient,
  viewer: Person,
  price: { cost: number; costInTk: number },
): Promise<WayIn['by']> {
  const until = await readPremiumUntil(client, viewer.id)
  const premiumUntil = until !== null && until.getTime() > clock.now() ? until.toISOString() : null
  return wayFor(wayIntoProgram({ isPublished: true, ...price }), { owned: false, premiumUntil }).by
}

type Payment = Pick<CoinChange, 'reason' | 'ref' | 'at'>

/** Takes what something costs. Throws `forbidden` to an anonymous person, and `insufficient_coins`. */
export async function pay(
  { coins }: Pick<BillingDeps, 'coins'>,
  client: PoolClient,
  { id: userId, isAnonymous }: Person,
  payment: Payment,
  cost: number,
): Promise<void> {
  if (cost === 0) return
  if (isAnonymous) throw new AppError('forbidden')
  await coins.spendCoins(client, { ...payment, userId }, cost)
}
