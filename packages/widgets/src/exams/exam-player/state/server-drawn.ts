import type { Attempt } from '@prostuti/sdk'
import { tappedEarly } from '../../../questions/asked/index.ts'
import type { SheetUnit } from './sheet-units.ts'
import { waitingAttempt } from './waiting-attempt.ts'

/** What the server has drawn in our root before our code came. */
export interface ServerDrawn {
  /** The question that stands there, with its passage. */
  unit: SheetUnit
  questionIndex: number
  title: string
  /** The clock's text. */
  clock: string
  /** Stands in for the attempt until there is one: it has the drawn counts. */
  attempt: Attempt
}

/** Reads it, before the first drawing; null where there is nothing. */
export function readServerDrawn(host: HTMLElement | null): ServerDrawn | null {
  const root = host?.shadowRoot
  const box = root?.querySelector<HTMLElement>('fieldset.q')
  if (!root || !box) return null
  const {
    place: questionIndex = 0,
    answered = 0,
    total = 0,
  } = root.querySelector<HTMLElement>('.player')?.dataset ?? {}
  return {
    unit: unitOf(box, Number(questionIndex)),
    questionIndex: Number(questionIndex),
    title: root.querySelector('.name')?.textContent ?? '',
    clock: root.querySelector('.clock [role]')?.textContent ?? '',
    attempt: waitingAttempt({ answered: Number(answered), marked: 0, total: Number(total) }),
  }
}

function unitOf(box: HTMLElement, questionIndex: number): SheetUnit {
  const shared = box.closest<HTMLElement>('.shared')
  const html = box.innerHTML
  return {
    passage: shared?.querySelector('.text')?.innerHTML,
    questions: [{ id: box.dataset.question ?? '', questionIndex, html: () => html, tapped: tappedEarly(box) }],
    count: Number(shared?.dataset.count ?? 1),
  }
}
