import type { RegradeEffect } from '@prostuti/contract'
import type { MovedMarks } from './rescored-sheets.ts'

/** How many sheets rise, fall and cross the cut mark (in thousandths; null: there is none). */
export function effectOf(moved: readonly MovedMarks[], cutMark: number | null): RegradeEffect {
  const sum = (isCounted: (each: MovedMarks) => boolean) =>
    moved.filter(isCounted).reduce((total, { count }) => total + count, 0)
  return {
    sheets: sum(() => true),
    rose: sum(({ before, after }) => after > before),
    fell: sum(({ before, after }) => after < before),
    passed: cutMark === null ? 0 : sum(({ before, after }) => before < cutMark && after >= cutMark),
    failed: cutMark === null ? 0 : sum(({ before, after }) => before >= cutMark && after < cutMark),
  }
}

/** Competition ranks among those who are ranked, by their marks before and after; -1 for who is not. */
export function positionsOf(moved: readonly MovedMarks[], { mode, ranked, before, after }: MovedMarks) {
  if (!ranked) return { before: -1, after: -1 }
  const peers = moved.filter(each => each.mode === mode && each.ranked)
  const above = (isAbove: (each: MovedMarks) => boolean) =>
    1 + peers.filter(isAbove).reduce((total, { count }) => total + count, 0)
  return { before: above(each => each.before > before), after: above(each => each.after > after) }
}

/** Groups that are moved in different ways: the largest that rises, that falls, and whose marks stay but not their place. */
export function exampleGroups(moved: readonly MovedMarks[]): MovedMarks[] {
  const largest = (isMeant: (each: MovedMarks) => boolean) =>
    moved.filter(isMeant).reduce<MovedMarks | undefined>((a, b) => (a && a.count >= b.count ? a : b), undefined)
  const movesOn = (each: MovedMarks) => {
    const { before, after } = positionsOf(moved, each)
    return each.before === each.after && before !== after
  }
  return [
    largest(({ before, after }) => after > before),
    largest(({ before, after }) => after < before),
    largest(movesOn),
  ].filter(each => each !== undefined)
}

/** Moved marks with the competition ranks of who has them. */
export interface PlacedMarks extends MovedMarks {
  readonly positionBefore: number
  readonly positionAfter: number
}

/** The ranks of all groups of one mode, each of which is ranked. */
export function placesOf(groups: readonly MovedMarks[]): PlacedMarks[] {
  const before = ranksBy(groups, each => each.before)
  const after = ranksBy(groups, each => each.after)
  return groups.map(group => ({
    ...group,
    positionBefore: before.get(group.before)!,
    positionAfter: after.get(group.after)!,
  }))
}

/** The rank that each mark has. */
function ranksBy(groups: readonly MovedMarks[], marksOf: (group: MovedMarks) => number): ReadonlyMap<number, number> {
  const ranks = new Map<number, number>()
  let above = 0
  for (const group of groups.toSorted((a, b) => marksOf(b) - marksOf(a))) {
    if (!ranks.has(marksOf(group))) ranks.set(marksOf(group), above + 1)
    above += group.count
  }
  return ranks
}
