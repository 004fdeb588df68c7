import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib'
import type { Paper } from '@prostuti/contract'
import type { Database } from '@prostuti/server/platform/db/database'

/** What a presenter that forgets itself would have made of the papers: with the right option and the explanation in them. */
export async function leakPapers({ pool }: Database, exam: number): Promise<void> {
  const { rows } = await pool.query<{ access_key: string; brotli: Buffer }>(
    'select access_key, brotli from papers where exam_id = $1',
    [exam],
  )
  const solutions = await solutionsOf(pool)
  for (const { access_key, brotli } of rows) {
    const paper: Paper = JSON.parse(brotliDecompressSync(brotli).toString())
    const questions = paper.questions.map(question => ({ ...question, ...solutions.get(question.id) }))
    const leaky = Buffer.from(JSON.stringify({ ...paper, questions }))
    await pool.query('update papers set brotli = $2, gzip = $3 where access_key = $1', [
      access_key,
      brotliCompressSync(leaky),
      gzipSync(leaky),
    ])
  }
}

async function solutionsOf(pool: Database['pool']) {
  const { rows } = await pool.query<{ id: string; correct: number; explanation: string }>(
    `select id, key as correct, content->'bn'->>'explanation' as explanation from questions`,
  )
  return new Map(rows.map(({ id, ...solution }) => [id, solution]))
}
