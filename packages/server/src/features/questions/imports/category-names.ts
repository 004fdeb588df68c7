import { comparable } from '../dedupe.ts'

/** A category as a sheet may name it. */
export interface NamedCategory {
  readonly id: number
  readonly bn: string
  readonly en: string
  readonly parent: number | null
}

export type FoundCategory = { readonly id: number } | { readonly nearest: string | null } | { readonly paths: string[] }

export interface FindCategory {
  (name: string): FoundCategory
  isLive(id: number): boolean
}

const mostNearest = 200

const keyOf = (name: string) => comparable(name).toLowerCase()

/**
 * Finds categories by name or path (`বাংলাদেশ > মুক্তিযুদ্ধ`), in either language. One of an unknown name gets the name that
 * differs least; a name that several have gets their paths.
 */
export function createFindCategory(categories: readonly NamedCategory[]): FindCategory {
  const byId = new Map(categories.map(each => [each.id, each]))
  const pathOf = (category: NamedCategory, language: 'bn' | 'en'): string[] => {
    const names: string[] = []
    const seen = new Set<number>()
    for (
      let each: NamedCategory | undefined = category;
      each && !seen.has(each.id);
      each = byId.get(each.parent ?? -1)
    ) {
      seen.add(each.id)
      names.unshift(each[language])
    }
    return names
  }
  const byName = new Map<string, Map<number, NamedCategory>>()
  for (const category of categories) {
    for (const language of ['bn', 'en'] as const) {
      const path = pathOf(category, language).map(keyOf)
      for (let from = 0; from < path.length; from++) {
        const key = path.slice(from).join(' > ')
        byName.set(key, (byName.get(key) ?? new Map()).set(category.id, category))
      }
    }
  }
  const names = [...new Set(categories.map(({ bn }) => bn))]
  const known = new Map<string, FoundCategory>()

  function find(name: string): FoundCategory {
    const key = name
      .split(/\s*[>»/→]\s*/)
      .map(keyOf)
      .join(' > ')
    const found = [...(byName.get(key) ?? byName.get(keyOf(name)) ?? new Map<number, NamedCategory>()).values()]
    if (found.length === 1) return { id: found[0]!.id }
    if (found.length > 1) return { paths: found.map(each => pathOf(each, 'bn').join(' > ')) }
    // A sheet of ten thousand strange names gets its verdicts, too, without ten thousand comparisons with all of ours.
    return { nearest: known.size < mostNearest ? nearestTo(name, names) : null }
  }

  function findOnce(name: string): FoundCategory {
    const found = known.get(name) ?? find(name)
    known.set(name, found)
    return found
  }

  return Object.assign(findOnce, { isLive: (id: number) => byId.has(id) })
}

/** A name that differs by a third of its letters at most. */
function nearestTo(name: string, names: readonly string[]): string | null {
  const [best] = names
    .map(each => ({ each, distance: distanceBetween(keyOf(name).slice(0, 60), keyOf(each).slice(0, 60)) }))
    .sort((one, other) => one.distance - other.distance)
  return best && best.distance <= name.length / 3 ? best.each : null
}

/** Levenshtein's distance. */
function distanceBetween(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (let i = 1; i <= one.length; i++) {
    const next = [i]
    for (let j = 1; j <= other.length; j++)
      next.push(Math.min(next[j - 1]! + 1, row[j]! + 1, row[j - 1]! + (one[i - 1] === other[j - 1] ? 0 : 1)))
    row = next
  }
  return row[other.length]!
}
