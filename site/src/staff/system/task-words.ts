import type { TaskKind } from '@prostuti/contract'
import { taskKinds } from '@prostuti/contract/core/task-kinds'
import type { TextKey } from '../rooms.ts'

/** What a kind of work is called, and what its failure means for people: a kind without both does not compile. */
export interface TaskWords {
  readonly name: TextKey<'system'>
  readonly meaning: TextKey<'system'>
}

const wordsOf = (kind: TaskKind): TaskWords => ({ name: `system.task.${kind}`, meaning: `system.meaning.${kind}` })

/** Of a build that is gone, there may be others. */
const other: TaskWords = { name: 'system.task.other', meaning: 'system.meaning.other' }

export function taskWords(kind: string): TaskWords {
  const known = taskKinds.find(each => each === kind)
  return known ? wordsOf(known) : other
}

/** Why a task failed; an unknown code says that the log knows more. */
export function failureWords(code: string | null): TextKey<'system'> {
  if (code === 'validation_failed') return 'system.failure.validation_failed'
  if (code === 'not_found') return 'system.failure.not_found'
  return code === 'conflict' ? 'system.failure.conflict' : 'system.failure.other'
}
