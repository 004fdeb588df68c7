import { standingOf } from '@prostuti/server/features/exams/results/mark-counts'
import { defineBench, type Sample } from '../../bench.ts'
import { openBenchDatabase } from '../../support/bench-database.ts'
import { medianTime } from '../../support/latency.ts'
import { fillMarkCounts } from '../../support/mark-counts.ts'

const few = 100_000
const many = 1_000_000
const calls = 300

/** A position costs the same however many sat the exam. */
export default defineBench({
  name: 'position-lookup-growth',
  what: `ms to my position among ${many.toLocaleString('en')}`,
  beside: `among ${few.toLocaleString('en')}`,
  atLeast: { max: 1.5 },
  goal: { max: 1.5 },
  async run({ full }) {
    const rounds = full ? 21 : 9
    const benchDatabase = await openBenchDatabase()
    try {
      const other = benchDatabase.exam.id + 1
      const marks = {
        many: await fillMarkCounts(benchDatabase, benchDatabase.exam.id, many),
        few: await fillMarkCounts(benchDatabase, other, few),
      }
      const find = (id: number, mark: number) =>
        standingOf(benchDatabase.db.pool, { id, mode: 'live', version: 1 }, mark, null)
      const ours = () => find(benchDatabase.exam.id, marks.many)
      const beside = () => find(other, marks.few)
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
