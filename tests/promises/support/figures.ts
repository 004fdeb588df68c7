/** `3 of 2,000` */
export function outOf(some: number, all: number): string {
  return `${count(some)} of ${count(all)}`
}

/** With commas. */
export function count(number: number): string {
  return number.toLocaleString('en')
}

/** The first few, so that a finding can be looked into. */
export function someOf(things: readonly string[], few = 3): string {
  if (things.length === 0) return ''
  const shown = things.slice(0, few).map(thing => (thing.length > 100 ? `${thing.slice(0, 100)}…` : thing))
  return ` (${shown.join('; ')}${things.length > few ? '; …' : ''})`
}
