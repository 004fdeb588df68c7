import type { CardFlags } from './exam-cards.ts'

/** More than this many different ones of a list are made again for each person. */
const maxVariants = 500

const variants = new WeakMap<object, Map<string, object>>()

/**
 * A shared list with what a person did in its exams and has of them, and with what else is theirs, which `otherwise` names. People who
 * have the same, which most of all is nothing, get the same object. It is kept as long as `shared`, which the public cache replaces.
 */
export function variantOf<Shared extends object>(
  shared: Shared,
  flags: CardFlags,
  make: () => Shared,
  otherwise = '',
): Shared {
  const own = [flags.participated, flags.bookmarked, flags.owned].map(ids => [...ids].join())
  const key = [...own, flags.premiumUntil ?? '', otherwise].join('/')
  if (key === '////') return shared
  const cached = variants.get(shared) ?? new Map<string, object>()
  variants.set(shared, cached)
  const found = cached.get(key) as Shared | undefined
  if (found) return found
  const made = make()
  if (cached.size < maxVariants) cached.set(key, made)
  return made
}
