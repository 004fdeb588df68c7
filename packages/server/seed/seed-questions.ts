import { sql } from 'drizzle-orm'
import { renderRichText } from '../src/features/questions/rendering/render-question.ts'
import { categories, passages, questions } from '../src/features/questions/tables/questions.ts'
import type { Database } from '../src/platform/db/database.ts'
import { ourQuestions } from './our-questions.ts'
import { pictureTag } from './picture-tag.ts'
import { inLanguage, type SeedQuestion, passages as seedPassages, subjects } from './questions/index.ts'
import type { Localized } from './questions/seed-question.ts'

type Language = 'bn' | 'en'

/** Puts our own questions into the bank. Seeding again changes what was edited and adds what is new. */
export async function seedQuestions(db: Database, list: readonly SeedQuestion[] = ourQuestions()): Promise<void> {
  const categoryIds = await seedCategories(db)
  const passageIds = await seedPassageTexts(db)
  const rows = await Promise.all(
    list.map(async question => ({
      slug: question.slug,
      categoryId: categoryIds.get(question.subject)!,
      passageId: question.passage ? passageIds.get(question.passage)! : null,
      content: { bn: await contentOf(question, 'bn'), en: await contentOf(question, 'en') },
      key: question.correct,
      rightOptions: [question.correct],
      pinned: question.pinned ?? [],
      difficulty: question.difficulty,
    })),
  )
  await db.orm
    .insert(questions)
    .values(rows)
    .onConflictDoUpdate({
      target: questions.slug,
      set: {
        content: sql`excluded.content`,
        key: sql`excluded.key`,
        rightOptions: sql`excluded.right_options`,
        pinned: sql`excluded.pinned`,
        difficulty: sql`excluded.difficulty`,
      },
    })
}

async function seedCategories({ orm }: Database): Promise<Map<string, number>> {
  const rows = Object.entries(subjects).map(([slug, name]) => ({ slug, name: bothOf(name) }))
  const saved = await orm
    .insert(categories)
    .values(rows)
    .onConflictDoUpdate({ target: categories.slug, set: { name: sql`excluded.name` } })
    .returning({ id: categories.id, slug: categories.slug })
  return new Map(saved.map(row => [row.slug, row.id]))
}

async function seedPassageTexts({ orm }: Database): Promise<Map<string, number>> {
  const rows = seedPassages.map(({ slug, text }) => ({
    slug,
    content: { bn: renderRichText(inLanguage(text, 'bn')), en: renderRichText(inLanguage(text, 'en')) },
  }))
  const saved = await orm
    .insert(passages)
    .values(rows)
    .onConflictDoUpdate({ target: passages.slug, set: { content: sql`excluded.content` } })
    .returning({ id: passages.id, slug: passages.slug })
  return new Map(saved.map(row => [row.slug, row.id]))
}

function bothOf(text: Localized): { bn: string; en: string } {
  return { bn: inLanguage(text, 'bn'), en: inLanguage(text, 'en') }
}

async function contentOf(question: SeedQuestion, language: Language) {
  const picture = question.picture ? await pictureTag(question.picture, language) : ''
  return {
    text: renderRichText(inLanguage(question.text, language)) + picture,
    options: question.options.map(option => renderRichText(inLanguage(option, language))),
    explanation: renderRichText(inLanguage(question.explanation, language)),
  }
}
