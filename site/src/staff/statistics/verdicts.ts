import type { ItemStatistics, ItemVerdict } from '@prostuti/contract'
import type { IconName, Tone } from '../foundation/index.ts'

export const verdictLooks: Readonly<Record<ItemVerdict, readonly [Tone, IconName]>> = {
  key_wrong: ['wrong', 'key-round'],
  two_right: ['running', 'git-compare-arrows'],
  too_hard: ['running', 'trending-up'],
  weak: ['running', 'minus'],
  too_easy: ['quiet', 'arrow-down'],
  option_unused: ['quiet', 'circle-off'],
  unknown: ['quiet', 'circle-dashed'],
  good: ['plain', 'circle-check'],
  cancelled: ['quiet', 'x'],
}

/** How many questions each figure of the head counts. */
export const verdictGroups = {
  good: ['good'],
  again: ['two_right', 'too_hard', 'weak', 'option_unused', 'unknown'],
  key: ['key_wrong'],
  easy: ['too_easy'],
} as const satisfies Record<string, readonly ItemVerdict[]>

export const sorts = ['worst', 'number'] as const
export type Sort = (typeof sorts)[number]

/** The order of the looks above: what needs a person most stands first. */
const ranks = Object.keys(verdictLooks)
const rankOf = ({ verdict }: ItemStatistics) => ranks.indexOf(verdict)

/** What needs a person first; within one verdict what tells least who knows more. */
export function inOrder(items: readonly ItemStatistics[], sort: Sort): ItemStatistics[] {
  if (sort === 'number') return items.toSorted((a, b) => a.number - b.number)
  const tells = (item: ItemStatistics) => item.discrimination ?? 100
  return items.toSorted((a, b) => rankOf(a) - rankOf(b) || tells(a) - tells(b) || a.number - b.number)
}
