import { publishStandings, readFinalStandings } from '@prostuti/server/features/exams/standings/final-standings'
import { defineBench, type Sample } from '../../bench.ts'
import { openBenchDatabase } from '../../support/bench-database.ts'
import { medianTime } from '../../support/latency.ts'
import { rankPeople } from '../../support/ranked.ts'

const people = 100_000
const pageSize = 100
const lastPage = people / pageSize
const calls = 200

/** Paging to the end of long standings, as a learner in it sees them: the page, how many there are, and my neighbourhood. */
export default defineBench({
  name: 'rank-page',
  what: `ms to page ${lastPage.toLocaleString('en')} of standings of ${people.toLocaleString('en')}`,
  beside: 'page 1',
  atLeast: { max: 1.5 },
  goal: { max: 1.5 },
  async run({ full }) {
    const rounds = full ? 21 : 9
    const benchDatabase = await openBenchDatabase()
    try {
      await rankPeople(benchDatabase, people)
      const ranked = { examId: benchDatabase.exam.id, version: 1 }
      await publishStandings(benchDatabase.db.pool, ranked)
      await benchDatabase.db.pool.query('vacuum analyze final_standings')
      const read = (page: number) => async () => {
        const wish = { page: { version: 1, from: (page - 1) * pageSize + 1, to: page * pageSize }, person: 1n }
        const { rows, neighbours } = await readFinalStandings(benchDatabase.db.pool, ranked, wish)
        if (rows.length !== pageSize || neighbours.length === 0) throw new Error('A page came without its rows')
      }
      await medianTime(read(lastPage), calls)
      await medianTime(read(1), calls)
      const samples: Sample[] = []
      for (let round = 0; round < rounds; round++) {
        samples.push({ ours: await medianTime(read(lastPage), calls), beside: await medianTime(read(1), calls) })
      }
      return { samples, n: `${rounds} rounds of ${calls} pages` }
    } finally {
      await benchDatabase.close()
    }
  },
})
