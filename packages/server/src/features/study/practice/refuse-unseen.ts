import { AppError } from '../../../platform/errors/app-error.ts'
import type { PracticeDeps } from './practice-deps.ts'
import type { practicedQuestions } from './practice-rows.ts'

/**
 * Throws `validation_failed` for questions that this person may not see, or names twice. One that was taken out of the bank
 * after it had been dealt is nobody's fault and passes.
 */
export async function refuseUnseen(
  { present, db, clock }: PracticeDeps,
  asked: readonly { readonly question: string }[],
  reader: Parameters<typeof practicedQuestions>[2],
  field: string,
): Promise<void> {
  const ids = asked.map(({ question }) => question)
  const found = await present(ids, { ...reader, at: clock.now(), withKeys: false })
  const seen = new Set(found.map(({ id }) => id))
  const { rows } = await db.pool.query<{ id: string }>({
    name: 'practice-questions-gone',
    text: 'select id from questions where id = any($1::bigint[]) and published_at is not null and deleted_at is not null',
    values: [ids],
  })
  const gone = new Set(rows.map(({ id }) => id))
  const wrong = ids.findIndex((id, index) => !(seen.has(id) || gone.has(id)) || ids.indexOf(id) < index)
  if (wrong === -1) return
  const [path, message] = [`${field}.${wrong}.question`, 'A question that can be practised, once']
  throw new AppError('validation_failed', { fields: [{ path, code: 'unknown', message }] })
}
