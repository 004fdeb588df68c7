import { isThing, type Thing } from './thing.ts'

const most = 6

const keyOf = (person: string) => `prostuti.staff.recent:${person}`

/** The things that a person opened from here on this device, the last one first. */
export function readRecent(person: string): readonly Thing[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(person)) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isThing) : []
  } catch (error) {
    console.warn('what was opened before cannot be read', error)
    return []
  }
}

export function keepRecent(person: string, thing: Thing): void {
  const others = readRecent(person).filter(({ kind, id }) => kind !== thing.kind || id !== thing.id)
  try {
    localStorage.setItem(keyOf(person), JSON.stringify([thing, ...others].slice(0, most)))
  } catch (error) {
    console.warn('this device keeps nothing of what was opened', error)
  }
}
