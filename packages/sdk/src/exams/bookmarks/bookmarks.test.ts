import { atom } from 'nanostores'
import { expect, it } from 'vitest'
import type { Prostuti } from '../../client.ts'
import { createQueries } from '../queries.ts'
import { bookmarksOf } from './bookmarks.ts'

const exam = { id: '7', bookmarked: false }

/** Two tabs of one device. */
function twoTabs() {
  const heard: ((message: unknown) => void)[][] = [[], []]
  return [0, 1].map(own => ({
    tabs: {
      post(message: unknown) {
        for (const listener of heard[1 - own]!) listener(structuredClone(message))
      },
      onMessage: (listener: (message: unknown) => void) => {
        heard[own]!.push(listener)
        return () => undefined
      },
    },
  })) as unknown as Pick<Prostuti['platform'], 'tabs'>[]
}

function setUp(answer: () => Promise<unknown>) {
  const lists = { 'exams.listExams': { results: [exam] }, 'exams.getExam': exam }
  const http = {
    call: async ({ id }: { id: keyof typeof lists }) => (id in lists ? lists[id] : answer()),
  } as unknown as Prostuti['http']
  const queries = createQueries({ auth: { $user: atom(null) } as unknown as Prostuti['auth'], http })
  const [list, details] = [queries.$examList(), queries.$exam('7')]
  const close = [list.subscribe(() => undefined), details.subscribe(() => undefined)]
  const shown = () => [list.get().data?.results[0]?.bookmarked, details.get().data?.bookmarked]
  return { queries, http, shown, close: () => close.map(stop => stop()) }
}

it('flips in every list and on every button of the page, whichever of them set it', async () => {
  const { http, shown, close } = setUp(async () => undefined)
  await expect.poll(() => shown()).toEqual([false, false])
  const heard: unknown[] = []
  bookmarksOf({ http }).onChange((target, isOn) => heard.push([target, isOn]))
  const done = bookmarksOf({ http }).set({ exam: '7' }, true)
  expect(shown()).toEqual([true, true])
  expect(heard).toEqual([[{ exam: '7' }, true]])
  await done
  close()
})

it('stays in a list that was asked for before the server had it', async () => {
  const { queries, http, shown, close } = setUp(async () => undefined)
  await expect.poll(() => shown()).toEqual([false, false])
  // The server's lists go on saying that it is not kept.
  const done = bookmarksOf({ http }).set({ exam: '7' }, true)
  const asked = queries.invalidate()
  expect(shown()).toEqual([true, true])
  await asked
  await done
  expect(shown()).toEqual([true, true])
  await queries.invalidate()
  expect(shown()).toEqual([false, false])
  close()
})

it('flips back everywhere where the server refuses', async () => {
  const refused = Object.assign(new Error('no'), { code: 'forbidden' })
  const { http, shown, close } = setUp(() => Promise.reject(refused))
  await expect.poll(() => shown()).toEqual([false, false])
  const heard: boolean[] = []
  bookmarksOf({ http }).onChange((_, isOn) => heard.push(isOn))
  await expect(bookmarksOf({ http }).set({ exam: '7' }, true)).rejects.toBe(refused)
  expect(heard).toEqual([true, false])
  expect(shown()).toEqual([false, false])
  close()
})

it('flips in another tab once the server has it, and not where it was refused', async () => {
  const [here, there] = twoTabs()
  const refused = Object.assign(new Error('no'), { code: 'forbidden' })
  const answers = [async () => undefined, () => Promise.reject(refused)]
  const own = { http: { call: () => answers.shift()!() } as unknown as Prostuti['http'], platform: here }
  const other = {
    http: { call: () => Promise.reject(new Error('unasked')) } as unknown as Prostuti['http'],
    platform: there,
  }
  const heard: unknown[] = []
  bookmarksOf(other).onChange((target, isOn) => heard.push([target, isOn]))
  await bookmarksOf(own).set({ question: '7' }, true)
  expect(heard).toEqual([[{ question: '7' }, true]])
  await expect(bookmarksOf(own).set({ question: '7' }, false)).rejects.toBe(refused)
  expect(heard).toHaveLength(1)
})
