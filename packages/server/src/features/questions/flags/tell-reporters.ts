import { eq } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { PoolClient } from 'pg'
import { notify } from '../../../platform/notifications/notify.ts'
import { readableText } from '../rendering/readable-text.ts'
import type { questionFlags } from '../tables/flags.ts'
import { questions } from '../tables/questions.ts'

/** UTF-16 units of a question that may be shown. */
const mostWords = 300

interface Answered {
  /** Of the report that was looked at. */
  readonly flag: Pick<typeof questionFlags.$inferSelect, 'id' | 'questionId'>
  readonly people: readonly bigint[]
  readonly answer: string
  readonly mended: boolean
  /** Milliseconds since 1970. */
  readonly at: number
}

/** Tells who reported a question what the staff say, each once. */
export async function tellReporters(client: PoolClient, { flag, people, answer, mended, at }: Answered): Promise<void> {
  const [question] = await drizzle(client).select().from(questions).where(eq(questions.id, flag.questionId))
  const data = { ...publicPart(question!, at), answer, mended }
  await notify(client, { kind: 'report_answered', key: String(flag.id), data, people, at })
}

/** A question that is not public, or no more, is among the exams that one took. */
function publicPart(
  { id, publicSlug, publishedAt, deletedAt, content: { bn, en } }: typeof questions.$inferSelect,
  now: number,
) {
  const isPublic = publishedAt !== null && publishedAt.getTime() <= now && deletedAt === null
  if (!isPublic) return { path: '/exam/participated', words: { bn: '' } }
  const path = `/questions/${id}/${encodeURIComponent(publicSlug ?? String(id))}`
  return {
    path,
    words: { bn: readableText(bn.text).slice(0, mostWords), en: readableText(en.text).slice(0, mostWords) },
  }
}
