import type { FlagReason } from '@prostuti/contract'
import { bookmarksOf } from '@prostuti/sdk/exams'
import { questionsApiOf } from '@prostuti/sdk/questions'
import { readingApiOf } from '@prostuti/sdk/study'
import { openClient } from '../client/open-client.ts'
import { saveLeaving } from './reading-place.ts'
import { toast } from './toast.ts'

/** A place is saved once somebody has stayed at it for so long. */
const stayMs = 4_000

const questionOf = (inside: Element) => inside.closest<HTMLElement>('[data-question]')!.dataset.question!

/** Puts the bookmark on or takes it away, on every button of the page at once. */
export async function flipBookmark(reader: HTMLElement, button: HTMLElement): Promise<void> {
  const isOn = button.getAttribute('aria-pressed') !== 'true'
  const client = await openClient(reader.dataset.api)
  try {
    await bookmarksOf(client).set({ question: questionOf(button) }, isOn)
    toast(isOn ? reader.dataset.added : reader.dataset.removed)
  } catch (error) {
    console.warn('prostuti: a bookmark was not changed', error)
    toast(reader.dataset.bookmarkFailed, 'wrong')
  }
}

/** Shows what others change of bookmarks, and remembers the place where this person stops. */
export async function follow(reader: HTMLElement, signal: AbortSignal): Promise<void> {
  const client = await openClient(reader.dataset.api)
  const stop = bookmarksOf(client).onChange((target, isOn) => {
    if (!('question' in target)) return
    const buttons = reader.querySelectorAll(`[data-question="${CSS.escape(String(target.question))}"] [data-bookmark]`)
    for (const button of buttons) button.setAttribute('aria-pressed', String(isOn))
  })
  signal.addEventListener('abort', stop)
  const topic = reader.getAttribute('topic')
  if (!topic) return
  followPlace(reader, signal, (ordinal, isLeaving) => {
    const save = () => readingApiOf(client).savePlace(topic, ordinal)
    return isLeaving ? saveLeaving(reader.dataset.api, { topic, ordinal }, save) : save()
  })
}

type SavePlace = (ordinal: number, isLeaving: boolean) => Promise<void>

/** Tells which question was the last that could be read, once it has stood there for a while. */
function followPlace(reader: HTMLElement, signal: AbortSignal, save: SavePlace): void {
  const questions = [...reader.querySelectorAll<HTMLElement>('article[data-ordinal]')]
  let saved = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  // Measured when it is told: whoever leaves at once is gone before an observer has heard where they were.
  function lastInView(): number {
    const inView = questions.filter(question => {
      const { top, bottom } = question.getBoundingClientRect()
      return top < innerHeight * 0.75 && bottom > 0
    })
    return Math.max(0, ...inView.map(({ dataset }) => Number(dataset.ordinal)))
  }

  async function tell(isLeaving = false): Promise<void> {
    const ordinal = lastInView()
    if (ordinal === 0 || ordinal === saved) return
    saved = ordinal
    try {
      await save(ordinal, isLeaving)
    } catch (error) {
      // The next place is saved instead.
      console.warn('prostuti: the place was not saved', error)
    }
  }

  const observer = new IntersectionObserver(() => {
    clearTimeout(timer)
    timer = setTimeout(() => void tell(), stayMs)
  })
  for (const question of questions) observer.observe(question)
  document.addEventListener('visibilitychange', () => document.hidden && void tell(true), { signal })
  signal.addEventListener('abort', () => {
    clearTimeout(timer)
    observer.disconnect()
  })
}

/** Asks what is wrong with a question, and sends it. */
export function askForReport(reader: HTMLElement, button: HTMLElement): void {
  const dialog = reader.querySelector('dialog')!
  const form = dialog.querySelector('form')!
  const fault = form.querySelector('.ui-fault')!
  fault.textContent = ''
  form.onsubmit = event => {
    if ((event.submitter as HTMLButtonElement | null)?.value !== 'send') return
    event.preventDefault()
    void send()
  }
  dialog.showModal()
  dialog.dispatchEvent(new Event('prostuti-dialog', { bubbles: true }))

  async function send(): Promise<void> {
    const fields = new FormData(form)
    const client = await openClient(reader.dataset.api)
    try {
      await questionsApiOf(client).report({
        question: questionOf(button),
        exam: null,
        reason: fields.get('reason') as FlagReason,
        text: String(fields.get('text')).trim(),
      })
      dialog.close()
      form.reset()
      toast(reader.dataset.reported)
    } catch (error) {
      console.warn('prostuti: a report did not reach the server', error)
      fault.textContent = reader.dataset.reportFailed ?? ''
    }
  }
}
