import type { Category } from '@prostuti/contract'

/** A category with fewer questions of its own is thin. */
export const thinBelow = 20

/** A line of the tree. */
export interface CategoryRow {
  readonly category: Category
  readonly depth: number
  readonly isOpen: boolean
  readonly hasBelow: boolean
  /** With those of the categories below it. */
  readonly questions: number
}

export interface TreeView {
  readonly open: ReadonlySet<string>
  readonly search: string
  readonly onlyThin: boolean
}

/** The lines that are shown: below what is open, or wherever a search or the thin ones lead. */
export function rowsOf(categories: readonly Category[], { open, search, onlyThin }: TreeView): CategoryRow[] {
  const below = Map.groupBy(categories, ({ parent }) => parent)
  const words = search.trim().toLowerCase()
  const isWanted = ({ name, question_count: count }: Category) =>
    (words === '' || `${name.bn} ${name.en}`.toLowerCase().includes(words)) && (!onlyThin || count < thinBelow)
  const isNarrowed = words !== '' || onlyThin
  const total = (category: Category): number =>
    (below.get(category.id) ?? []).reduce((sum, each) => sum + total(each), category.question_count)
  const leads = (category: Category): boolean =>
    isWanted(category) || (below.get(category.id) ?? []).some(each => leads(each))
  const walk = (parent: string | null, depth: number): CategoryRow[] =>
    (below.get(parent) ?? []).flatMap(category => {
      if (isNarrowed && !leads(category)) return []
      const hasBelow = below.has(category.id)
      const isOpen = hasBelow && (isNarrowed || open.has(category.id))
      const row = { category, depth, isOpen, hasBelow, questions: total(category) }
      return [row, ...(isOpen ? walk(category.id, depth + 1) : [])]
    })
  return walk(null, 0)
}

/** A category and all below it: it cannot be moved there. */
export function withBelow(categories: readonly Category[], id: string): ReadonlySet<string> {
  const found = new Set([id])
  for (let size = 0; size !== found.size; ) {
    size = found.size
    for (const { id: each, parent } of categories) if (parent !== null && found.has(parent)) found.add(each)
  }
  return found
}
