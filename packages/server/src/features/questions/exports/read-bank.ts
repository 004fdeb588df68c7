import type { TypedText } from '@prostuti/contract'
import { inArray } from 'drizzle-orm'
import { imagePath, readPictures } from '../../../platform/images/index.ts'
import { typedPassage } from '../bank/passages/passage-rows.ts'
import { openQuestion } from '../bank/staff-question.ts'
import type { WrittenQuestion } from '../bank/written-question.ts'
import type { QuestionDeps } from '../question-deps.ts'
import { passages, questions } from '../tables/questions.ts'

type Row = typeof questions.$inferSelect

/** A question of the bank with all that goes out with it. */
export interface BankQuestion {
  readonly row: Pick<Row, 'id' | 'categoryId' | 'tags' | 'appearances' | 'source' | 'difficulty'>
  readonly written: WrittenQuestion
  readonly passage: { readonly id: number; readonly typed: TypedText } | null
  /** The address of its picture. */
  readonly picture: string | null
}

const pageSize = 250

/** The questions with these ids in their order, some at a time; one that has gone meanwhile is left out. */
export async function* readBank(
  { db, siteUrl }: Pick<QuestionDeps, 'db' | 'siteUrl'>,
  ids: readonly bigint[],
): AsyncGenerator<BankQuestion[]> {
  for (let at = 0; at < ids.length; at += pageSize) {
    const page = ids.slice(at, at + pageSize)
    const rows = await db.orm.select().from(questions).where(inArray(questions.id, page))
    const about = [...new Set(rows.flatMap(({ passageId }) => passageId ?? []))]
    const texts = about.length > 0 ? await db.orm.select().from(passages).where(inArray(passages.id, about)) : []
    const typed = new Map(texts.map(text => [text.id, typedPassage(text)]))
    const pictures = await readPictures(
      db.orm,
      rows.map(({ pictureId }) => pictureId),
    )
    const byId = new Map(rows.map(row => [row.id, row]))
    yield page.flatMap(id => {
      const row = byId.get(id)
      if (!row) return []
      const passage = typed.get(row.passageId ?? 0)
      const picture = pictures.get(row.pictureId ?? 0n)
      return {
        row,
        written: openQuestion(row),
        passage: passage ? { id: row.passageId!, typed: passage } : null,
        picture: picture ? siteUrl + imagePath(picture.digest) : null,
      }
    })
  }
}
