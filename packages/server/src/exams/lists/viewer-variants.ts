import type { ViewerFlags } from './viewer-flags.ts'

/** More than this many different ones of a list are made for each person anew. */
const maxVariants = 500

const variants = new WeakMap<object, Map<string, object>>()

/**
 * A shared list with what a person did in its exams, and with what else is theirs, which `otherwise` names. Whoever has the
 * same, which most of all is nothing, gets the same object. It is kept as long as `shared`, which the public cache replaces.
 */
export function variantOf<Shared extends object>(
  shared: Shared,
  flags: ViewerFlags,
  make: () => Shared,
  otherwise = '',
): Shared {
  if (flags.participated.size === 0 && flags.bookmarked.size === 0 && otherwise === '') return shared
  const cached = variants.get(shared) ?? new Map<string, object>()
  variants.set(shared, cached)
  const key = `${[...flags.participated]}/${[...flags.bookmarked]}/${otherwise}`
  const found = cached.get(key) as Shared | undefined
  if (found) return found
  const made = make()
  if (cached.size < maxVariants) cached.set(key, made)
  return made
}
