import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompressSync, gzip } from 'node:zlib'
import type { Language } from '@prostuti/contract'
import type { Localized } from '../../../platform/db/columns.ts'
import type { Queryable } from '../../../platform/db/database.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { type OptionSet, optionSetOf } from '../scoring/option-set.ts'
import type { AnswerKey } from '../scoring/scoring.ts'
import type { CompressedJson } from './compressed-reply.ts'
import { type PaperSeal, presentSealed } from './seal-paper.ts'

/** A paper in its own order of questions and options, without what is right. */
export interface PaperLayout extends Omit<AnswerKey, 'accepted'> {
  readonly subjects: readonly Localized[]
  /** `optionOrders[i][k]` is the author's number of the paper's option k of question i. */
  readonly optionOrders: readonly (readonly number[])[]
  /** Place of each question id in the paper. */
  readonly questionIndexOf: ReadonlyMap<number, number>
  /** What a receipt's digest is made of, as `sheetText` has it: places by question id, with how the line of each begins. */
  readonly digestLines: readonly { readonly questionIndex: number; readonly prefix: Buffer }[]
}

/** The same with what counts as right in one version of the results. */
export interface PaperKey extends PaperLayout {
  readonly resultVersion: number
  readonly accepted: readonly OptionSet[]
}

export interface PaperBlob extends CompressedJson {
  readonly accessKey: string
}

export interface PaperStore {
  layout(exam: number, version: number): Promise<PaperLayout>
  /** Throws `no_data` for a version of the results that the exam does not have. */
  key(exam: number, version: number, resultVersion: number): Promise<PaperKey>
  blob(exam: number, version: number, language: Language): Promise<PaperBlob>
  /** Throws `not_found` for a key that opens nothing. */
  byAccessKey(accessKey: string): Promise<PaperBlob>
  /** The paper's JSON text. */
  text(exam: number, version: number, language: Language): Promise<string>
  /** The paper's seal with its key, which only joining may return. */
  seal(exam: number, version: number, language: Language): Promise<PaperSeal>
  /** The `SealedPaper` that anybody may have, and its tag. */
  sealed(exam: number, version: number, language: Language): Promise<CompressedJson & { etag: string }>
}

/** So many papers stay in memory: those of the exams that run now. */
const maxPapersInMemory = 64

/** Papers, and keys of one version of the results, never change once written, so what was read once is right for ever. */
export function createPaperStore(reader: Queryable): PaperStore {
  const layout = memoize(maxPapersInMemory, async (exam: number, version: number) => {
    const { rows } = await reader.query<LayoutRow>(
      'select question_ids, option_orders, subject_of, subjects from paper_keys where exam_id = $1 and version = $2',
      [exam, version],
    )
    if (!rows[0]) throw new AppError('no_data')
    return layoutOf(rows[0])
  })
  const key = memoize(maxPapersInMemory, async (exam: number, version: number, resultVersion: number) => {
    const { rows } = await reader.query<{ accepted: (number[] | null)[] }>(
      'select accepted from accepted_keys where exam_id = $1 and paper_version = $2 and result_version = $3',
      [exam, version, resultVersion],
    )
    if (!rows[0]) throw new AppError('no_data')
    return { ...(await layout(exam, version)), resultVersion, accepted: rows[0].accepted.map(optionSetOf) }
  })
  const find = memoize(maxPapersInMemory, async (where: string, ...values: (string | number)[]) => {
    const { rows } = await reader.query<{ access_key: string; brotli: Buffer; gzip: Buffer }>(
      `select access_key, brotli, gzip from papers where ${where}`,
      values,
    )
    const row = rows[0]
    if (!row) throw new AppError('not_found')
    return { accessKey: row.access_key, brotli: row.brotli, gzip: row.gzip }
  })
  const blob: PaperStore['blob'] = (exam, version, language) =>
    find('exam_id = $1 and version = $2 and language = $3', exam, version, language)
  const text = memoize(maxPapersInMemory, async (exam: number, version: number, language: Language) =>
    brotliDecompressSync((await blob(exam, version, language)).brotli).toString(),
  )
  const seal = memoize(maxPapersInMemory, async (exam: number, version: number, language: Language) => {
    const { rows } = await reader.query<PaperSeal>(
      `select seal_key as key, seal_iv as iv, sealed as data from papers
        where exam_id = $1 and version = $2 and language = $3`,
      [exam, version, language],
    )
    if (!rows[0]) throw new AppError('not_found')
    return rows[0]
  })
  const sealed = memoize(maxPapersInMemory, async (exam: number, version: number, language: Language) => {
    const body = JSON.stringify(
      presentSealed(await seal(exam, version, language), { exam: String(exam), version, language }),
    )
    return compress(Buffer.from(body))
  })
  return { layout, key, blob, text, seal, sealed, byAccessKey: accessKey => find('access_key = $1', accessKey) }
}

/** Base64 of noise: compressing brings it back to the size of the noise, and no quality more than that. */
async function compress(body: Buffer): Promise<CompressedJson & { etag: string }> {
  const digest = createHash('sha256').update(body).digest('base64url')
  const [brotli, gzipped] = await Promise.all([promisify(brotliCompress)(body), promisify(gzip)(body)])
  return { brotli, gzip: gzipped, etag: `W/"${digest.slice(0, 22)}"` }
}

export interface LayoutRow {
  question_ids: string[]
  option_orders: number[][]
  subject_of: number[]
  subjects: Localized[]
}

export function layoutOf(row: LayoutRow): PaperLayout {
  return {
    questionIds: row.question_ids,
    optionOrders: row.option_orders,
    optionCounts: row.option_orders.map(order => order.length),
    subjectOf: row.subject_of,
    subjectCount: row.subjects.length,
    subjects: row.subjects,
    questionIndexOf: new Map(row.question_ids.map((id, questionIndex) => [Number(id), questionIndex])),
    digestLines: digestLines(row),
  }
}

function digestLines({ question_ids }: LayoutRow): PaperLayout['digestLines'] {
  return question_ids
    .map((id, questionIndex) => ({ id: Number(id), questionIndex, prefix: Buffer.from(`${id}=`) }))
    .sort((a, b) => a.id - b.id)
}

/** Keeps the last results of an asynchronous function, one call at a time for the same arguments; failures are not kept. */
/** Remembers the last `size` results; one that was rejected is asked for again. */
export function memoize<Args extends (string | number)[], T>(
  size: number,
  load: (...args: Args) => Promise<T>,
): (...args: Args) => Promise<T> {
  const known = new Map<string, Promise<T>>()
  const start = (name: string, args: Args) => {
    const result = load(...args)
    result.catch(() => known.delete(name))
    return result
  }
  return (...args) => {
    const name = args.join(' ')
    const found = known.get(name) ?? start(name, args)
    known.delete(name)
    known.set(name, found)
    if (known.size > size) known.delete(known.keys().next().value!)
    return found
  }
}
