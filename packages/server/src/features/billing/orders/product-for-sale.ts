import type { ParsedPart } from '@prostuti/contract'
import type { PoolClient } from 'pg'
import type { Translated } from '../../../platform/db/columns.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { PaymentDeps } from '../billing-deps.ts'
import { findPack } from '../premium/read-packs.ts'
import type { FrozenProduct } from '../tables/orders.ts'

export type PurchaseRequest = ParsedPart<'billing.startPayment', 'body'>

/** Something for sale, as it is frozen in an order. */
export interface ProductForSale {
  readonly product: FrozenProduct
  readonly amountPaisa: number
}

/** From the server's own catalogue. Throws `not_found` for what is not for sale, and `already_purchased`. */
export async function findProductForSale(
  client: PoolClient,
  deps: Pick<PaymentDeps, 'constants'>,
  asked: PurchaseRequest,
  userId: bigint,
): Promise<ProductForSale> {
  if ((asked.category === 'premium_pack_purchase') !== (asked.offer_id !== undefined)) throw wrongOffer()
  if (asked.category === 'program_purchase') return findProgram(client, asked.product_id, userId)
  if (asked.category === 'coin_purchase') return findCoins(client, deps, asked.product_id)
  return findPremium(client, asked)
}

async function findProgram(client: PoolClient, id: string, userId: bigint): Promise<ProductForSale> {
  const { rows } = await client.query<{ title: Translated; cost_in_tk: number; is_owned: boolean }>(
    `select title, cost_in_tk,
            exists (select from program_enrollments e where e.program_id = p.id and e.user_id = $2
                       and e.source <> 'premium') as is_owned
       from programs p where id = $1::bigint and state = 'published' and cost_in_tk > 0`,
    [id, String(userId)],
  )
  const [program] = rows
  if (!program) throw new AppError('not_found')
  if (program.is_owned) throw new AppError('already_purchased')
  return frozen({ title: program.title, coins: null, days: null }, program.cost_in_tk)
}

async function findCoins(client: PoolClient, { constants }: Pick<PaymentDeps, 'constants'>, id: string) {
  const { COINS_PURCHASE_OPTIONS: options } = await constants(client)
  const option = options.find(each => each.id === id)
  if (!option) throw new AppError('not_found')
  return frozen({ title: option.title, coins: option.coin, days: null }, option.cost_in_tk)
}

async function findPremium(client: PoolClient, asked: PurchaseRequest): Promise<ProductForSale> {
  const pack = await findPack(client, asked.product_id)
  const option = pack?.days.find(({ id }) => id === asked.offer_id)
  if (!pack || !option) throw new AppError('not_found')
  return frozen({ title: pack.title, coins: null, days: option.days }, option.cost)
}

function frozen(product: FrozenProduct, costInTk: number): ProductForSale {
  return { product, amountPaisa: costInTk * 100 }
}

function wrongOffer(): AppError {
  const message = 'the day option of a premium pack, and of nothing else'
  return new AppError('validation_failed', { fields: [{ path: 'offer_id', code: 'invalid', message }] })
}
