import type { NamedCategory } from '../imports/category-names.ts'

/** The names of each category in Bangla, from the top, by its id. */
export function categoryPaths(categories: readonly NamedCategory[]): ReadonlyMap<number, readonly string[]> {
  const byId = new Map(categories.map(each => [each.id, each]))
  return new Map(categories.map(({ id }) => [id, pathOf(id, byId)]))
}

function pathOf(id: number, byId: ReadonlyMap<number, NamedCategory>): string[] {
  const names: string[] = []
  const seen = new Set<number>()
  for (let each = byId.get(id); each && !seen.has(each.id); each = byId.get(each.parent ?? -1)) {
    seen.add(each.id)
    names.unshift(each.bn)
  }
  return names
}
