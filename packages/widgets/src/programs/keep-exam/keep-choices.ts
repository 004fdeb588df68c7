import type { DatedEntry } from '@prostuti/contract'
import type { DatedThing, DatedWishes } from '@prostuti/sdk/programs'

/** What a person ticks beside an exam. */
export interface KeepChoices {
  remind: boolean
  aim: boolean
  /** A file for the phone's calendar, once. */
  calendar: boolean
}

export const firstChoices: KeepChoices = { remind: true, aim: true, calendar: false }

/** Days before the exam. */
const reminders = [7, 1]

export const wishesOf = ({ remind, aim }: KeepChoices): DatedWishes => ({ reminders: remind ? reminders : [], aim })

export const choicesOf = ({ reminders: wanted, aim }: Pick<DatedEntry, 'reminders' | 'aim'>): KeepChoices => ({
  remind: wanted.length > 0,
  aim,
  calendar: false,
})

const item = 'prostuti:keep-exam'

interface Draft extends DatedThing {
  choices: KeepChoices
}

/** For this tab alone, until signing in has brought the page back. */
export function keepDraft({ kind, id }: DatedThing, choices: KeepChoices): void {
  const draft: Draft = { kind, id, choices }
  sessionStorage.setItem(item, JSON.stringify(draft))
}

/** What was chosen for this exam before signing in took the page away; null: nothing. */
export function takeDraft({ kind, id }: DatedThing): KeepChoices | null {
  const text = sessionStorage.getItem(item)
  const draft = text ? (JSON.parse(text) as Draft) : null
  if (draft?.kind !== kind || draft.id !== id) return null
  sessionStorage.removeItem(item)
  return draft.choices
}
