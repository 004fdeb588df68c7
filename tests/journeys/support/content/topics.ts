import { expect } from '@playwright/test'
import { searchKeyOf } from '@prostuti/server/features/questions/search/search-key'
import { categories, questions } from '@prostuti/server/features/questions/tables/questions'
import type { TestSite } from '../test-site.ts'

interface NewQuestion {
  text: string
  /** Default: a minute ago. */
  publishedAt?: Date | null
}

/** Writes a question about two rivers into a topic; resolves to its id. */
export async function addQuestion(
  { db }: TestSite,
  topic: number,
  { text, publishedAt }: NewQuestion,
): Promise<string> {
  const content = {
    text,
    options: ['চাঁদপুর', 'আরিচা', 'মাওয়া', 'গোয়ালন্দ'],
    explanation: 'চাঁদপুরে দুই নদী মেশে।',
  }
  const [row] = await db.orm
    .insert(questions)
    .values({
      slug: crypto.randomUUID(),
      categoryId: topic,
      content: { bn: content, en: content },
      key: 0,
      rightOptions: [0],
      pinned: [],
      // It is found at once: those of the demo are still being prepared for the search.
      searchKey: searchKeyOf({ bn: content, en: content }),
      publishedAt: publishedAt === undefined ? new Date(Date.now() - 60_000) : publishedAt,
    })
    .returning({ id: questions.id })
  return String(row!.id)
}

/** A topic with so many published questions, once its list is made; resolves to its id. */
export async function addTopic(site: TestSite, count = 60): Promise<number> {
  const name = { bn: 'নদনদী', en: 'Rivers' }
  const [topic] = await site.db.orm
    .insert(categories)
    .values({ slug: crypto.randomUUID(), name })
    .returning({ id: categories.id })
  const { id } = topic!
  for (let number = 1; number <= count; number++)
    await addQuestion(site, id, {
      text: `পদ্মা কোথায় মেঘনায় মেশে? (${number})`,
      publishedAt: new Date(Date.now() - 60_000 + number),
    })
  const last = `${site.url}/study/${id}/question${count > 50 ? `/${Math.ceil(count / 50)}/` : ''}`
  await expect.poll(async () => (await fetch(last)).status, { timeout: 60_000 }).toBe(200)
  return id
}
