import { publishStandings } from '@prostuti/server/features/exams/standings/final-standings'
import { defineBench, type Sample } from '../../bench.ts'
import { type BenchDatabase, openBenchDatabase } from '../../support/bench-database.ts'
import { rankPeople } from '../../support/ranked.ts'

const people = 100_000

/** Giving everybody a row number and a position when an exam closes. */
export default defineBench({
  name: 'publish-final',
  what: `ms to publish standings of ${people.toLocaleString('en')}`,
  beside: 'create table as, and a primary key',
  atLeast: { max: 3 },
  goal: { max: 1.5 },
  async run({ full }) {
    const rounds = full ? 15 : 5
    const benchDatabase = await openBenchDatabase()
    try {
      await rankPeople(benchDatabase, people)
      await round(benchDatabase)
      const samples: Sample[] = []
      for (let number = 0; number < rounds; number++) samples.push(await round(benchDatabase))
      return { samples, n: `${rounds} rounds` }
    } finally {
      await benchDatabase.close()
    }
  },
})

async function round({ db, exam }: BenchDatabase): Promise<Sample> {
  const { pool } = db
  const ours = await timed(() => publishStandings(pool, { examId: exam.id, version: 1 }))
  const beside = await timed(async () => {
    await pool.query(plainly)
    await pool.query('alter table plain_standings add primary key (exam_id, version, place)')
  })
  const { rows } = await pool.query<{ same: boolean }>(
    `select (select count(*) from final_standings) = ${people}
            and not exists (table final_standings except table plain_standings) as same`,
  )
  if (!rows[0]!.same) throw new Error('Ours and the peer did not write the same rows')
  await pool.query('drop table plain_standings')
  await pool.query('truncate final_standings')
  return { ours, beside }
}

/** The same rows in the same columns, of the only exam there is. */
const plainly = `
  create table plain_standings as
  select user_id, exam_id, (row_number() over everybody)::int as place, (rank() over (order by marks desc))::int as position,
         marks, taken_ms, version
    from results where ranked window everybody as (order by marks desc, taken_ms, submitted_at, user_id)`

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await work()
  return performance.now() - started
}
