import bn from 'virtual:messages/bn/all'
import { styleTextOf } from '../../foundation/look/styles.ts'
import { createTranslator } from '../../foundation/text/translate.ts'
import { drawQuestion } from '../../questions/drawn/index.ts'
import { defineForTest } from '../../testing/element-of.ts'
import { equal, ok, settle, until } from '../../testing/expect.ts'
import { useFakeClient } from '../../testing/fake-client.ts'
import { earlyTapsScript } from './first-paint/early-taps.ts'
import { drawPlayerShell } from './first-paint/player-shell.ts'
import { examPlayer } from './index.ts'
import { createFakeAttempt } from './testing/fake-attempt.ts'
import { createFakeClient } from './testing/fake-client.ts'
import { fakePaper } from './testing/fake-paper.ts'

const base = '/drawn/api/'
const paper = fakePaper(20)
const wording = { language: 'bn', t: createTranslator(bn, 'bn') } as const
const first = { question: paper.questions[0]!, options: [0, 1, 2, 3], subject: paper.subjects[0]! }

/** Only Preact takes the nodes over; React draws anew, and the tap must be there all the same. */
const takesOver = import.meta.env.MODE === 'preact'

const drawn = (): string =>
  takesOver
    ? drawPlayerShell({
        ...first,
        ...wording,
        title: 'মডেল টেস্ট',
        checked: null,
        answered: 0,
        total: 20,
        remaining: 2_537_000,
      })
    : `<div class="player"><div class="sheet">${drawQuestion({ ...first, ...wording, questionIndex: 0 })}</div></div>`

const page = (): string =>
  `<${examPlayer.tag} exam-id="7" base="${base}" lang="bn"><template shadowrootmode="open">` +
  `<style>${styleTextOf(examPlayer.styles)}</style><div class="prostuti-root">${drawn()}</div></template></${examPlayer.tag}>`

const open = (): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    const request = indexedDB.open('prostuti-early', 1)
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

async function journal(): Promise<Record<string, unknown>[]> {
  const database = await open()
  const request = database.transaction('taps').objectStore('taps').getAll()
  await new Promise(resolve => {
    request.onsuccess = resolve
  })
  database.close()
  // Suites share the browser's databases.
  return request.result.filter(tap => tap.exam === '7')
}

describe('a question that the server has drawn', () => {
  const attempt = createFakeAttempt({ paper, phase: 'loading' })
  let element: HTMLElement
  let radio: HTMLInputElement
  let shift = 0
  let ready: (() => void) | undefined

  it('takes taps before any code of ours is there, and a script of 600 bytes writes them down', async () => {
    localStorage.clear()
    sessionStorage.clear()
    ok(!customElements.get(examPlayer.tag), 'the suite needs a page of its own')
    new Function(earlyTapsScript)()
    const main = document.createElement('main')
    document.body.replaceChildren(main)
    main.setHTMLUnsafe(page())
    element = main.firstElementChild as HTMLElement
    await settle()
    radio = element.shadowRoot!.querySelector('input[value="2"]') as HTMLInputElement
    radio.click()
    await settle()
    const taps = await journal()
    equal(
      taps.map(({ exam, question, option }) => ({ exam, question, option })),
      [{ exam: '7', question: '100', option: 2 }],
    )
    ok(Math.abs(Number(taps[0]!.at) - Date.now()) < 5_000, 'the tap has no time')
  })

  it('is taken over by the player: the tap is in the attempt, the row is still checked, nothing has moved', async () => {
    const observer = new PerformanceObserver(list => {
      for (const entry of list.getEntries()) shift += (entry as PerformanceEntry & { value: number }).value
    })
    observer.observe({ type: 'layout-shift' })
    useFakeClient(base, createFakeClient({ attempt, onOpen: ({ onReady }) => (ready = onReady) }))
    const clock = element.shadowRoot!.querySelector('[role=timer]')?.textContent
    defineForTest(examPlayer)
    await settle()
    if (takesOver) equal(element.shadowRoot!.querySelector('[role=timer]')?.textContent, clock)
    attempt.set({ phase: 'open' })
    await until(() => attempt.$entry('100').get()?.answer === 2)
    await settle()
    await new Promise(resolve => setTimeout(resolve, 100))
    observer.disconnect()
    const now = element.shadowRoot!.querySelector('input[value="2"]') as HTMLInputElement
    equal(now.checked, true)
    if (takesOver) equal([now === radio, shift], [true, 0])
  })

  it('is journalled until the attempt keeps taps by itself, and no longer', async () => {
    const early = (await journal()).length
    ;(element.shadowRoot!.querySelector('input[value="1"]') as HTMLInputElement).click()
    await settle()
    const before = (await journal()).length
    equal(before, early + 1)
    ready!()
    ;(element.shadowRoot!.querySelector('input[value="3"]') as HTMLInputElement).click()
    await settle()
    equal([(await journal()).length, attempt.$entry('100').get()?.answer], [before, 3])
    document.body.replaceChildren()
    await settle()
  })
})
