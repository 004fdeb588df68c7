import { addPaidPremium } from '../../seed/paid-premium.ts'
import { seedPremiumPacks } from '../../seed/premium-packs.ts'
import type { Database } from '../platform/db/database.ts'
import type { Person } from './test-app.ts'

/** Gives a person so many days of premium from then on, in milliseconds since 1970, by an order that is paid. */
export async function givePremium(
  db: Database,
  { id }: Pick<Person, 'id'>,
  { at, days = 30 }: { readonly at: number; readonly days?: number },
): Promise<void> {
  await seedPremiumPacks(db)
  await addPaidPremium(db, { userId: id, at, days })
}
