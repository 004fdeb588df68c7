import type { Localized } from '../../../platform/db/columns.ts'
import type { TestApp } from '../../../testing/test-app.ts'
import { categories, questions } from '../../questions/tables/questions.ts'

type Site = Pick<TestApp, 'app' | 'clock' | 'db'>

/** Writes a topic; resolves to its id. */
export async function addTopic(
  { db }: Pick<Site, 'db'>,
  name: Localized,
  given: Partial<typeof categories.$inferInsert> = {},
): Promise<number> {
  const [row] = await db.orm
    .insert(categories)
    .values({ slug: crypto.randomUUID(), name, ...given })
    .returning({ id: categories.id })
  return row!.id
}

/** Writes a question that has been published, unless said otherwise; resolves to its id. */
export async function addQuestion(
  { db, clock }: Pick<Site, 'db' | 'clock'>,
  categoryId: number,
  text: string,
  given: Partial<typeof questions.$inferInsert> = {},
): Promise<string> {
  const written = { text, options: ['চাঁদপুর', 'গোয়ালন্দ'], explanation: 'গোপনীয়' }
  const content = { bn: written, en: written }
  const values = { slug: crypto.randomUUID(), categoryId, content, key: 0, rightOptions: [0], pinned: [] }
  const [row] = await db.orm
    .insert(questions)
    .values({ ...values, publishedAt: new Date(clock.now() - 1_000), ...given })
    .returning({ id: questions.id })
  return String(row!.id)
}

/** Gives questions their search keys and topics their lists. */
export async function sweepStudy({ app }: Pick<Site, 'app'>): Promise<void> {
  while ((await app.questions.sweep()) > 0);
  while ((await app.study.sweep()) > 0);
}
