import type { Comment, Post, ReturnsOf } from '@prostuti/contract'
import { expect, it } from 'vitest'
import { openTestApp } from '../../testing/open-test-app.ts'
import { request } from '../../testing/test-app.ts'
import { act } from './testing/act.ts'
import { createTalk, learner, moderator } from './testing/talkers.ts'

const testApp = await openTestApp({ limits: null })
const { app, db } = testApp
const { writePost, writeComment } = createTalk(testApp)
const staff = await moderator(testApp)
type Page = ReturnsOf<'feed.listComments'>

it('words of a person who leaves stay without a name, and what only they did goes out of the counts', async () => {
  const [leaving, other] = [await learner(testApp, 'চলে যাবে'), await learner(testApp)]
  const own = await writePost(leaving)
  const waiting = await writePost(leaving)
  await act(testApp, staff, 'approve', { kind: 'post', id: own.id })
  await leaving.call('PATCH', `feed/v1/posts/${own.id}/`, { text: 'অপেক্ষার কথা' })
  const post = await writePost(staff, { type: 1, poll: { options: ['ক', 'খ'], open_days: 1 } })
  const comment = await writeComment(leaving, post.id)
  const theirs = await writeComment(other, post.id)
  await leaving.call('POST', `feed/v1/posts/like-toggle/${post.id}/`)
  await leaving.call('POST', `feed/v1/comments/like-toggle/${theirs.id}/`)
  await leaving.call('POST', `feed/v1/posts/${post.id}/vote/`, { option: 1 })
  await leaving.call('POST', `feed/v1/posts/${post.id}/report/`, { reason: 'other' })
  const reporters = [leaving, await learner(testApp), await learner(testApp)]
  for (const who of reporters) await who.call('POST', `feed/v1/comments/${theirs.id}/report/`, { reason: 'other' })
  const read = async (id: string) => (await request<Post>(app, 'GET', `feed/v1/posts/${id}/`)).body
  expect(await read(post.id)).toMatchObject({ like_count: 1, comment_count: 1 })
  expect((await leaving.call('DELETE', 'accounts/v1/delete-user/')).status).toBe(204)
  expect(await read(own.id)).toMatchObject({ author: null, text: own.text })
  expect(await read(post.id)).toMatchObject({ like_count: 0, comment_count: 2, poll: { is_frozen: false } })
  const list = await request<ReturnsOf<'feed.listComments'>>(app, 'GET', `feed/v1/posts/comments/${post.id}/`)
  expect(list.body.results.find(({ id }: Comment) => id === comment.id)).toMatchObject({
    author: null,
    text: comment.text,
  })
  expect(list.body.results.find(({ id }: Comment) => id === theirs.id)).toMatchObject({ like_count: 0 })
  const { rows } = await db.pool.query(
    `select (select count(*) from posts where id = $1)::int as waiting,
            (select count(*) from posts where pending_text is not null)::int as words,
            (select report_count from posts where id = $2) as reports,
            (select sum(votes) from poll_options)::int as votes`,
    [waiting.id, post.id],
  )
  expect(rows).toEqual([{ waiting: 0, words: 0, reports: 0, votes: 0 }])
})

it('a name in others’ words goes with its person, and so it does where people were told of it', async () => {
  const [leaving, other, told] = [
    await learner(testApp, 'করিম'),
    await learner(testApp),
    await learner(testApp, 'করিম উদ্দিন'),
  ]
  const post = await writePost(leaving)
  await act(testApp, staff, 'approve', { kind: 'post', id: post.id })
  const [named, longer] = [await writeComment(leaving, post.id), await writeComment(told, post.id)]
  const mentions = [
    { name: 'করিম', comment: named.id },
    { name: 'করিম উদ্দিন', comment: longer.id },
  ]
  const key = crypto.randomUUID()
  const body = { post: post.id, parent_comment: longer.id, text: '@করিম, @করিম উদ্দিন, করিম', mentions }
  const write = () =>
    request<Comment>(app, 'POST', 'feed/v1/posts/comments/create/', {
      ...{ token: other.token, body, headers: { 'idempotency-key': key } },
    })
  const { id } = (await write()).body
  await leaving.call('DELETE', 'accounts/v1/delete-user/')

  const list = `feed/v1/posts/comments/${post.id}/?parent=${longer.id}`
  const [bn, en] = [
    await other.call<Page>('GET', list),
    await request<Page>(app, 'GET', list, { headers: { 'accept-language': 'en' } }),
  ]
  const nameless = '@মুছে ফেলা সদস্য, @করিম উদ্দিন, করিম'
  expect(bn.body.results).toMatchObject([{ id, text: nameless, mentions: [mentions[1]] }])
  expect(bn.body.results[0]!.html).toContain(`#comment-${named.id}">@মুছে ফেলা সদস্য</a>`)
  expect(en.body.results[0]!.text).toBe('@deleted member, @করিম উদ্দিন, করিম')
  expect((await write()).body).toMatchObject({ id, text: nameless })
  const { body: heard } = await told.call<{ results: { body: string }[] }>('GET', 'firebase/v1/my-notifications/')
  expect(heard.results[0]!.body).toContain(nameless)
})

it('a repeated call with its key has no second effect', async () => {
  const [post, reporter] = [await writePost(staff), await learner(testApp)]
  const key = crypto.randomUUID()
  const send = (path: string, body: object) =>
    request<{ id: string }>(app, 'POST', path, { token: reporter.token, body, headers: { 'idempotency-key': key } })
  const path = `feed/v1/posts/${post.id}/report/`
  expect(
    [await send(path, { reason: 'other' }), await send(path, { reason: 'other' })].map(({ status }) => status),
  ).toEqual([204, 204])
})
