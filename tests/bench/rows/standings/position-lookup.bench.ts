import { standingOf } from '@prostuti/server/features/exams/results/mark-counts'
import { defineBench, type Sample } from '../../bench.ts'
import { openBenchDatabase } from '../../support/bench-database.ts'
import { medianTime } from '../../support/latency.ts'
import { fillMarkCounts } from '../../support/mark-counts.ts'

const examinees = 100_000
const calls = 300

/** Looking up where one's marks stand among everybody's, right after submitting. */
export default defineBench({
  name: 'position-lookup',
  what: `ms to my position among ${examinees.toLocaleString('en')}`,
  beside: 'select 1',
  atLeast: { max: 6 },
  goal: { max: 4 },
  async run({ full }) {
    const rounds = full ? 21 : 9
    const benchDatabase = await openBenchDatabase()
    try {
      const { pool } = benchDatabase.db
      const marks = await fillMarkCounts(benchDatabase, benchDatabase.exam.id, examinees)
      const exam = { id: benchDatabase.exam.id, mode: 'live', version: 1 } as const
      const ours = () => standingOf(pool, exam, marks, null)
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
