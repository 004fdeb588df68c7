import type { BuilderQuestion, Language } from '@prostuti/contract'
import { inArray } from 'drizzle-orm'
import type { Database } from '../../../platform/db/database.ts'
import { inLanguage } from '../../../platform/db/in-language.ts'
import { categories, questions, readSubjects, reveal, type Subject } from '../../questions/index.ts'
import { readQuestionFaults } from './find-problems.ts'
import { readSeen, type Seen } from './seen-questions.ts'

interface Facts {
  readonly language: Language
  readonly category: { readonly id: number; readonly name: { bn: string; en: string } }
  readonly subject: Subject
  readonly seen: Seen | undefined
  readonly problems: BuilderQuestion['problems']
}

/** These questions as the builder shows them to staff, in this order, keys and all. `exam`: the one that does not count as seen. */
export async function readBuilderQuestions(
  { orm, pool }: Database,
  ids: readonly bigint[],
  { exam, language }: { exam: number | null; language: Language },
): Promise<BuilderQuestion[]> {
  if (ids.length === 0) return []
  const [rows, faults, seen] = await Promise.all([
    orm
      .select()
      .from(questions)
      .where(inArray(questions.id, [...ids])),
    readQuestionFaults(pool, ids),
    readSeen(pool, ids, exam),
  ])
  const categoryIds = [...new Set(rows.map(({ categoryId }) => categoryId))]
  const [named, subjects] = await Promise.all([
    orm.select().from(categories).where(inArray(categories.id, categoryIds)),
    readSubjects(pool, categoryIds),
  ])
  const byId = new Map(rows.map(row => [row.id, row]))
  return ids.flatMap(id => {
    const row = byId.get(id)
    const category = named.find(each => each.id === row?.categoryId)
    if (!row || !category) return []
    return present(row, {
      language,
      category,
      subject: subjects.get(category.id) ?? category,
      seen: seen.get(String(id)),
      problems: faults.get(String(id)) ?? [],
    })
  })
}

function present(
  row: typeof questions.$inferSelect,
  { language, category, subject, seen, problems }: Facts,
): BuilderQuestion {
  const { text, options } = row.content[language]
  const right = reveal(row.rightOptions)
  const name = (of: Pick<Subject, 'id' | 'name'>) => ({ id: String(of.id), name: inLanguage(of.name, language) })
  return {
    id: String(row.id),
    text,
    options: options.flatMap((option, number) =>
      row.hiddenOptions.includes(number) ? [] : { number, text: option, is_correct: right.includes(number) },
    ),
    category: name(category),
    subject: name(subject),
    quality: row.quality,
    difficulty: row.difficulty,
    reviewed: row.reviewed,
    seen_by: seen?.sheets ?? 0,
    seen_in: seen ? inLanguage(seen.last, language) : null,
    problems: [...problems],
  }
}
