import { countedExactly, listPageSize, type ParsedPart } from '@prostuti/contract'
import { listAllExamQuestions } from '@prostuti/contract/exams/operations'
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { presentPage } from '../../../platform/http/call/cursor.ts'
import { implement } from '../../../platform/http/call/implement.ts'
import { type ListOrder, readPage } from '../../../platform/http/call/keyset.ts'
import { inCategory, questions, readCategoriesBelow, readFoundQuestions, searchedBy } from '../../questions/index.ts'
import type { StaffDeps } from '../exam-deps.ts'
import { readBuilderQuestions } from './builder-questions.ts'
import { findExam } from './lock-exam.ts'
import { readQuestionIds } from './question-list.ts'
import { seenQuestionIds } from './seen-questions.ts'

type Query = ParsedPart<'exams.listAllExamQuestions', 'query'>
type Row = Pick<typeof questions.$inferSelect, 'id' | 'createdAt'>

const newest: ListOrder<Row> = {
  at: questions.createdAt,
  id: questions.id,
  order: 'newest first',
  sortKeyOf: ({ createdAt, id }) => ({ at: createdAt, id }),
}

/** Questions to pick from for an exam, each with its number where it is picked already. */
export function createPickQuestions({ db }: StaffDeps) {
  return implement(listAllExamQuestions, async ({ query }, { language }) => {
    const { page_size: pageSize = listPageSize, page, cursor } = query
    const exam = query.exam === undefined ? null : await findExam(db, query.exam)
    const below = await readCategoriesBelow(db.pool, query.category)
    const wanted = filterOf(query, below, exam?.reviewedQb ?? query.reviewed_qb ?? true)
    const isSearch = Boolean(query.search)
    const most = countedExactly[isSearch ? 'search' : 'list']
    const [found, picked] = await Promise.all([
      readFoundQuestions(db, { wanted, most, isSearch }, among =>
        readPage({ pageSize, page, cursor }, newest, ({ where, orderBy, limit, offset }) =>
          db.orm
            .select({ id: questions.id, createdAt: questions.createdAt })
            .from(questions)
            .where(and(among, where))
            .orderBy(...orderBy)
            .limit(limit)
            .offset(offset),
        ),
      ),
      exam ? readQuestionIds(db.pool, exam) : [],
    ])
    const { rows, ...place } = found.page
    const { count, count_is_exact } = found
    const numberOf = new Map(picked.map((id, index) => [String(id), index + 1]))
    const shown = await readBuilderQuestions(
      db,
      rows.map(({ id }) => id),
      { exam: exam?.id ?? null, language },
    )
    const results = shown.map(question => ({ ...question, number: numberOf.get(question.id) ?? null }))
    return { ...presentPage(listAllExamQuestions.path, query, { count, results, ...place }), count_is_exact }
  })
}

function filterOf(
  { category, search, unseen, perfect, difficulty }: Query,
  below: readonly number[] | undefined,
  reviewed: boolean,
): SQL | undefined {
  return and(
    isNull(questions.deletedAt),
    isNull(questions.mergedInto),
    eq(questions.reviewed, reviewed),
    category === undefined ? undefined : inCategory(category, below),
    search === undefined ? undefined : searchedBy(search),
    perfect ? eq(questions.quality, 'Perfect') : undefined,
    difficulty === undefined ? undefined : eq(questions.difficulty, difficulty),
    unseen ? sql`${questions.id} not in ${sql.raw(seenQuestionIds)}` : undefined,
  )
}
