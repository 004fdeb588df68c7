import { settle } from '../../../testing/expect.ts'
import { mount } from '../../../testing/mount.ts'
import { createFakeAttempt, type FakeAttempt, type FakeAttemptOptions } from './fake-attempt.ts'
import { createFakeClient, type FakeClientOptions } from './fake-client.ts'
import { fakePaper } from './fake-paper.ts'

/** A player on the page, with the fake attempt behind it. */
export interface OpenPlayer {
  element: HTMLElement
  attempt: FakeAttempt
  /** One element of the player, by selector. */
  find: <Found extends HTMLElement>(selector: string) => Found
  all: (selector: string) => HTMLElement[]
}

/** Puts a player of a 20-question paper on an empty page, on a device that remembers nothing. */
export async function openPlayer(
  options: FakeAttemptOptions & { attributes?: string; client?: Partial<FakeClientOptions> } = {},
): Promise<OpenPlayer> {
  sessionStorage.clear()
  localStorage.clear()
  const attempt = createFakeAttempt({ paper: fakePaper(20), ...options })
  const client = createFakeClient({ attempt, ...options.client })
  const element = await mount('prostuti-exam-player', `exam-id="7" start="at-once" ${options.attributes ?? ''}`, client)
  const all = (selector: string) => [...element.shadowRoot!.querySelectorAll<HTMLElement>(selector)]
  const find = <Found extends HTMLElement>(selector: string): Found => {
    const found = all(selector)[0]
    if (!found) throw new Error(`nothing like ${selector}`)
    return found as Found
  }
  return { element, attempt, find, all }
}

/** Removes the player: an open exam holds the page back, and the test runner has to leave it. */
export async function removePlayer(): Promise<void> {
  document.body.replaceChildren()
  await settle()
}

export const optionRadio = (player: OpenPlayer, question: string, answer: number): HTMLInputElement =>
  player.find<HTMLInputElement>(`input[name="q${question}"][value="${answer}"]`)

export const answerOf = (player: OpenPlayer, question: string): number | null | undefined =>
  player.attempt.$entry(question).get()?.answer

export const shownQuestion = (player: OpenPlayer): string | undefined =>
  player.all('fieldset.q').find(box => !box.hidden)?.dataset.question

export const pressKey = (target: HTMLElement, key: string): boolean =>
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, composed: true, cancelable: true }))
