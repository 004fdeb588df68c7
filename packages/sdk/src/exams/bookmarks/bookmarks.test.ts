import { atom } from 'nanostores'
import { expect, it, vi } from 'vitest'
import type { Prostuti } from '../../client.ts'
import { createQueries } from '../queries.ts'
import { bookmarksOf } from './bookmarks.ts'

const exam = { id: '7', bookmarked: false }

function setUp(answer: () => Promise<unknown>) {
  const lists = { 'exams.listExams': { results: [exam] }, 'exams.getExam': exam }
  const http = {
    call: async ({ id }: { id: keyof typeof lists }) => (id in lists ? lists[id] : answer()),
  } as unknown as Prostuti['http']
  const queries = createQueries({ auth: { $user: atom(null) } as unknown as Prostuti['auth'], http })
  const [list, details] = [queries.$examList(), queries.$exam('7')]
  const close = [list.subscribe(() => undefined), details.subscribe(() => undefined)]
  const shown = () => [list.get().data?.results[0]?.bookmarked, details.get().data?.bookmarked]
  return { http, shown, close: () => close.map(stop => stop()) }
}

it('flips in every list and on every button of the page, whoever set it', async () => {
  const { http, shown, close } = setUp(async () => undefined)
  await vi.waitFor(() => expect(shown()).toEqual([false, false]))
  const heard: unknown[] = []
  bookmarksOf({ http }).onChange((target, isOn) => heard.push([target, isOn]))
  const done = bookmarksOf({ http }).set({ exam: '7' }, true)
  expect(shown()).toEqual([true, true])
  expect(heard).toEqual([[{ exam: '7' }, true]])
  await done
  close()
})

it('flips back everywhere where the server refuses', async () => {
  const refused = Object.assign(new Error('no'), { code: 'forbidden' })
  const { http, shown, close } = setUp(() => Promise.reject(refused))
  await vi.waitFor(() => expect(shown()).toEqual([false, false]))
  const heard: boolean[] = []
  bookmarksOf({ http }).onChange((_, isOn) => heard.push(isOn))
  await expect(bookmarksOf({ http }).set({ exam: '7' }, true)).rejects.toBe(refused)
  expect(heard).toEqual([true, false])
  expect(shown()).toEqual([false, false])
  close()
})
