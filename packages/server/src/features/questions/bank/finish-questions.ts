import { eq, isNull } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { inTransaction } from '../../../platform/db/transaction.ts'
import type { QuestionDeps } from '../question-deps.ts'
import { questions } from '../tables/questions.ts'
import { qualityOfWritten, questionColumns } from './question-columns.ts'
import { findSame, readPassage, readPicture } from './save-question.ts'
import { openQuestion } from './staff-question.ts'

/** Few at a time: setting formulas holds up whatever else this process does. */
const batch = 20

/**
 * Makes what is derived from a question's text where it was not made yet: in those that the seed has written. Many processes
 * may do so at once. Resolves to how many it has done; none when all are.
 */
export function finishQuestions({ db, siteUrl }: Pick<QuestionDeps, 'db' | 'siteUrl'>): Promise<number> {
  return inTransaction(db.pool, async client => {
    const orm = drizzle(client)
    const rows = await orm
      .select()
      .from(questions)
      .where(isNull(questions.searchKey))
      .orderBy(questions.id)
      .limit(batch)
      .for('update', { skipLocked: true })
    for (const row of rows) {
      const written = openQuestion(row)
      const columns = questionColumns(written, {
        passage: (await readPassage(client, row.passageId))?.bn,
        picture: await readPicture(client, row.pictureId, siteUrl),
      })
      const { fingerprint, searchKey } = columns
      // People may have its address: a picture's new words make no other one.
      const publicSlug = row.publicSlug ?? columns.publicSlug
      const earlier = await findSame(client, fingerprint, row.id)
      const quality = qualityOfWritten(written, columns, earlier.length > 0)
      await orm.update(questions).set({ fingerprint, searchKey, publicSlug, quality }).where(eq(questions.id, row.id))
    }
    return rows.length
  })
}
