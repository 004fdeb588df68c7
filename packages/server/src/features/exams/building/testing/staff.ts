import type { StaffExam } from '@prostuti/contract'
import type { Database } from '../../../../platform/db/database.ts'
import type { Answer, Person, TestApp } from '../../../../testing/test-app.ts'
import { categories, questions } from '../../../questions/tables/questions.ts'

/** A moderator with a session of their own. */
export async function signInModerator({ db, person }: Pick<TestApp, 'db' | 'person'>): Promise<Person> {
  const moderator = await person({ member: true })
  await db.pool.query(`update users set role = 'owner' where id = $1`, [moderator.id])
  return moderator
}

type QuestionColumns = Partial<typeof questions.$inferInsert>

/** A category; at the top unless said otherwise. Resolves to its id. */
export async function addCategory({ orm }: Database, name: string, parentId: number | null = null): Promise<number> {
  const slug = crypto.randomUUID()
  const [added] = await orm
    .insert(categories)
    .values({ slug, name: { bn: name, en: name }, parentId })
    .returning({ id: categories.id })
  return added!.id
}

/** So many reviewed questions of four options, the second one right. Resolves to their ids. */
export async function addQuestions(
  { orm }: Database,
  categoryId: number,
  count: number,
  columns: QuestionColumns = {},
): Promise<string[]> {
  const rows = Array.from({ length: count }, (_, index) => {
    const content = {
      text: `স্ত্রী শব্দের অর্থ কী? ${index}`,
      options: ['নারী', 'পত্নী', 'কন্যা', 'জননী'].map(word => `${word} ${index}`),
      explanation: `ব্যাখ্যা ${index}`,
    }
    return {
      slug: crypto.randomUUID(),
      categoryId,
      content: { bn: content, en: content },
      key: 1,
      rightOptions: [1],
      pinned: [],
      ...columns,
    }
  })
  const added = await orm.insert(questions).values(rows).returning({ id: questions.id })
  return added.map(({ id }) => String(id))
}

export const title = { bn: '৪৭তম বিসিএস মডেল টেস্ট' }

/** A draft of these questions that can be approved: an hour within its two days. */
export async function createDraft(
  moderator: Person,
  questionIds: readonly string[],
  fields: object = {},
): Promise<StaffExam> {
  const body = { title, duration: '01:00:00', question_ids: questionIds, ...fields }
  const { body: exam } = await moderator.call<StaffExam>('POST', 'exam/v5/admin-exams/', body)
  return exam
}

/** A change that is based on the exam's newest revision. */
export async function update<T = StaffExam>(moderator: Person, id: string, fields: object): Promise<Answer<T>> {
  const { body } = await moderator.call<StaffExam>('GET', `exam/v5/admin-exams/${id}/`)
  return moderator.call<T>('PATCH', `exam/v5/admin-exams/${id}/`, { revision: body.revision, ...fields })
}

/** Takes an exam over `Reviewed` to `Approved`. */
export async function approve<T = StaffExam>(moderator: Person, id: string): Promise<Answer<T>> {
  await update(moderator, id, { question_state: 2 })
  return update<T>(moderator, id, { question_state: 3 })
}
