export type Values = Readonly<Record<string, unknown>>

/** A form that two people have changed since the same version. */
export interface MergedFields<T extends Values> {
  /** Mine, with what only the other person has changed. */
  readonly values: T
  /** Fields that both have changed, each to something else. */
  readonly differing: readonly (keyof T & string)[]
  /** Fields that only one of us has changed. */
  readonly merged: readonly { readonly field: keyof T & string; readonly by: 'me' | 'them' }[]
}

/** Whether two values of forms are the same: plain data, whatever the order of an object's fields. */
export function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false
  if (one instanceof Date || other instanceof Date)
    return one instanceof Date && other instanceof Date && one.getTime() === other.getTime()
  if (Array.isArray(one) !== Array.isArray(other)) return false
  const [mine, theirs] = [one as Record<string, unknown>, other as Record<string, unknown>]
  const names = new Set([...Object.keys(mine), ...Object.keys(theirs)])
  return [...names].every(name => isSame(mine[name], theirs[name]))
}

/** The fields that differ between two versions of a form. */
export function changedFields<T extends Values>(from: T, to: T): (keyof T & string)[] {
  return Object.keys(to).filter(field => !isSame(from[field], to[field]))
}

/** Brings together what two people have made of the same version, field by field. */
export function mergeFields<T extends Values>(base: T, mine: T, theirs: T): MergedFields<T> {
  const [byMe, byThem] = [changedFields(base, mine), changedFields(base, theirs)]
  const both = byMe.filter(field => byThem.includes(field))
  const onlyThem = byThem.filter(field => !byMe.includes(field))
  return {
    values: { ...mine, ...Object.fromEntries(onlyThem.map(field => [field, theirs[field]])) },
    differing: both.filter(field => !isSame(mine[field], theirs[field])),
    merged: [
      ...byMe.filter(field => !both.includes(field)).map(field => ({ field, by: 'me' as const })),
      ...onlyThem.map(field => ({ field, by: 'them' as const })),
    ],
  }
}
