import { inTransaction } from '../../../platform/db/transaction.ts'
import { addDays, dhakaDay, startOfDhakaDay } from '../../../platform/dhaka-day.ts'
import type { BillingDeps } from '../billing-deps.ts'

const hourMs = 3_600_000

/** Hours after midnight in Dhaka: by then what was paid around midnight is settled. */
const nightHour = 4

/**
 * Begins to compare yesterday as soon as the night is over, once; also the month's earlier days that nobody has compared whole, so that a
 * month says that it agrees of every day until yesterday. Somebody who compares by hand after that hour has done it.
 */
export async function reconcileNightly({
  db,
  gateway,
  tasks,
  clock,
}: Pick<BillingDeps, 'db' | 'gateway' | 'tasks' | 'clock'>): Promise<void> {
  if (!gateway) return
  const now = clock.now()
  const today = dhakaDay(now)
  const due = startOfDhakaDay(today) + nightHour * hourMs
  if (now < due) return
  const to = addDays(today, -1)
  const month = to.slice(0, 7)
  const kind = 'billing.reconcile'
  await inTransaction(db.pool, async client => {
    const { rows } = await client.query<{ at: Date }>('select at from reconciliations where month = $1', [month])
    const at = rows[0]?.at.getTime()
    if (at !== undefined && at >= due) return
    // The day on which it was compared last had not ended, nor had the night after the day before.
    const whole = at === undefined ? `${month}-01` : dhakaDay(at - nightHour * hourMs)
    const from = whole < `${month}-01` ? `${month}-01` : whole
    await tasks.enqueue(client, { kind, input: { month, from, to }, by: null, key: `${kind} ${month}` })
  })
}
