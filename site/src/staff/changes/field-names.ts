import type { TextKey } from '../rooms.ts'

const known = [
  ...['answer', 'amount', 'body', 'category', 'centre', 'change', 'coins', 'cost', 'days', 'deadline', 'description'],
  ...['devices', 'difficulty', 'duration', 'end_time', 'explanation', 'failure', 'hidden', 'key', 'kind', 'language'],
  ...['link', 'merged', 'merged_into', 'method', 'minutes', 'name', 'options', 'order', 'passage', 'price', 'priority'],
  ...['program', 'programs', 'question', 'questions', 'received', 'role', 'start_time', 'state', 'summary', 'tags'],
  ...['text', 'title', 'topic', 'transaction', 'user', 'email'],
] as const

/** What fields are called; one that is not here is shown by its own name. */
export const fieldNames: Readonly<Partial<Record<string, TextKey<'changes'>>>> = Object.fromEntries(
  known.map(name => [name, `changes.field.${name}` satisfies TextKey<'changes'>]),
)
