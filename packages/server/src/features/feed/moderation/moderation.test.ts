import type { Post, ReturnsOf, TalkItem } from '@prostuti/contract'
import { expect, it } from 'vitest'
import { openTestApp } from '../../../testing/open-test-app.ts'
import { type Person, request } from '../../../testing/test-app.ts'
import { purgeTalk } from '../purge-talk.ts'
import { createTalk, learner, moderator } from '../testing/talkers.ts'

const testApp = await openTestApp({ limits: null })
const { app, db, clock } = testApp
const { writePost, writeComment } = createTalk(testApp)
const staff = await moderator(testApp, 'মিতা')
const nusrat = await learner(testApp, 'নুসরাত')
type Page = ReturnsOf<'feed.listTalk'>
type Outcome = ReturnsOf<'feed.changeTalk'>

const talk = async (query = '') => (await staff.call<Page>('GET', `feed/v1/admin/talk/${query}`)).body
const itemOf = async (tab: string, id: string, kind = 'post') =>
  (await talk(`?tab=${tab}&page_size=100`)).results.find(item => item.id === id && item.kind === kind)
const act = async (name: string, item: Pick<TalkItem, 'kind' | 'id' | 'revision'>, given: object = {}) => {
  const items = [{ kind: item.kind, id: item.id, revision: item.revision }]
  const { status, body, text } = await staff.call<Outcome>('PUT', 'feed/v1/admin/talk-states/', {
    act: name,
    items,
    ...given,
  })
  if (status !== 200) throw new Error(text)
  return body
}
const read = async (id: string, who: Person = nusrat) => await who.call<Post>('GET', `feed/v1/posts/${id}/`)
const told = async ({ id }: { id: string }) =>
  (
    await db.pool.query<{ kind: string }>('select kind from notifications where user_id = $1 order by id', [id])
  ).rows.map(row => row.kind)
const isPublic = async (id: string) => (await request(app, 'GET', `feed/v1/posts/${id}/`)).status === 200

async function approved(writer: Person, given?: object): Promise<TalkItem> {
  const post = await writePost(writer, { ...given })
  await act('approve', (await itemOf('pending', post.id))!)
  return (await itemOf('published', post.id))!
}

it('an approved post stands at the time it was written, a published one at the time of the act', async () => {
  const [one, other] = [await writePost(nusrat), await writePost(nusrat)]
  clock.advance(60_000)
  expect(await act('approve', (await itemOf('pending', one.id))!)).toMatchObject({ told: 1, left: [] })
  await act('publish', (await itemOf('pending', other.id))!)
  expect((await read(one.id)).body).toMatchObject({ status: 3, published_at: one.created_at })
  expect((await read(other.id)).body).toMatchObject({ status: 1, published_at: new Date(clock.now()).toISOString() })
  expect(await told(nusrat)).toEqual(['post_approved', 'post_approved'])
})

it('the oldest waits first, with its checks and what is known of its writer', async () => {
  const writer = await learner(testApp, 'করিম')
  const text = 'ফোন ০১৭১২-৩৪৫৬৭৮ বা +8801812345678, t.me/leak, তুই গাধা!'
  const post = await writePost(writer, { text })
  await writePost(writer, { text: 'ফোন 01712 345678 বা +৮৮০১৮১২৩৪৫৬৭৮, t.me leak, তুই  গাধা' })
  const { results, counts, count } = await talk()
  expect(results.map(({ id }) => id).indexOf(post.id)).toBe(results.length - 2)
  expect([counts.pending, counts.oldest_pending_at]).toEqual([count, results[0]!.post.created_at])
  expect((await itemOf('pending', post.id))!).toMatchObject({
    checks: { phones: ['০১৭১২-৩৪৫৬৭৮', '+8801812345678'], links: ['t.me/leak'], insults: ['গাধা'], same: 1 },
    writer: { name: 'করিম', published: 0, returned: 0, removed: 0, upheld_reports: 0 },
    reports: { count: 0, hides: false },
  })
  const [same, again] = [await writePost(writer, { text: 'একই কথা' }), await writePost(nusrat, { text: 'একই  কথা!' })]
  expect((await itemOf('pending', same.id))!.checks.same).toBe(1)
  expect((await itemOf('pending', again.id))!.checks.same).toBe(1)
})

it('one sent back is its writer’s to mend, with the reason for them alone', async () => {
  const post = await writePost(nusrat)
  const item = (await itemOf('pending', post.id))!
  const body = { act: 'return', items: [{ kind: 'post', id: post.id, revision: item.revision }] }
  expect((await staff.call('PUT', 'feed/v1/admin/talk-states/', body)).status).toBe(400)
  await act('return', item, { reason: 'other', text: 'বানান দেখুন' })
  expect((await read(post.id)).body).toMatchObject({ status: 2, said_reason: { reason: 'other', text: 'বানান দেখুন' } })
  expect((await read(post.id, staff)).body.said_reason).toBeNull()
  expect(await isPublic(post.id)).toBe(false)
  expect((await told(nusrat)).at(-1)).toBe('post_returned')
  const { body: mended } = await nusrat.call<Post>('PATCH', `feed/v1/posts/${post.id}/`, { text: 'ঠিক করা লেখা' })
  expect(mended).toMatchObject({ status: 0, text: 'ঠিক করা লেখা', said_reason: null })
})

it('new words of a public post wait, and the old ones stay public until then', async () => {
  const item = await approved(nusrat, { text: 'পুরোনো কথা' })
  const path = `feed/v1/posts/${item.id}/`
  const { body } = await nusrat.call<Post>('PATCH', path, { text: 'নতুন কথা' })
  expect(body).toMatchObject({ text: 'পুরোনো কথা', pending_text: 'নতুন কথা', is_edited: false })
  expect((await request<Post>(app, 'GET', path)).body).toMatchObject({ text: 'পুরোনো কথা', pending_text: null })
  const waiting = (await itemOf('pending', item.id))!
  expect(waiting).toMatchObject({ pending_html: '<p>নতুন কথা</p>', post: { html: '<p>পুরোনো কথা</p>' } })
  await act('return', waiting, { reason: 'leak' })
  expect((await read(item.id)).body).toMatchObject({ pending_text: 'নতুন কথা', said_reason: { reason: 'leak' } })
  await nusrat.call('PATCH', path, { text: 'আরও নতুন' })
  await act('approve', (await itemOf('pending', item.id))!)
  expect((await read(item.id, staff)).body).toMatchObject({ text: 'আরও নতুন', is_edited: true, pending_text: null })
  await act('undo', (await itemOf('published', item.id))!)
  expect((await read(item.id)).body).toMatchObject({ text: 'পুরোনো কথা', pending_text: 'আরও নতুন', is_edited: false })
})

it('a removed one is gone with its comments, and comes back with them', async () => {
  const item = await approved(nusrat)
  const other = await learner(testApp)
  await writeComment(other, item.id)
  expect(await act('delete', item, { reason: 'link', dry_run: true })).toMatchObject({ told: 1, comments: 1 })
  expect(await isPublic(item.id)).toBe(true)
  expect(await act('delete', item, { reason: 'link' })).toMatchObject({
    changed: [{ status: 2 }],
    told: 1,
    comments: 1,
  })
  expect(await isPublic(item.id)).toBe(false)
  expect((await nusrat.call('PATCH', `feed/v1/posts/${item.id}/`, { text: 'না' })).status).toBe(409)
  expect((await told(nusrat)).at(-1)).toBe('post_removed')
  const deleted = (await itemOf('deleted', item.id))!
  expect(deleted).toMatchObject({ said_reason: { reason: 'link' }, writer: { removed: 1 } })
  expect(await act('undo', deleted)).toMatchObject({ changed: [{ status: 3 }], comments: 1 })
  expect((await request<Post>(app, 'GET', `feed/v1/posts/${item.id}/`)).body.comment_count).toBe(1)
  expect((await told(nusrat)).at(-1)).not.toBe('post_removed')
})

it('who acts on what has changed since, is gone or cannot be so changes the rest alone', async () => {
  const [one, other, gone] = [await approved(nusrat), await approved(nusrat), await writePost(nusrat)]
  await nusrat.call('DELETE', `feed/v1/posts/${gone.id}/`)
  const items = [
    { kind: 'post', id: one.id, revision: one.revision - 1 },
    { kind: 'post', id: gone.id, revision: 1 },
    { kind: 'comment', id: '999999', revision: 1 },
    { kind: 'post', id: other.id, revision: other.revision },
  ]
  const change = async (name: string, given = {}) =>
    (await staff.call<Outcome>('PUT', 'feed/v1/admin/talk-states/', { act: name, items, ...given })).body
  expect((await change('keep')).left.map(({ problem }) => problem)).toEqual(['changed', 'gone', 'gone', 'not_possible'])
  expect((await change('delete', { reason: 'leak' })).changed.map(({ id }) => id)).toEqual([other.id])
})

it('three people hide a post until a moderator has decided, and hear what became of it', async () => {
  const item = await approved(nusrat)
  const people = [await learner(testApp), await learner(testApp), await learner(testApp)]
  const report = (who: Person, reason: string) => who.call('POST', `feed/v1/posts/${item.id}/report/`, { reason })
  expect((await report(nusrat, 'insult')).status).toBe(403)
  for (const reason of ['insult', 'other', 'insult']) expect((await report(people[0]!, reason)).status).toBe(204)
  await report(people[1]!, 'insult')
  expect(await isPublic(item.id)).toBe(true)
  await report(people[2]!, 'leak_or_money')
  expect(await isPublic(item.id)).toBe(false)
  expect((await read(item.id)).status).toBe(200)
  const [first] = (await talk('?tab=reported')).results
  expect(first).toMatchObject({
    id: item.id,
    reports: {
      count: 3,
      hides: true,
      reasons: [
        { reason: 'insult', count: 2 },
        { reason: 'leak_or_money', count: 1 },
      ],
    },
  })
  for (const { id } of people) expect(JSON.stringify(first)).not.toContain(`"${id}"`)
  await act('keep', first!)
  expect(await isPublic(item.id)).toBe(true)
  expect(await told(people[2]!)).toEqual(['talk_report_answered'])
  await act('undo', (await itemOf('published', item.id))!)
  expect(await isPublic(item.id)).toBe(false)
  expect(await told(people[2]!)).toEqual([])
  await act('delete', (await itemOf('reported', item.id))!, { reason: 'insult' })
  expect((await itemOf('deleted', item.id))!.writer).toMatchObject({ upheld_reports: 1 })
})

it('a comment that reports hide takes its replies out of the count, and brings them back', async () => {
  const post = await writePost(staff)
  const comment = await writeComment(nusrat, post.id)
  await writeComment(staff, post.id, { parent_comment: comment.id })
  const countOf = async () => (await read(post.id)).body.comment_count
  for (let each = 0; each < 3; each++)
    await (await learner(testApp)).call('POST', `feed/v1/comments/${comment.id}/report/`, { reason: 'other' })
  expect(await countOf()).toBe(0)
  type Comments = ReturnsOf<'feed.listComments'>
  const list = () => request<Comments>(app, 'GET', `feed/v1/posts/comments/${post.id}/`)
  expect((await list()).body.results).toEqual([])
  await act('keep', (await itemOf('reported', comment.id, 'comment'))!)
  expect(await countOf()).toBe(2)
  await act('delete', (await itemOf('published', comment.id, 'comment'))!, { reason: 'insult' })
  expect([await countOf(), (await told(nusrat)).at(-1)]).toEqual([0, 'comment_removed'])
  expect((await list()).body.results).toMatchObject([{ status: 1, author: null, said_reason: null }])
  await act('undo', (await itemOf('deleted', comment.id, 'comment'))!)
  expect(await countOf()).toBe(2)
})

it('tabs are walked by cursors over posts and comments together', async () => {
  const all: string[] = []
  for (let query: string | undefined = '?tab=published&page_size=3'; query; ) {
    const { results, next }: Page = await talk(query)
    all.push(...results.map(({ kind, id }) => `${kind} ${id}`))
    query = next?.slice(next.indexOf('?'))
  }
  const { count, results } = await talk('?tab=published&page_size=100')
  expect([all.length, new Set(all).size]).toEqual([count, count])
  expect(all).toEqual(results.map(({ kind, id }) => `${kind} ${id}`))
  expect((await talk('?tab=published&page_size=3&page=2')).results.map(({ kind, id }) => `${kind} ${id}`)).toEqual(
    all.slice(3, 6),
  )
  expect((await talk(`?tab=published&search=${encodeURIComponent('আরও')}`)).count).toBe(0)
})

it('what was deleted goes for good after thirty days', async () => {
  const item = await approved(nusrat)
  await act('delete', item, { reason: 'leak' })
  await purgeTalk(db.pool, clock.now() + 29 * 86_400_000)
  expect(await itemOf('deleted', item.id)).toBeDefined()
  await purgeTalk(db.pool, clock.now() + 31 * 86_400_000)
  expect(await itemOf('deleted', item.id)).toBeUndefined()
})

it('learners see nothing of it', async () => {
  expect((await nusrat.call('GET', 'feed/v1/admin/talk/')).status).toBe(403)
})
