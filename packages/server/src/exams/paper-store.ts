import { brotliDecompressSync } from 'node:zlib'
import type { Language } from '@prostuti/contract'
import type { Pool } from 'pg'
import { AppError } from '../errors.ts'
import type { Localized } from '../questions/tables.ts'
import type { AnswerKey } from './scoring.ts'

/** An answer key with what the presenter needs besides. */
export interface PaperKey extends AnswerKey {
  readonly subjects: readonly Localized[]
  /** Place of each question id in the paper. */
  readonly placeOf: ReadonlyMap<string, number>
}

export interface PaperBlob {
  readonly accessKey: string
  readonly brotli: Buffer
  readonly gzip: Buffer
}

export interface PaperStore {
  key(exam: number, version: number): Promise<PaperKey>
  blob(exam: number, version: number, language: Language): Promise<PaperBlob>
  /** Throws `not_found` for a key that opens nothing. */
  byAccessKey(accessKey: string): Promise<PaperBlob>
  /** The paper's JSON text. */
  text(exam: number, version: number, language: Language): Promise<string>
}

/** So many papers stay in memory: those of the exams that run now. */
const kept = 64

/** Papers and keys never change once written, so what was read once is right for ever. */
export function createPaperStore(pool: Pool): PaperStore {
  const key = remember(kept, async (exam: number, version: number) => {
    const { rows } = await pool.query<KeyRow>(
      'select question_ids, keys, option_orders, subject_of, subjects from paper_keys where exam_id = $1 and version = $2',
      [exam, version],
    )
    if (!rows[0]) throw new AppError('no_data')
    return keyOf(rows[0])
  })
  const find = remember(kept, async (where: string, ...values: (string | number)[]) => {
    const { rows } = await pool.query<{ access_key: string; brotli: Buffer; gzip: Buffer }>(
      `select access_key, brotli, gzip from papers where ${where}`,
      values,
    )
    const row = rows[0]
    if (!row) throw new AppError('not_found')
    return { accessKey: row.access_key, brotli: row.brotli, gzip: row.gzip }
  })
  const blob: PaperStore['blob'] = (exam, version, language) =>
    find('exam_id = $1 and version = $2 and language = $3', exam, version, language)
  const text = remember(kept, async (exam: number, version: number, language: Language) =>
    brotliDecompressSync((await blob(exam, version, language)).brotli).toString(),
  )
  return { key, blob, text, byAccessKey: accessKey => find('access_key = $1', accessKey) }
}

interface KeyRow {
  question_ids: string[]
  keys: number[]
  option_orders: number[][]
  subject_of: number[]
  subjects: Localized[]
}

function keyOf(row: KeyRow): PaperKey {
  return {
    questionIds: row.question_ids,
    keys: row.keys,
    optionCounts: row.option_orders.map(order => order.length),
    subjectOf: row.subject_of,
    subjectCount: row.subjects.length,
    subjects: row.subjects,
    placeOf: new Map(row.question_ids.map((id, place) => [id, place])),
  }
}

/** Keeps the last results of an asynchronous function, one call at a time for the same arguments; failures are not kept. */
function remember<Args extends (string | number)[], T>(
  size: number,
  load: (...args: Args) => Promise<T>,
): (...args: Args) => Promise<T> {
  const known = new Map<string, Promise<T>>()
  return (...args) => {
    const name = args.join(' ')
    const found = known.get(name) ?? load(...args)
    known.delete(name)
    known.set(name, found)
    if (known.size > size) known.delete(known.keys().next().value!)
    found.catch(() => known.delete(name))
    return found
  }
}
