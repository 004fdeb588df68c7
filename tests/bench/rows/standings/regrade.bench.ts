import { createRegradeTask } from '@prostuti/server/features/exams/regrades/run-regrade'
import { publishResult } from '@prostuti/server/features/exams/results/publish-result'
import { createStandingsStore } from '@prostuti/server/features/exams/standings/standings-store'
import { defineBench, type Sample } from '../../bench.ts'
import { type BenchDatabase, openBenchDatabase } from '../../support/bench-database.ts'
import { closeSheets } from '../../support/closed-sheets.ts'

const people = 100_000

/** Marking every sheet of a large exam by another key and publishing that, beside publishing its results the first time. */
export default defineBench({
  name: 'regrade',
  what: `ms to regrade ${people.toLocaleString('en')} sheets`,
  beside: 'making the same results final the first time',
  atLeast: { max: 3 },
  goal: { max: 1.5 },
  async run({ full }) {
    const rounds = full ? 9 : 3
    const benchDatabase = await openBenchDatabase()
    try {
      await closeSheets(benchDatabase, people)
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
  const clock = { now: Date.now, isTrusted: () => true, confirm: async () => Date.now() }
  const standings = createStandingsStore(pool)
  const beside = await timed(() => publishResult({ db, clock, standings }, exam.id))
  const { rows } = await pool.query<{ id: string }>(
    `insert into regrades (exam_id, from_version, to_version, changes, created_at)
     select $1, 1, 2, jsonb_build_array(jsonb_build_object('question', question_ids[1]::text, 'before', '[]'::jsonb, 'after', null)), now()
       from paper_keys where exam_id = $1 returning id`,
    [exam.id],
  )
  const job = createRegradeTask({ db, clock, standings })
  const signal = new AbortController().signal
  const run = { id: '', input: { regrade: rows[0]!.id }, by: null, signal, progress: async () => undefined }
  const ours = await timed(() => job.run(run))
  const { rows: counted } = await pool.query<{ version: number; listed: number }>(
    `select result_version as version, (select count(*)::int from final_standings where exam_id = e.id and version = 2) as listed
       from exams e where id = $1`,
    [exam.id],
  )
  if (counted[0]!.version !== 2 || counted[0]!.listed !== people)
    throw new Error('The regrade did not publish everybody')
  await forget(benchTables, pool, exam.id)
  return { ours, beside }
}

const benchTables = ['final_standings', 'receipt_blocks', 'result_versions', 'regrades'] as const

/** As it was before the first publication. */
async function forget(tables: readonly string[], pool: BenchDatabase['db']['pool'], exam: number): Promise<void> {
  for (const table of tables) await pool.query(`truncate ${table}`)
  for (const table of ['results', 'exam_mark_counts']) await pool.query(`delete from ${table} where version = 2`)
  await pool.query('delete from accepted_keys where result_version = 2')
  await pool.query('update exams set result_version = 1 where id = $1', [exam])
  for (const table of ['results', 'exam_mark_counts']) await pool.query(`vacuum analyze ${table}`)
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await work()
  return performance.now() - started
}
