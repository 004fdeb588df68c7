import type { CategoryName } from '@prostuti/contract'

const indent = '\u2003'
const deepest = 30

/** Categories for a choice: each below its parent, moved in by its depth. */
export function categoryOptions(categories: readonly CategoryName[]): { value: string; label: string }[] {
  const childrenOf = Map.groupBy(categories, ({ parent }) => parent)
  const below = (parent: string | null, depth: number): { value: string; label: string }[] =>
    depth > deepest
      ? []
      : (childrenOf.get(parent) ?? []).flatMap(({ id, name }) => [
          { value: id, label: `${indent.repeat(depth)}${name}` },
          ...below(id, depth + 1),
        ])
  return below(null, 0)
}
