import { listPageSize } from '@prostuti/contract'
import { createPassage, listPassages, updatePassage } from '@prostuti/contract/questions/operations'
import { and, eq, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { PoolClient } from 'pg'
import { writeAudit } from '../../../../platform/audit/index.ts'
import { inTransaction } from '../../../../platform/db/transaction.ts'
import { AppError } from '../../../../platform/errors/app-error.ts'
import { signedIn } from '../../../../platform/http/call/call.ts'
import { presentPage } from '../../../../platform/http/call/cursor.ts'
import { type Implementation, implement } from '../../../../platform/http/call/implement.ts'
import { pageOfRows } from '../../../../platform/http/call/page-of-rows.ts'
import { implementOnce } from '../../../../platform/idempotency/index.ts'
import type { QuestionDeps } from '../../question-deps.ts'
import { renderPassage } from '../../rendering/render-passage.ts'
import { plainText } from '../../rendering/render-question.ts'
import { figurePatterns } from '../../search/search-key.ts'
import { passages, questions } from '../../tables/questions.ts'
import { qualityOfWritten, questionColumns } from '../question-columns.ts'
import { isLive } from '../question-filter.ts'
import { findSame, readPicture } from '../save-question.ts'
import { openQuestion } from '../staff-question.ts'
import { countAbout, type PassageRow, presentPassage, typedPassage } from './passage-rows.ts'

/** So many of the newest are listed; a search finds the others. */
const mostListed = 2_000
/** In characters; a title is a passage's beginning. */
const titleLength = 120

/** Texts that several questions are about. */
export function createPassages(deps: QuestionDeps): Implementation[] {
  const { db, clock } = deps
  return [
    implement(listPassages, async ({ query }, { language }) => {
      const { page_size: pageSize = listPageSize, page, cursor, search = '' } = query
      const { rows } = await db.pool.query<{ id: number; beginning: string }>({
        name: 'list-passages',
        text: `select id, left(content ->> $1, 2000) as beginning from passages
                where translate(lower(normalize((content ->> 'bn') || ' ' || (content ->> 'en'))), '০১২৩৪৫৬৭৮৯', '0123456789')
                      like all($2::text[])
                order by id desc limit ${mostListed}`,
        values: [language, figurePatterns(search)],
      })
      const { rows: shown, ...pages } = pageOfRows(rows, { pageSize, page, cursor }, ({ id }) => id)
      const about = await countAbout(
        db.pool,
        shown.map(({ id }) => id),
      )
      const results = shown.map(({ id, beginning }) => ({
        id: String(id),
        title: titleOf(beginning),
        questions: about.get(id) ?? 0,
      }))
      return presentPage(listPassages.path, query, { ...pages, results })
    }),
    implementOnce(createPassage, { pool: db.pool, clock }, async ({ body: { text } }, call, client) => {
      const at = clock.now()
      const [row] = await drizzle(client)
        .insert(passages)
        .values({ slug: crypto.randomUUID(), content: renderPassage(text), typed: text, updatedAt: new Date(at) })
        .returning()
      const { id } = row!
      await writeAudit(client, [
        { ...{ actor: signedIn(call).id, kind: 'passage', id, at }, action: 'created', after: { text } },
      ])
      return presentPassage(row!, 0)
    }),
    implement(updatePassage, ({ params, body: { text, revision } }, call) =>
      inTransaction(db.pool, async client => {
        const before = await lockPassage(client, params.id)
        if (before.revision !== revision) throw new AppError('conflict')
        const at = clock.now()
        const [row] = await drizzle(client)
          .update(passages)
          .set({
            ...{ content: renderPassage(text), typed: text, updatedAt: new Date(at) },
            revision: sql`${passages.revision} + 1`,
          })
          .where(eq(passages.id, before.id))
          .returning()
        const about = await judgeAgain(client, deps, row!)
        await writeAudit(client, [
          {
            ...{ actor: signedIn(call).id, kind: 'passage', id: before.id, action: 'updated', at },
            before: { text: typedPassage(before) },
            after: { text },
          },
        ])
        return presentPassage(row!, about)
      }),
    ),
  ]
}

/** Throws `not_found`. */
async function lockPassage(client: PoolClient, id: string): Promise<PassageRow> {
  const [row] = await drizzle(client).select().from(passages).where(sql`${passages.id} = ${id}::bigint`).for('update')
  if (!row) throw new AppError('not_found')
  return row
}

/** What a question asks depends on its passage: makes its fingerprint and its label again. Resolves to how many there are. */
async function judgeAgain(client: PoolClient, { siteUrl }: QuestionDeps, passage: PassageRow): Promise<number> {
  const orm = drizzle(client)
  const rows = await orm
    .select()
    .from(questions)
    .where(and(eq(questions.passageId, passage.id), isLive))
    // In the order of their ids, as every change of many locks them.
    .orderBy(questions.id)
    .for('update')
  for (const row of rows) {
    const written = openQuestion(row)
    const picture = await readPicture(client, row.pictureId, siteUrl)
    const columns = questionColumns(written, { passage: passage.content.bn, picture })
    const { fingerprint } = columns
    const isDuplicate = (await findSame(client, fingerprint, row.id)).length > 0
    const quality = qualityOfWritten(written, columns, isDuplicate)
    await orm.update(questions).set({ fingerprint, quality, comparedAt: null }).where(eq(questions.id, row.id))
  }
  return rows.length
}

/** A cut text may end within a tag, which is no word. */
function titleOf(beginning: string): string {
  const words = plainText(beginning.replace(/<[^>]*$/, ''))
  if (words.length <= titleLength) return words
  const end = words.lastIndexOf(' ', titleLength)
  return `${words.slice(0, end > 0 ? end : titleLength)}…`
}
