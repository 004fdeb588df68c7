import { atom } from 'nanostores'
import { describe, expect, it, vi } from 'vitest'
import type { Prostuti } from '../client.ts'
import { ApiError } from '../errors.ts'
import { userInfo } from '../testing/people.ts'
import { createQueries, focusManager, onlineManager, type QueryStore } from './queries.ts'

const lost = new ApiError({ code: 'network_lost', status: 0, call: '[GET] exam/v5/live-exams/' })
const unpublished = new ApiError({ code: 'result_not_published', status: 403, call: '[GET] exam/v5/results/7/' })
const page = { count: 0, next: null, previous: null, results: [] }

function setUp(exams: Partial<Prostuti['exams']>) {
  const $user = atom<ReturnType<typeof userInfo> | null>(null)
  const queries = createQueries({ auth: { $user } as unknown as Prostuti['auth'], exams: exams as Prostuti['exams'] })
  return { $user, ...queries }
}

/** A screen that shows the store: its views, the last one last. */
function show<T>(store: QueryStore<T>) {
  const views: string[] = []
  const close = store.subscribe(view => views.push(view.status))
  return { views, close, get: () => store.get() }
}

describe('a list on the screen', () => {
  it('is waited for, then there, with one request for two screens', async () => {
    const list = vi.fn(async () => page)
    const { $examList } = setUp({ list })
    const [first, second] = [show($examList({ page: 1 })), show($examList({ page: 1 }))]
    await vi.waitFor(() => expect(first.get()).toMatchObject({ status: 'success', data: page }))
    expect(second.get().data).toBe(first.get().data)
    expect(first.views[0]).toBe('pending')
    expect(list).toHaveBeenCalledTimes(1)
    first.close()
    second.close()
  })

  it('is asked for again when somebody signs in', async () => {
    const list = vi.fn(async () => page)
    const { $examList, $user } = setUp({ list })
    const screen = show($examList())
    await vi.waitFor(() => expect(screen.get().status).toBe('success'))
    $user.set(userInfo('1', 'Nusrat'))
    await vi.waitFor(() => expect(list).toHaveBeenCalledTimes(2))
    screen.close()
  })

  it('is tried again when the network drops an answer', async () => {
    const home = vi.fn().mockRejectedValueOnce(lost).mockResolvedValue({ live_exams: [], upcoming_exams: [] })
    const { $home } = setUp({ home })
    const screen = show($home)
    await vi.waitFor(() => expect(screen.get().status).toBe('success'), 5_000)
    expect(home).toHaveBeenCalledTimes(2)
    screen.close()
  })

  it('waits for the network instead of failing', async () => {
    onlineManager.setOnline(false)
    const home = vi.fn(async () => ({ live_exams: [], upcoming_exams: [] }))
    const screen = show(setUp({ home }).$home)
    expect(screen.get()).toMatchObject({ status: 'pending', isFetching: false })
    onlineManager.setOnline(true)
    await vi.waitFor(() => expect(screen.get().status).toBe('success'))
    screen.close()
  })
})

describe('a result', () => {
  it('that is not published is said at once, and found when asked again', async () => {
    const result = vi.fn().mockRejectedValueOnce(unpublished).mockResolvedValue({ marks: 81.5 })
    const screen = show(setUp({ result }).$result('7', 'live'))
    await vi.waitFor(() => expect(screen.get()).toMatchObject({ status: 'error', error: unpublished }))
    expect(result).toHaveBeenCalledTimes(1)
    screen.get().refetch()
    await vi.waitFor(() => expect(screen.get()).toMatchObject({ status: 'success', data: { marks: 81.5 } }))
    screen.close()
  })

  it('is looked at anew when the page is looked at again', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const get = vi.fn(async () => ({ id: '7' }) as never)
    const screen = show(setUp({ get }).$exam('7'))
    await vi.waitFor(() => expect(screen.get().status).toBe('success'))
    vi.setSystemTime(Date.now() + 60_000)
    focusManager.setFocused(false)
    focusManager.setFocused(true)
    await vi.waitFor(() => expect(get).toHaveBeenCalledTimes(2))
    vi.useRealTimers()
    screen.close()
  })
})
