import { randomUUID } from 'node:crypto'
import type { LedgerReason } from '@prostuti/contract'
import type { PoolClient } from 'pg'
import { statementName } from '../../platform/db/statement-name.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { holdPerson } from '../../platform/people/hold-person.ts'

/** One effect on one person's coins. */
export interface CoinChange {
  readonly userId: bigint
  readonly reason: LedgerReason
  /** What it is for. The same reason and ref cannot have an effect on the same person twice. */
  readonly ref: string
  /** Milliseconds since 1970. */
  readonly at: number
}

/** Coins of both kinds. */
export interface Coins {
  readonly given: number
  readonly bought: number
}

/** A person's row of `coin_balances`. */
export interface Balance extends Coins {
  readonly debt: number
  /** `YYYY-MM-DD`, Asia/Dhaka. */
  readonly lastBonusOn: string | null
}

/** Coins of both kinds around a change. */
export interface CoinsAround {
  readonly before: number
  readonly after: number
}

type HouseAccount = 'issued' | 'earned' | 'debts'

/**
 * The person's balance, locked until the transaction ends: another change of the same coins waits. The person's own row comes
 * first, as in a merge, so that neither waits for the other in a circle. Throws `not_signed_in` for who has been merged.
 */
export async function lockBalance(client: PoolClient, userId: bigint): Promise<Balance> {
  await holdPerson(client, userId)
  await client.query('insert into coin_balances (user_id) values ($1) on conflict do nothing', [String(userId)])
  const { rows } = await client.query<Balance>(
    `select given, bought, debt, last_bonus_on::text as "lastBonusOn" from coin_balances where user_id = $1 for update`,
    [String(userId)],
  )
  return rows[0]!
}

/**
 * Gives coins. What the person owes is paid from them at once, by an entry of its own. Resolves to the coins of both kinds before and
 * after. Throws `not_signed_in` for who has been merged.
 */
export async function creditCoins(
  client: PoolClient,
  change: CoinChange,
  { given = 0, bought = 0 }: Partial<Coins>,
): Promise<CoinsAround> {
  const credited = await creditWhoOwesNothing(client, change, { given, bought })
  if (credited !== null) return { before: credited - given - bought, after: credited }
  const balance = await lockBalance(client, change.userId)
  await post(client, change, 'issued', { given, bought })
  await payDebt(client, change, { given, bought })
  const before = balance.given + balance.bought
  return { before, after: before + given + bought - Math.min(balance.debt, given + bought) }
}

const creditPlan = statementName('credit-coins')

/**
 * Locks, balance and both entries in one statement: nearly everybody's case, and the balance of a busy person is locked no longer than
 * it takes. Resolves to the coins that are there then; null, and nothing written, for who owes coins or is gone.
 */
async function creditWhoOwesNothing(
  client: PoolClient,
  { userId, reason, ref, at }: CoinChange,
  { given, bought }: Coins,
): Promise<number | null> {
  const { rows } = await client.query<{ balance: number }>({
    name: creditPlan(),
    text: `with person as (
             select id from users where id = $1 and merged_into is null for key share
           ), credited as (
             insert into coin_balances as b (user_id, given, bought) select id, $2::int, $3::int from person
             on conflict (user_id) do update set given = b.given + excluded.given, bought = b.bought + excluded.bought
              where b.debt = 0
             returning given + bought as coins
           ), entries as (
             insert into ledger_entries (transaction_id, account, user_id, given, bought, balance, reason, ref, at)
             select $4::uuid, 'person', $1::bigint, $2::int, $3::int, coins, $5::text, $6::text, $7::timestamptz from credited
             union all
             select $4::uuid, 'issued', null, -$2::int, -$3::int, null, $5, $6, $7 from credited
           )
           select coins as balance from credited`,
    values: [String(userId), given, bought, randomUUID(), reason, ref, new Date(at)],
  })
  return rows[0]?.balance ?? null
}

/** Pays what a person owes from coins that have just come, given ones first. */
export async function payDebt(client: PoolClient, change: CoinChange, { given, bought }: Coins): Promise<void> {
  const { debt } = await lockBalance(client, change.userId)
  const paid = Math.min(debt, given + bought)
  if (paid === 0) return
  const fromGiven = Math.min(paid, given)
  const payment = { ...change, reason: 'debt_payment', ref: `${change.reason} ${change.ref}` } as const
  await post(client, payment, 'debts', { given: -fromGiven, bought: fromGiven - paid })
  await client.query('update coin_balances set debt = debt - $2 where user_id = $1', [String(change.userId), paid])
}

/** Takes coins for something, given ones first. Throws `insufficient_coins`, which says how many are missing. */
export async function spendCoins(client: PoolClient, change: CoinChange, coins: number): Promise<void> {
  const { given, bought } = await lockBalance(client, change.userId)
  const missing = coins - given - bought
  if (missing > 0) throw new AppError('insufficient_coins', { missingCoins: missing })
  const fromGiven = Math.min(coins, given)
  await post(client, change, 'earned', { given: -fromGiven, bought: fromGiven - coins })
}

/**
 * Takes back coins that were given or bought wrongly: those that are there, bought ones first where they were bought. The
 * rest is owed.
 */
export async function takeBackCoins(client: PoolClient, change: CoinChange, coins: Coins): Promise<void> {
  const have = await lockBalance(client, change.userId)
  const bought = Math.min(coins.bought, have.bought)
  const given = Math.min(coins.given + coins.bought - bought, have.given)
  const owed = coins.given + coins.bought - given - bought
  if (given + bought > 0) await post(client, change, 'issued', { given: -given, bought: -bought })
  if (owed > 0)
    await client.query('update coin_balances set debt = debt + $2 where user_id = $1', [String(change.userId), owed])
}

/** Writes both entries and the balance (decision 0033). */
async function post(
  client: PoolClient,
  { userId, reason, ref, at }: CoinChange,
  house: HouseAccount,
  { given, bought }: Coins,
): Promise<void> {
  await client.query(
    `with balance as (
       update coin_balances set given = given + $2, bought = bought + $3 where user_id = $1
       returning given + bought as coins
     )
     insert into ledger_entries (transaction_id, account, user_id, given, bought, balance, reason, ref, at)
     select $4::uuid, 'person', $1::bigint, $2::int, $3::int, coins, $5::text, $6::text, $7::timestamptz from balance
     union all
     select $4::uuid, $8::text, null, -$2::int, -$3::int, null, $5, $6, $7`,
    [String(userId), given, bought, randomUUID(), reason, ref, new Date(at), house],
  )
}

/** The functions through which coins come and go; one transaction's client each time. */
export interface CoinLedger {
  readonly lockBalance: typeof lockBalance
  readonly creditCoins: typeof creditCoins
  readonly spendCoins: typeof spendCoins
}

export const coinLedger: CoinLedger = { lockBalance, creditCoins, spendCoins }
