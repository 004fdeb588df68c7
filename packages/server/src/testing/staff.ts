import type { Category, QuestionForm, StaffQuestion } from '@prostuti/contract'
import type { Person, TestApp } from './test-app.ts'

/** A person who may do what staff do. */
export async function moderator(testApp: TestApp, name = 'মিতা রানী'): Promise<Person> {
  const person = await testApp.person({ member: true })
  await testApp.db.pool.query(`update users set role = 'owner', name = $2 where id = $1`, [person.id, name])
  return person
}

/** A category by this name; its id. */
export async function writeCategory(staff: Person, name: string, parent: string | null = null): Promise<Category> {
  const { body } = await staff.call<Category>('POST', 'questions/v4/categories/', { name: { bn: name }, parent })
  return body
}

let written = 0

/** What staff write of a plain question like no other, whose second option is right; `given` says otherwise. */
export function questionForm(category: string, given: Record<string, unknown> = {}) {
  return {
    question: { bn: `মুক্তিযুদ্ধের সময় বাংলাদেশকে কয়টি সেক্টরে ভাগ করা হয়েছিল? (${++written})` },
    options: ['৯টি', '১১টি', '১২টি', '১৬টি'].map((text, number) => ({
      option: { bn: text },
      is_correct: number === 1,
    })),
    explanation: { bn: '১১ জুলাই ১৯৭১ সেক্টর ভাগ চূড়ান্ত হয়।' },
    category,
    reviewed: true,
    ...given,
  } satisfies Partial<Record<keyof QuestionForm, unknown>>
}

/** A plain question in the bank. */
export async function writeQuestion(
  staff: Person,
  category: string,
  given?: Record<string, unknown>,
): Promise<StaffQuestion> {
  const { status, body, text } = await staff.call<StaffQuestion>(
    'POST',
    'questions/v4/admin-question/',
    questionForm(category, given),
  )
  if (status !== 200) throw new Error(text)
  return body
}
