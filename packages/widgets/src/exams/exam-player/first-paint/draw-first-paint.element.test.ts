import bn from 'virtual:messages/bn/all'
import { paperOrder } from '@prostuti/contract/attempt'
import type { PrefetchedAttempt } from '@prostuti/sdk/exams/prefetch/paper'
import { defineForTest } from '../../../testing/element-of.ts'
import { equal, ok, settle, until } from '../../../testing/expect.ts'
import { useFakeClient } from '../../../testing/fake-client.ts'
import { examPlayer } from '../index.ts'
import { createFakeAttempt } from '../testing/fake-attempt.ts'
import { createFakeClient, fakeUser } from '../testing/fake-client.ts'
import { fakePaper } from '../testing/fake-paper.ts'
import { drawFirstPaint } from './draw-first-paint.ts'

const base = '/ahead/api/'
const paper = fakePaper(20)
/** The fake attempt has the paper's own order. */
const seed = Array.from({ length: 999 }).findIndex((_, each) => paperOrder(paper.questions, each)[0]!.index === 0)
const joined: PrefetchedAttempt = {
  user: fakeUser.id,
  timing: { sent: 0, received: 1, wall: Date.now() },
  paper,
  joined: {
    exam: '8',
    state: 'live',
    attempt: 1,
    title: 'মডেল টেস্ট',
    joined_time: '2026-11-21T05:00:00.000Z',
    deadline: '2026-11-21T06:00:00.000Z',
    server_time: '2026-11-21T05:17:00.000Z',
    grace_seconds: 120,
    duration: '01:00:00',
    total_marks: 20,
    negative_mark: 0.25,
    seed,
    paper: 'exam/v5/papers/x/',
    answer_sheet: [],
  },
}
const first = paper.questions[paperOrder(paper.questions, joined.joined.seed)[0]!.index]!.id

/** Only Preact takes the nodes over: the loader brings no React. */
const takesOver = import.meta.env.MODE === 'preact'

async function journal(): Promise<{ question: string; option: number }[]> {
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open('prostuti-early', 1)
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
  const request = database.transaction('taps').objectStore('taps').getAll()
  await new Promise(resolve => {
    request.onsuccess = resolve
  })
  database.close()
  const mine = request.result.filter(tap => tap.exam === '8')
  return mine.map(({ question, option }) => ({ question, option }))
}

function place(): HTMLElement {
  const element = document.createElement(examPlayer.tag)
  for (const [name, value] of Object.entries({ 'exam-id': '8', base, lang: 'bn' })) element.setAttribute(name, value)
  document.body.replaceChildren(element)
  return element
}

const radioOf = (element: HTMLElement, option: number) =>
  element.shadowRoot!.querySelector(`input[name="q${first}"][value="${option}"]`) as HTMLInputElement

describe('a first question drawn ahead of the player', () => {
  let element: HTMLElement

  it('stands there before any code of the player, and each tap is written down', async () => {
    localStorage.clear()
    sessionStorage.clear()
    ok(!customElements.get(examPlayer.tag), 'the suite needs a page of its own')
    element = place()
    await drawFirstPaint(element, joined, 'bn', bn)
    equal(element.shadowRoot?.querySelector('[role=timer]')?.textContent, '৪৩:০০')
    radioOf(element, 2).click()
    radioOf(element, 1).click()
    equal(await journal(), [
      { question: first, option: 2 },
      { question: first, option: 1 },
    ])
  })

  it('is not drawn where a tap could not be kept', async () => {
    const another = place()
    const { open } = IDBFactory.prototype
    IDBFactory.prototype.open = () => {
      throw new DOMException('no storage here', 'SecurityError')
    }
    const failed = await drawFirstPaint(another, joined, 'bn', bn).catch((error: Error) => error.name)
    IDBFactory.prototype.open = open
    equal([failed, another.shadowRoot], ['SecurityError', null])
    document.body.replaceChildren(element)
  })

  if (takesOver)
    it('is taken over with its taps, its nodes and what the server said, and the page is told', async () => {
      const attempt = createFakeAttempt({ paper, phase: 'loading' })
      const opened: unknown[] = []
      let ready: (() => void) | undefined
      const onOpen = createFakeClient({
        attempt,
        onOpen: ({ preload, onReady }) => {
          opened.push(preload)
          ready = onReady
        },
      })
      useFakeClient(base, onOpen)
      const told: unknown[] = []
      element.addEventListener('prostuti-answered', event => told.push((event as CustomEvent).detail.option))
      const radio = radioOf(element, 1)
      defineForTest(examPlayer)
      await settle()
      equal(opened, [joined])
      attempt.set({ phase: 'open' })
      await until(() => attempt.$entry(first).get()?.answer === 1)
      await until(() => told.length === 1)
      equal([told, radioOf(element, 1) === radio, radio.checked], [[1], true, true])
      radioOf(element, 3).click()
      await settle()
      ready!()
      radioOf(element, 0).click()
      await settle()
      equal([(await journal()).length, attempt.$entry(first).get()?.answer], [3, 0])
      document.body.replaceChildren()
      await settle()
    })
})
