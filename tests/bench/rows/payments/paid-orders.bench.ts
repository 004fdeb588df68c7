import { defineBench } from '../../bench.ts'
import { measurePaidOrders } from '../../support/paid-orders.ts'

export default defineBench({
  name: 'paid-orders',
  what: 'paid orders a second on 1,000 accounts, one Node process',
  beside: 'pgbench, the same rows and locks, 20 clients',
  atLeast: { min: 0.3 },
  goal: { min: 0.7 },
  needs: ['pgbench'],
  run: ({ full, say }) => measurePaidOrders({ accounts: 1_000, rounds: full ? 11 : 5, say }),
})
