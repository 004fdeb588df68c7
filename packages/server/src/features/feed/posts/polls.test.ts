import type { Poll, Post } from '@prostuti/contract'
import { expect, it } from 'vitest'
import { openTestApp } from '../../../testing/open-test-app.ts'
import { type Person, request } from '../../../testing/test-app.ts'
import { act } from '../testing/act.ts'
import { createTalk, learner, moderator } from '../testing/talkers.ts'

const testApp = await openTestApp({ limits: null })
const { app, clock, db } = testApp
const { writePost } = createTalk(testApp)
const staff = await moderator(testApp)
const nusrat = await learner(testApp)
const form = { type: 1, poll: { options: ['সকাল', 'বিকেল', 'রাত'], open_days: 3 } }
const dayMs = 86_400_000
const vote = (who: Person, id: string, option: number) =>
  who.call<Poll & { code: string }>('POST', `feed/v1/posts/${id}/vote/`, { option })
const pollOf = async (id: string, who: Person) => (await who.call<Post>('GET', `feed/v1/posts/${id}/`)).body.poll

it('its days begin when it becomes public, and figures are seen after voting or when it is over', async () => {
  const { id, poll } = await writePost(nusrat, form)
  expect(poll).toMatchObject({ closes_at: null, is_open: false, open_days: 3, votes: null, is_frozen: false })
  clock.advance(2 * dayMs)
  await act(testApp, staff, 'approve', { kind: 'post', id })
  expect((await pollOf(id, nusrat))?.closes_at).toBe(new Date(clock.now() + 3 * dayMs).toISOString())
  const [one, two, three] = [await learner(testApp), await learner(testApp), await learner(testApp)]
  await vote(one!, id, 0)
  expect(await pollOf(id, three!)).toMatchObject({ votes: null, options: [{ votes: null, percent: null }, {}, {}] })
  const { body } = await vote(two!, id, 1)
  expect(body).toMatchObject({
    votes: 2,
    my_vote: 1,
    is_frozen: true,
    options: [{ votes: 1, percent: 50 }, {}, { votes: 0 }],
  })
  clock.advance(3 * dayMs)
  expect(await pollOf(id, three!)).toMatchObject({ votes: 2, is_open: false })
  const late = await vote(three!, id, 1)
  expect([late.status, late.body.code]).toEqual([410, 'too_late'])
  expect((await vote(one!, id, 0)).status).toBe(200)
})

it('a vote is final, whatever comes at once', async () => {
  const { id } = await writePost(staff, form)
  const voter = await learner(testApp)
  const answers = await Promise.all(Array.from({ length: 12 }, (_, each) => vote(voter, id, each % 3)))
  const mine = (await pollOf(id, voter))!
  expect(mine.votes).toBe(1)
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(4)
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(8)
  const { rows } = await db.pool.query('select votes from poll_options where post_id = $1 order by place', [id])
  expect(rows.map(row => row.votes)).toEqual(mine.options.map(({ votes }) => votes))
  expect((await vote(await learner(testApp), id, 5)).status).toBe(400)
})

it('its choices change while nobody has voted, in sight of all once they are approved', async () => {
  const { id } = await writePost(nusrat, form)
  const change = (options: string[]) =>
    nusrat.call<Post>('PATCH', `feed/v1/posts/${id}/`, { poll: { options, open_days: 7 } })
  expect((await change(['হ্যাঁ', 'না'])).body.poll).toMatchObject({
    open_days: 7,
    options: [{ text: 'হ্যাঁ' }, { text: 'না' }],
  })
  expect((await change(['না', 'না'])).status).toBe(400)
  await act(testApp, staff, 'approve', { kind: 'post', id })
  await change(['এক', 'দুই'])
  expect((await request<Post>(app, 'GET', `feed/v1/posts/${id}/`)).body.poll?.options[0]?.text).toBe('হ্যাঁ')
  await vote(await learner(testApp), id, 0)
  await act(testApp, staff, 'approve', { kind: 'post', id })
  expect((await pollOf(id, nusrat))?.options[0]?.text).toBe('হ্যাঁ')
  expect((await change(['তিন', 'চার'])).status).toBe(409)
})

it('a poll has choices, and nothing else has', async () => {
  const write = async (given: object) => (await nusrat.call('POST', 'feed/v1/posts/', { text: 'ক', ...given })).status
  expect(await write({ type: 1 })).toBe(400)
  expect(await write({ ...form, type: 0 })).toBe(400)
  expect(await write({ type: 1, poll: { options: ['এক', 'এক'], open_days: 1 } })).toBe(400)
})
