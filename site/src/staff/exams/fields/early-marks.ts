import { type ExamFields, openingAt } from './exam-fields.ts'

type Opening = 'result_visibility' | 'standing_visibility' | 'solution_visibility'
type TimesOfExam = Pick<ExamFields, Opening | 'end_time' | 'grace' | 'mode' | 'is_demo' | 'members_only'>

/**
 * What becomes of marks that are to be shown while a ranked exam can still be sat. `oracle`: they tell which answers are right,
 * and several accounts together learn the key. `waits`: people without an account may sit it, so the server shows none before
 * the end, whatever is chosen. Null: nothing opens early, or nobody is ranked.
 */
export function earlyMarks(fields: TimesOfExam): 'oracle' | 'waits' | null {
  if (fields.is_demo || fields.mode === 'SMALL') return null
  if (!isEarly('result_visibility', fields) && !isEarly('standing_visibility', fields)) return null
  return fields.members_only ? 'oracle' : 'waits'
}

/** The instant at which something opens to learners, which is not always the one that is chosen; null: never. */
export function opensToLearners(name: Opening, fields: TimesOfExam): string | null {
  const waits = isEarly(name, fields) && (name === 'solution_visibility' || earlyMarks(fields) === 'waits')
  return openingAt(waits ? 'end' : fields[name], fields)
}

/** Before everybody’s sheet can be in. */
function isEarly(name: Opening, fields: TimesOfExam): boolean {
  const [at, end] = [openingAt(fields[name], fields), openingAt('end', fields)]
  return at !== null && end !== null && Date.parse(at) < Date.parse(end)
}
