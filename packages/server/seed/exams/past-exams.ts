import { and, asc, eq, inArray, isNull, like, or } from 'drizzle-orm'
import { approved } from '../../src/features/exams/exam.ts'
import { exams } from '../../src/features/exams/tables/exams.ts'
import { paperKeys } from '../../src/features/exams/tables/papers.ts'
import { categories, questions } from '../../src/features/questions/tables/questions.ts'
import type { Database } from '../../src/platform/db/database.ts'
import { inBanglaDigits } from '../questions/seed-question.ts'
import { templates } from './templates/index.ts'

/** MODEL_TEST and PAST_EXAMS of the specification's types of categories. */
const modelTest = 1
const pastExams = 2

/** The first papers of a free program are shown as model tests, the others as past exams; what is sold publishes neither. */
const isModelTest = (template: string, number: string) => template === 'own-pace-math' && Number(number) <= 3

/**
 * Exams of the demo that ended at the beginning of the year, as categories of past exams and of model tests, marked as samples: they are our own
 * papers, and nobody's recruitment. Their questions keep their subject and have the past exam besides it. What is there is left
 * alone, whatever staff have made of it.
 */
export async function seedPastExams({ orm }: Database): Promise<void> {
  const ended = await orm
    .select({ slot: exams.demoSlot, title: exams.title, questionIds: paperKeys.questionIds })
    .from(exams)
    .innerJoin(paperKeys, and(eq(paperKeys.examId, exams.id), eq(paperKeys.version, exams.paperVersion)))
    .where(and(eq(exams.questionState, approved), or(...staying().map(slug => like(exams.demoSlot, `${slug}/%`)))))
    .orderBy(asc(exams.startTime), asc(exams.id))
  for (const [index, { slot, title, questionIds }] of ended.entries()) {
    const [template = '', number = ''] = slot!.split('/')
    const [made] = await orm
      .insert(categories)
      .values({
        slug: `past-${template}-${number}`,
        name: { bn: `${title.bn} ${inBanglaDigits(number)} (নমুনা)`, en: `${title.en} ${number} (sample)` },
        catType: isModelTest(template, number) ? modelTest : pastExams,
        position: index,
      })
      .onConflictDoNothing({ target: categories.slug })
      .returning({ id: categories.id })
    if (made)
      await orm
        .update(questions)
        .set({ referenceCategoryId: made.id })
        .where(and(inArray(questions.id, questionIds), isNull(questions.referenceCategoryId)))
  }
}

const staying = () => templates.filter(({ stays }) => stays).map(({ slug }) => slug)
