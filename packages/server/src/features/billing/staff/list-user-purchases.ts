import { listUserPurchases } from '@prostuti/contract/billing/operations'
import { AppError } from '../../../platform/errors/app-error.ts'
import { implement } from '../../../platform/http/call/implement.ts'
import type { PaymentDeps } from '../billing-deps.ts'
import { createReadPurchases } from './read-purchases.ts'

/** What a person has bought: how, when, at what price. Throws `not_found` for who is not there. */
export function createListUserPurchases({ db: { pool } }: Pick<PaymentDeps, 'db'>) {
  const read = createReadPurchases(pool)
  return implement(listUserPurchases, async ({ query }, { language }) => {
    const { rowCount } = await pool.query('select from users where id = $1 and merged_into is null', [query.user])
    if (rowCount === 0) throw new AppError('not_found')
    const results = await read(BigInt(query.user), language)
    return { count: results.length, next: null, previous: null, results }
  })
}
