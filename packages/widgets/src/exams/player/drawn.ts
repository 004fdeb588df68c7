import type { Attempt } from '@prostuti/sdk'
import { tappedEarly } from './question.tsx'
import type { SheetUnit } from './units.ts'
import { waitingAttempt } from './waiting-attempt.ts'

/** What the server has drawn in our root before our code came. */
export interface Drawn {
  /** The question that stands there, with its passage. */
  unit: SheetUnit
  place: number
  /** The clock's text. */
  clock: string
  /** Stands in for the attempt until there is one: it has the drawn counts. */
  attempt: Attempt
}

/** Reads it, before the first drawing; null where there is nothing. */
export function readDrawn(host: HTMLElement | null): Drawn | null {
  const root = host?.shadowRoot
  const box = root?.querySelector<HTMLElement>('fieldset.q')
  if (!root || !box) return null
  const { place = 0, answered = 0, total = 0 } = root.querySelector<HTMLElement>('.player')?.dataset ?? {}
  return {
    unit: unitOf(box, Number(place)),
    place: Number(place),
    clock: root.querySelector('.clock [role]')?.textContent ?? '',
    attempt: waitingAttempt({ answered: Number(answered), marked: 0, total: Number(total) }),
  }
}

function unitOf(box: HTMLElement, place: number): SheetUnit {
  const shared = box.closest<HTMLElement>('.shared')
  const html = box.innerHTML
  return {
    passage: shared?.querySelector('.text')?.innerHTML,
    questions: [{ id: box.dataset.question ?? '', place, html: () => html, tapped: tappedEarly(box) }],
    count: Number(shared?.dataset.count ?? 1),
  }
}
