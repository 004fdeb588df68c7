import type { AuditEntry } from '@prostuti/contract'
import type { LoggedOption } from '../trail/option-changes.ts'

/** What of a question was mended. */
export type MendedPart = 'question' | 'options' | 'right' | 'explanation'

const order: readonly MendedPart[] = ['question', 'options', 'right', 'explanation']

/** What staff mended of a question from this instant on, by the entries of its history. */
export function whatWasDone(entries: readonly AuditEntry[], since: string): MendedPart[] {
  const done = new Set(entries.filter(({ at }) => at >= since).flatMap(partsOf))
  return order.filter(part => done.has(part))
}

function partsOf({ before, after }: AuditEntry): MendedPart[] {
  if (!before || !after) return []
  const [was, is] = [optionsOf(before.options), optionsOf(after.options)]
  const differ = (part: (option: LoggedOption) => unknown) =>
    JSON.stringify(was.map(part)) !== JSON.stringify(is.map(part))
  return [
    ...('question' in after ? (['question'] as const) : []),
    ...(differ(({ option, hidden }) => [option, hidden ?? false]) ? (['options'] as const) : []),
    ...(differ(({ is_correct: isRight }) => isRight) ? (['right'] as const) : []),
    ...('explanation' in after || differ(({ explanation }) => explanation) ? (['explanation'] as const) : []),
  ]
}

const optionsOf = (value: unknown): readonly LoggedOption[] => (Array.isArray(value) ? value : [])
