import { ContributedWords } from '@prostuti/contract'
import { z } from 'zod'
import { writeFromProcess } from '../../imports/process/run-task.ts'
import type { JudgeTask } from '../../imports/process/sheet-task.ts'

const Texts = z.object({ bn: z.string(), en: z.string() })

/** What of `toRecord` an offered question needs. */
const Offered = z.object({
  row: z.number(),
  category_id: z.number(),
  typed_texts: z.object({ question: Texts, options: z.array(z.object({ option: Texts })), explanation: Texts }),
  right_options: z.array(z.number()),
  search_key: z.string(),
  source: z.string(),
})

export interface OfferedRow {
  readonly words: ContributedWords
  readonly categoryId: number
  readonly searchKey: string
  readonly source: string
}

export interface OfferedRows {
  readonly offered: readonly OfferedRow[]
  /** The numbers of rows that are longer than what a member may offer. */
  readonly tooLong: readonly number[]
}

/** The rows of a sheet as questions in their writer's words. */
export async function readOfferedRows(task: JudgeTask, signal: AbortSignal): Promise<OfferedRows> {
  const offered: OfferedRow[] = []
  const tooLong: number[] = []
  await writeFromProcess(task, {
    signal,
    async write(batch) {
      const records = z.array(Offered).parse(JSON.parse(Buffer.from(batch.rows).toString()))
      for (const record of records) {
        const row = asOffered(record)
        if (row) offered.push(row)
        else tooLong.push(record.row)
      }
    },
  })
  return { offered, tooLong }
}

/** Null for one that is too long. */
function asOffered({
  typed_texts: typed,
  right_options: right,
  ...record
}: z.infer<typeof Offered>): OfferedRow | null {
  const words = ContributedWords.safeParse({
    question: typed.question,
    options: typed.options.map(({ option }, number) => ({ option, is_correct: right.includes(number) })),
    explanation: typed.explanation,
  })
  const { category_id: categoryId, search_key: searchKey, source } = record
  return words.success ? { words: words.data, categoryId, searchKey, source } : null
}
