import type { Like, Post, ReturnsOf } from '@prostuti/contract'
import { expect, it } from 'vitest'
import { openTestApp } from '../../../testing/open-test-app.ts'
import { request } from '../../../testing/test-app.ts'
import { act } from '../testing/act.ts'
import { createTalk, learner, moderator, postForm } from '../testing/talkers.ts'

const testApp = await openTestApp({ limits: null })
const { app, db } = testApp
const { writePost } = createTalk(testApp)
const staff = await moderator(testApp)
const nusrat = await learner(testApp, 'নুসরাত')
type Page = ReturnsOf<'feed.listPosts'>
const list = async (query: string, who = nusrat) => (await who.call<Page>('GET', `feed/v1/posts/${query}`)).body
const idsOf = ({ results }: Page) => results.map(({ id }) => id)

it('a learner’s post is seen by its writer and moderators alone until it is approved', async () => {
  const post = await writePost(nusrat)
  expect(post).toMatchObject({ status: 0, published_at: null, is_mine: true, author: { name: 'নুসরাত' } })
  const path = `feed/v1/posts/${post.id}/`
  const other = await learner(testApp)
  const statuses = [nusrat, staff, other].map(async who => (await who.call('GET', path)).status)
  expect(await Promise.all(statuses)).toEqual([200, 200, 404])
  expect((await request(app, 'GET', path)).status).toBe(404)
  expect(idsOf(await list(''))).not.toContain(post.id)
  expect(idsOf(await list('?mine=true'))).toContain(post.id)
  expect(idsOf(await list('?status=0'))).toEqual([post.id])
  expect(idsOf(await list('?status=0', other))).toEqual([])
  expect(idsOf(await list('?status=0', staff))).toContain(post.id)
})

it('a moderator’s own is out at once', async () => {
  const post = await writePost(staff, { text: 'সবার জন্য' })
  expect(post).toMatchObject({ status: 1, published_at: post.created_at })
  const { status, body } = await request<Page>(app, 'GET', 'feed/v1/posts/')
  expect([status, body.results[0]?.id]).toEqual([200, post.id])
})

it.each(['editor', 'finance'] as const)('who works as %s talks as a learner does', async role => {
  const [waiting, member] = [await writePost(nusrat), await moderator(testApp, 'বেলা', role)]
  expect((await member.call('GET', `feed/v1/posts/${waiting.id}/`)).status).toBe(404)
  expect(idsOf(await list('?status=0', member))).toEqual([])
  const author = { name: 'বেলা', is_moderator: false }
  expect(await writePost(member)).toMatchObject({ status: 0, published_at: null, author })
  expect(await writePost(staff)).toMatchObject({ author: { is_moderator: true } })
})

it('one that everyone saw is gone once deleted; of one that nobody saw nothing is said', async () => {
  const [byWriter, byStaff, waiting] = [await writePost(staff), await writePost(nusrat), await writePost(nusrat)]
  await act(testApp, staff, 'approve', { kind: 'post', id: byStaff.id })
  await staff.call('DELETE', `feed/v1/posts/${byWriter.id}/`)
  for (const { id } of [byStaff, waiting])
    await act(testApp, staff, 'delete', { kind: 'post', id }, { reason: 'insult' })
  const answers = [byWriter, byStaff, waiting, { id: '999999999' }].map(async ({ id }) => {
    const { status, body } = await request<{ code: string }>(app, 'GET', `feed/v1/posts/${id}/`)
    return `${status} ${body.code}`
  })
  expect(await Promise.all(answers)).toEqual(['410 gone', '410 gone', '404 not_found', '404 not_found'])
  expect((await nusrat.call('GET', `feed/v1/posts/${byStaff.id}/`)).status).toBe(200)
})

it('a person with an alias is called by it, without their picture', async () => {
  const hidden = await learner(testApp, 'আসল নাম')
  await db.pool.query(
    `update users set rank_alias = 'নদী', picture = 'https://lh3.googleusercontent.com/a' where id = $1`,
    [hidden.id],
  )
  expect((await writePost(hidden)).author).toEqual({ name: 'নদী', picture: null, is_moderator: false })
})

it('a list is searched by Bangla words, filtered by type and walked by cursors', async () => {
  const posts = []
  for (let each = 0; each < 5; each++) posts.push(await writePost(staff, { type: 2, text: `ত্রিভুজের ক্ষেত্রফল ${each}` }))
  const ids = posts.map(({ id }) => id).reverse()
  expect(idsOf(await list(`?search=${encodeURIComponent('ক্ষেত্রফল ত্রিভুজ')}`))).toEqual(ids)
  expect(await list(`?search=${encodeURIComponent('চতুর্ভুজ')}`)).toMatchObject({ count: 0, count_is_exact: true })
  const first = await list('?type=2&page_size=3')
  expect([idsOf(first), first.count]).toEqual([ids.slice(0, 3), 5])
  const second = await list(first.next!.slice(first.next!.indexOf('?')))
  expect(idsOf(second)).toEqual(ids.slice(3))
  expect(idsOf(await list('?type=2&page_size=3&page=2'))).toEqual(ids.slice(3))
})

it.each([
  ['<script>alert(1)</script>', '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>'],
  ['এক\nদুই\n\nতিন', '<p>এক<br>দুই</p><p>তিন</p>'],
  [
    'দেখুন (https://example.org/a?b=1&c=2).',
    '<p>দেখুন (<a href="https://example.org/a?b=1&amp;c=2" rel="nofollow ugc noopener">https://example.org/a?b=1&amp;c=2</a>).</p>',
  ],
  ['javascript:alert(1) ftp://a.b', '<p>javascript:alert(1) ftp://a.b</p>'],
  ['https://google.com@evil.example/', '<p>https://google.com@evil.example/</p>'],
  ['$x<2$ ও \\(y\\)', '<p><math><mi>x</mi><mo>&lt;</mo><mn>2</mn></math> ও <math><mi>y</mi></math></p>'],
  ['দাম $5 থেকে $10', '<p>দাম $5 থেকে $10</p>'],
  ['$\\def\\a{\\a\\a}\\a$', '<p><code>\\def\\a{\\a\\a}\\a</code></p>'],
])('%j is kept as typed, and shown as HTML of ours alone', async (text, html) => {
  const post = await writePost(staff, { text })
  expect([post.text, post.html]).toEqual([text, html])
})

it('refuses the eleventh post of an hour, however many come at once', async () => {
  const writer = await learner(testApp)
  const tries = Array.from({ length: 15 }, () => writer.call('POST', 'feed/v1/posts/', postForm()))
  const answers = await Promise.all(tries)
  const refused = answers.filter(({ status }) => status === 429)
  expect(refused).toHaveLength(5)
  expect(refused[0]!.body.code).toBe('rate_limited')
  expect(Number(refused[0]!.headers.get('retry-after'))).toBeGreaterThan(3_500)
  testApp.clock.advance(3_600_001)
  expect((await writer.call('POST', 'feed/v1/posts/', postForm())).status).toBe(200)
})

it('a like is one of an account, and a repeated call with what it shall be changes nothing', async () => {
  const post = await writePost(staff)
  const path = `feed/v1/posts/like-toggle/${post.id}/`
  const like = async (body?: object) => (await nusrat.call<Like>('POST', path, body)).body
  expect(await like()).toEqual({ liked: true, like_count: 1 })
  expect(await like({ liked: true })).toEqual({ liked: true, like_count: 1 })
  const { body } = await nusrat.call<Post>('GET', `feed/v1/posts/${post.id}/`)
  expect([body.liked, body.like_count]).toEqual([true, 1])
  expect(await like({ liked: false })).toEqual({ liked: false, like_count: 0 })
  expect(await like({ liked: false })).toEqual({ liked: false, like_count: 0 })
  await Promise.all(Array.from({ length: 30 }, () => like()))
  const { rows } = await db.pool.query(
    'select like_count = (select count(*) from post_likes where post_id = id) as right from posts where id = $1',
    [post.id],
  )
  expect(rows).toEqual([{ right: true }])
  expect((await nusrat.call('POST', `feed/v1/posts/like-toggle/${(await writePost(nusrat)).id}/`)).status).toBe(404)
})
