import { createFindNumber } from '@prostuti/server/features/notices/results/find-number'
import { defineBench, type Sample } from '../../bench.ts'
import { fillResultNumbers } from '../../results/fill-numbers.ts'
import { openBenchDatabase } from '../../support/bench-database.ts'
import { medianTime } from '../../support/latency.ts'

const numbers = 1_000_000
const calls = 1_000

/** Whether a number is in one of all results; each call asks for another one, which is there. */
export default defineBench({
  name: 'result-lookup',
  what: `ms to find one of ${numbers.toLocaleString('en')} registration numbers`,
  beside: 'select 1',
  atLeast: { max: 1.5 },
  goal: { max: 1.3 },
  async run({ full }) {
    const rounds = full ? 21 : 9
    const benchDatabase = await openBenchDatabase()
    try {
      const { pool } = benchDatabase.db
      const numberAt = await fillResultNumbers(pool, numbers)
      const findNumber = createFindNumber(pool)
      let asked = 0
      const ours = async () => {
        const found = await findNumber(numberAt(asked++))
        if (found.length !== 1) throw new Error(`${found.length} results have the number`)
      }
      const beside = () => pool.query({ name: 'one', text: 'select 1' })
      await medianTime(ours, calls)
      await medianTime(beside, calls)
      const samples: Sample[] = []
      for (let round = 0; round < rounds; round++) {
        samples.push({ ours: await medianTime(ours, calls), beside: await medianTime(beside, calls) })
      }
      return { samples, n: `${rounds} rounds of ${calls} lookups` }
    } finally {
      await benchDatabase.close()
    }
  },
})
