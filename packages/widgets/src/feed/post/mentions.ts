import type { Mention } from '@prostuti/contract'
import type { Person } from './comment-tree.ts'

/** What stands behind an @ at the end of what is typed; null: nothing. */
export const askedMention = (before: string): string | null =>
  /(?:^|\s)@([\p{L}\p{M}.]{0,30})$/u.exec(before)?.[1] ?? null

/** Those whose name, or a word of it, begins so; all for a bare @. */
export const offered = (people: readonly Person[], asked: string): readonly Person[] =>
  people.filter(({ name }) => name.split(/\s+/).some(word => word.startsWith(asked))).slice(0, 4)

const maxMentions = 10

/** Whom the words mean: those here, and those that were meant before. */
export function mentionsIn(text: string, people: readonly Person[], before: readonly Mention[] = []): Mention[] {
  const here = people.map(({ name, comment }) => ({ name, comment }))
  const found = [...here, ...before].filter(({ name }) => text.includes(`@${name}`))
  return [...new Map(found.map(mention => [mention.name, mention])).values()].slice(0, maxMentions)
}
