import type { Comment, ReturnsOf } from '@prostuti/contract'
import { expect, it } from 'vitest'
import { openTestApp } from '../../../testing/open-test-app.ts'
import { request } from '../../../testing/test-app.ts'
import { createTalk, learner, moderator } from '../testing/talkers.ts'

const testApp = await openTestApp({ limits: null })
const { app, db } = testApp
const { writeComment, writePost } = createTalk(testApp)
const staff = await moderator(testApp, 'মিতা')
const nusrat = await learner(testApp, 'নুসরাত')
const rahim = await learner(testApp, 'রহিম')
type Page = ReturnsOf<'feed.listComments'>
const list = async (post: string, query = '') =>
  (await request<Page>(app, 'GET', `feed/v1/posts/comments/${post}/${query}`)).body
const countOf = async (post: string) =>
  (await request<{ comment_count: number }>(app, 'GET', `feed/v1/posts/${post}/`)).body.comment_count
const toldOf = async (person: { id: string }) =>
  (
    await db.pool.query<{ kind: string; key: string }>(
      'select kind, key from notifications where user_id = $1 order by id',
      [person.id],
    )
  ).rows.map(({ kind, key }) => `${kind} ${key}`)

it('comments stand newest first, with their first replies in order of time', async () => {
  const post = await writePost(staff)
  const first = await writeComment(nusrat, post.id)
  const second = await writeComment(rahim, post.id)
  const replies: Comment[] = []
  for (let each = 0; each < 5; each++) replies.push(await writeComment(nusrat, post.id, { parent_comment: first.id }))
  const { results, count, count_is_exact: isExact } = await list(post.id)
  expect([results.map(({ id }) => id), count, isExact]).toEqual([[second.id, first.id], 2, true])
  expect(results[1]).toMatchObject({ reply_count: 5, is_mine: false, author: { name: 'নুসরাত', is_moderator: false } })
  expect(results[1]!.replies.map(({ id }) => id)).toEqual(replies.slice(0, 3).map(({ id }) => id))
  const below = await list(post.id, `?parent=${first.id}&page_size=4`)
  expect(below.results.map(({ id }) => id)).toEqual(replies.slice(0, 4).map(({ id }) => id))
  const rest = await list(post.id, below.next!.slice(below.next!.indexOf('?')))
  expect(rest.results.map(({ id }) => id)).toEqual([replies[4]!.id])
  expect(await countOf(post.id)).toBe(7)
})

it('a reply has none below it, and stands below a comment of its own post', async () => {
  const [post, other] = [await writePost(staff), await writePost(staff)]
  const comment = await writeComment(nusrat, post.id)
  const reply = await writeComment(rahim, post.id, { parent_comment: comment.id })
  const write = (body: object) => nusrat.call('POST', 'feed/v1/posts/comments/create/', { text: 'না', ...body })
  expect((await write({ post: post.id, parent_comment: reply.id })).status).toBe(404)
  expect((await write({ post: other.id, parent_comment: comment.id })).status).toBe(404)
  expect((await write({ post: (await writePost(nusrat)).id })).status).toBe(404)
})

it('a deleted one leaves a line without writer and words, and takes its replies along', async () => {
  const post = await writePost(staff)
  const comment = await writeComment(nusrat, post.id)
  const reply = await writeComment(rahim, post.id, { parent_comment: comment.id })
  expect((await rahim.call('DELETE', `feed/v1/comments/${comment.id}/`)).status).toBe(404)
  expect((await nusrat.call('DELETE', `feed/v1/comments/${comment.id}/`)).status).toBe(204)
  const { results } = await list(post.id)
  expect(results).toMatchObject([{ status: 1, author: null, text: '', html: '', replies: [], reply_count: 0 }])
  expect(await countOf(post.id)).toBe(0)
  expect((await request(app, 'GET', `feed/v1/posts/comments/${post.id}/?parent=${comment.id}`)).status).toBe(404)
  expect((await nusrat.call('POST', `feed/v1/comments/like-toggle/${reply.id}/`)).status).toBe(404)
  expect((await toldOf(nusrat)).filter(each => each.endsWith(` ${reply.id}`))).toEqual([])
})

it('a reply that goes is counted once less', async () => {
  const post = await writePost(staff)
  const comment = await writeComment(nusrat, post.id)
  const reply = await writeComment(rahim, post.id, { parent_comment: comment.id })
  await writeComment(rahim, post.id, { parent_comment: comment.id })
  await rahim.call('DELETE', `feed/v1/comments/${reply.id}/`)
  expect((await list(post.id)).results[0]).toMatchObject({ reply_count: 1, replies: [{ status: 1 }, { status: 0 }] })
  expect(await countOf(post.id)).toBe(2)
})

it('tells each person once, by what concerns them most', async () => {
  const [writer, one, other] = [await learner(testApp), await learner(testApp, 'করিম'), await learner(testApp)]
  const post = await writePost(staff)
  await db.pool.query('update posts set author_id = $2 where id = $1', [post.id, writer.id])
  const comment = await writeComment(one, post.id)
  expect(await toldOf(writer)).toEqual([`post_commented comment ${comment.id}`])
  const mentions = [{ name: 'করিম', comment: comment.id }]
  const reply = await writeComment(other, post.id, { parent_comment: comment.id, text: 'ঠিক, @করিম!', mentions })
  expect(await toldOf(one)).toEqual([`mentioned comment ${reply.id}`])
  expect(reply.html).toBe(`<p>ঠিক, <a href="/discussions/id=${post.id}#comment-${comment.id}">@করিম</a>!</p>`)
  const plain = await writeComment(other, post.id, { parent_comment: comment.id })
  expect((await toldOf(one)).at(-1)).toBe(`comment_replied comment ${plain.id}`)
  await writeComment(one, post.id, { parent_comment: comment.id })
  expect(await toldOf(one)).toHaveLength(2)
  await other.call('DELETE', `feed/v1/comments/${plain.id}/`)
  expect(await toldOf(one)).toHaveLength(1)
})

it('a mention names who wrote that comment, as it stands in the text', async () => {
  const post = await writePost(staff)
  const comment = await writeComment(nusrat, post.id)
  const elsewhere = await writeComment(nusrat, (await writePost(staff)).id)
  const write = async (text: string, mention: object) =>
    (await rahim.call('POST', 'feed/v1/posts/comments/create/', { post: post.id, text, mentions: [mention] })).status
  expect(await write('@নুসরাত', { name: 'নুসরাত', comment: comment.id })).toBe(200)
  expect(await write('@মিতা', { name: 'মিতা', comment: null })).toBe(200)
  expect(await write('নুসরাত', { name: 'নুসরাত', comment: comment.id })).toBe(400)
  expect(await write('@রহিম', { name: 'রহিম', comment: comment.id })).toBe(400)
  expect(await write('@নুসরাত', { name: 'নুসরাত', comment: elsewhere.id })).toBe(400)
})

it('new words of a comment are its own writer’s, and are marked', async () => {
  const post = await writePost(staff)
  const comment = await writeComment(nusrat, post.id)
  const path = `feed/v1/comments/${comment.id}/`
  expect((await rahim.call('PATCH', path, { text: 'অন্য' })).status).toBe(404)
  const { body } = await nusrat.call<Comment>('PATCH', path, { text: 'ঠিক <b>করা</b>' })
  expect(body).toMatchObject({ is_edited: true, html: '<p>ঠিক &lt;b&gt;করা&lt;/b&gt;</p>' })
})
