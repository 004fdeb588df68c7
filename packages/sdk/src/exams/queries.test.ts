import { atom } from 'nanostores'
import { describe, expect, it, vi } from 'vitest'
import type { Prostuti } from '../client.ts'
import { ApiError } from '../http/api-error.ts'
import { userInfo } from '../testing/people.ts'
import { createQueries, focusManager, onlineManager, type QueryStore } from './queries.ts'

const lost = new ApiError({ code: 'network_lost', status: 0, call: '[GET] exam/v5/live-exams/' })
const unpublished = new ApiError({ code: 'result_not_published', status: 403, call: '[GET] exam/v5/results/7/' })
const page = { count: 0, next: null, previous: null, results: [] }

function setUp(call: (operation: { id: string }) => Promise<unknown>) {
  const $user = atom<ReturnType<typeof userInfo> | null>(null)
  const $outbox = atom<readonly { exam: string; submission: string; since: number }[]>([])
  const queries = createQueries({
    exams: { $outbox } as unknown as Prostuti['exams'],
    auth: { $user } as unknown as Prostuti['auth'],
    http: { call } as unknown as Prostuti['http'],
  })
  return { $user, $outbox, ...queries }
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
    const { $examList } = setUp(list)
    const [first, second] = [show($examList({ page: 1 })), show($examList({ page: 1 }))]
    await expect.poll(() => first.get()).toMatchObject({ status: 'success', data: page })
    expect(second.get().data).toBe(first.get().data)
    expect(first.views[0]).toBe('pending')
    expect(list).toHaveBeenCalledTimes(1)
    first.close()
    second.close()
  })

  it('is asked for again when a person signs in', async () => {
    const list = vi.fn(async () => page)
    const { $examList, $user } = setUp(list)
    const screen = show($examList())
    await expect.poll(() => screen.get().status).toBe('success')
    $user.set(userInfo('1', 'Nusrat'))
    await expect.poll(() => list).toHaveBeenCalledTimes(2)
    screen.close()
  })

  it('is asked for again when the server has received my sheet, not while that waits', async () => {
    const list = vi.fn(async () => page)
    const { $examList, $outbox } = setUp(list)
    const screen = show($examList())
    await expect.poll(() => screen.get().status).toBe('success')
    $outbox.set([{ exam: '7', submission: 'a', since: 0 }])
    await Promise.resolve()
    expect([list.mock.calls.length, screen.get().isFetching]).toEqual([1, false])
    $outbox.set([])
    await expect.poll(() => list).toHaveBeenCalledTimes(2)
    screen.close()
  })

  it('never shows what was asked before the person signed in, however late that comes', async () => {
    const answers: ((list: typeof page) => void)[] = []
    const { $examList, $user } = setUp(() => new Promise<typeof page>(resolve => answers.push(resolve)))
    const screen = show($examList())
    $user.set(userInfo('1', 'Nusrat'))
    await expect.poll(() => answers).toHaveLength(2)
    answers[1]!({ ...page, count: 1 })
    answers[0]!(page)
    await expect.poll(() => screen.get().data?.count).toBe(1)
    expect(screen.get().isFetching).toBe(false)
    screen.close()
  })

  it('is tried again when the network drops an answer', async () => {
    const home = vi.fn().mockRejectedValueOnce(lost).mockResolvedValue({ live_exams: [], upcoming_exams: [] })
    const { $home } = setUp(home)
    const screen = show($home)
    await expect.poll(() => screen.get().status).toBe('success')
    expect(home).toHaveBeenCalledTimes(2)
    screen.close()
  })

  it('waits for the network instead of failing', async () => {
    onlineManager.setOnline(false)
    const home = vi.fn(async () => ({ live_exams: [], upcoming_exams: [] }))
    const screen = show(setUp(home).$home)
    expect(screen.get()).toMatchObject({ status: 'pending', isFetching: false })
    onlineManager.setOnline(true)
    await expect.poll(() => screen.get().status).toBe('success')
    screen.close()
  })
})

describe('a list that the page already shows', () => {
  const drawn = { data: page, person: null, age: 2_000 }

  function setUpList(person: string | null = null) {
    const list = vi.fn(async () => ({ ...page, count: 1 }))
    const queries = setUp(list)
    queries.$user.set(person === null ? null : userInfo(person, 'Nusrat'))
    return { list, ...queries }
  }

  it('is not asked for once more, until it is old and looked at again', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const { list, adopt, $examList } = setUpList()
    adopt($examList(), drawn)
    const screen = show($examList())
    expect(screen.views).toEqual(['success'])
    expect([screen.get().data, screen.get().isFetching]).toEqual([page, false])
    vi.setSystemTime(Date.now() + 60_000)
    focusManager.setFocused(false)
    focusManager.setFocused(true)
    await expect.poll(() => screen.get().data?.count).toBe(1)
    expect(list).toHaveBeenCalledTimes(1)
    vi.useRealTimers()
    screen.close()
  })

  it.each([
    ['for a visitor, and I am signed in', { person: null, me: '1' }],
    ['for me, and I have signed out', { person: '1', me: null }],
    ['for another person', { person: '1', me: '2' }],
  ])('is asked for when it was drawn %s', async (_, { person, me }) => {
    const { list, adopt, $examList } = setUpList(me)
    adopt($examList(), { ...drawn, person })
    const screen = show($examList())
    await expect.poll(() => screen.get().data?.count).toBe(1)
    expect(list).toHaveBeenCalledTimes(1)
    screen.close()
  })

  it('is asked for again when I sign in', async () => {
    const { list, adopt, $examList, $user } = setUpList()
    adopt($examList(), drawn)
    const screen = show($examList())
    $user.set(userInfo('1', 'Nusrat'))
    await expect.poll(() => list).toHaveBeenCalledTimes(1)
    screen.close()
  })

  it('is shown and asked for when it was drawn long ago', async () => {
    const { list, adopt, $examList } = setUpList()
    adopt($examList(), { ...drawn, age: 600_000 })
    const screen = show($examList())
    expect(screen.views).toEqual(['success'])
    await expect.poll(() => screen.get().data?.count).toBe(1)
    expect(list).toHaveBeenCalledTimes(1)
    screen.close()
  })

  it('never replaces what the server has answered since', async () => {
    const { adopt, $examList } = setUpList()
    const screen = show($examList())
    await expect.poll(() => screen.get().status).toBe('success')
    adopt($examList(), drawn)
    expect(screen.get().data?.count).toBe(1)
    screen.close()
  })
})

describe('my last exam', () => {
  it('is the newest that I have handed in', async () => {
    const row = (id: string, submitted_at: string | null) => ({ id, submitted_at })
    const rows = [row('3', null), row('2', '2026-11-20T04:00:00.000Z'), row('1', '2026-11-19T04:00:00.000Z')]
    const screen = show(setUp(async () => ({ ...page, results: rows })).$lastTaken)
    await expect.poll(() => screen.get().data?.id).toBe('2')
    screen.close()
  })

  it('is none where I have handed in nothing', async () => {
    const screen = show(setUp(async () => page).$lastTaken)
    await expect.poll(() => screen.get()).toMatchObject({ status: 'success', data: null })
    screen.close()
  })
})

describe('a result', () => {
  it('that is not published is said at once, and found when asked again', async () => {
    const result = vi.fn().mockRejectedValueOnce(unpublished).mockResolvedValue({ marks: 81.5 })
    const screen = show(setUp(result).$result('7', 'live'))
    await expect.poll(() => screen.get()).toMatchObject({ status: 'error', error: unpublished })
    expect(result).toHaveBeenCalledTimes(1)
    screen.get().refetch()
    await expect.poll(() => screen.get()).toMatchObject({ status: 'success', data: { marks: 81.5 } })
    screen.close()
  })

  it('is fetched again when the page is looked at again', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const get = vi.fn(async () => ({ id: '7' }) as never)
    const screen = show(setUp(get).$exam('7'))
    await expect.poll(() => screen.get().status).toBe('success')
    vi.setSystemTime(Date.now() + 60_000)
    focusManager.setFocused(false)
    focusManager.setFocused(true)
    await expect.poll(() => get).toHaveBeenCalledTimes(2)
    vi.useRealTimers()
    screen.close()
  })
})

describe('a bookmark', () => {
  const solved = {
    questions: [
      { id: '7', bookmarked: false },
      { id: '8', bookmarked: false },
    ],
  }
  const bookmarks = (screen: { get(): { data?: unknown } }) =>
    (screen.get().data as typeof solved).questions.map(question => question.bookmarked)

  async function solutionsWith(answer: () => Promise<unknown>) {
    const queries = setUp(({ id }) => (id === 'exams.getSolutions' ? Promise.resolve(solved) : answer()))
    const screen = show(queries.$solutions('12', 'live') as QueryStore<unknown>)
    await expect.poll(() => screen.get().status).toBe('success')
    return { ...queries, screen }
  }

  it('is seen at once, on that question alone', async () => {
    const { setBookmark, screen } = await solutionsWith(() => new Promise(() => undefined))
    void setBookmark({ question: '7' }, true)
    expect(bookmarks(screen)).toEqual([true, false])
    screen.close()
  })

  it('is gone again when the server refuses it', async () => {
    const { setBookmark, screen } = await solutionsWith(() => Promise.reject(lost))
    await expect(setBookmark({ question: '7' }, true)).rejects.toBe(lost)
    expect(bookmarks(screen)).toEqual([false, false])
    screen.close()
  })

  it('on an exam shows on Home and in the lists', async () => {
    const card = { id: '12', bookmarked: false }
    const answers: Record<string, unknown> = {
      'exams.getHome': { live_exams: [card], upcoming_exams: [] },
      'exams.listExams': { ...page, results: [card, { id: '13', bookmarked: false }] },
    }
    const queries = setUp(async ({ id }) => answers[id])
    const screens = [show(queries.$home as QueryStore<unknown>), show(queries.$examList() as QueryStore<unknown>)]
    await expect.poll(() => screens.map(screen => screen.get().status)).toEqual(['success', 'success'])
    await queries.setBookmark({ exam: '12' }, true)
    expect(screens.map(screen => JSON.stringify(screen.get().data).match(/true/g)?.length)).toEqual([1, 1])
    for (const screen of screens) screen.close()
  })
})

describe('standings', () => {
  it('is one question for each page and search', async () => {
    const call = vi.fn(async () => ({ results: [] }))
    const { $standings } = setUp(call)
    expect($standings('12', { page: 1 })).toBe($standings('12', { page: 1 }))
    const screens = [show($standings('12', { page: 1 })), show($standings('12', { search: 'নুসরাত' }))]
    await expect.poll(() => call).toHaveBeenCalledTimes(2)
    for (const screen of screens) screen.close()
  })
})
