import type { Post, PostPicture } from '@prostuti/contract'
import { expect, it } from 'vitest'
import { purgeTalkImages } from '../../../platform/images/purge-talk-images.ts'
import { blackPng } from '../../../testing/black-png.ts'
import { openTestApp } from '../../../testing/open-test-app.ts'
import { runTasks } from '../../../testing/run-tasks.ts'
import { type Person, request } from '../../../testing/test-app.ts'
import { purgeTalk } from '../purge-talk.ts'
import { act } from '../testing/act.ts'
import { createTalk, learner, moderator } from '../testing/talkers.ts'

const testApp = await openTestApp({ limits: null })
const { app, db, clock } = testApp
const { writePost } = createTalk(testApp)
const staff = await moderator(testApp)
const nusrat = await learner(testApp)

let side = 10
async function upload(who: Person, bytes: Uint8Array = blackPng(++side)) {
  const form = new FormData()
  form.set('file', new File([new Uint8Array(bytes)], 'ছবি.png'))
  return who.call<PostPicture & { code: string }>('POST', 'feed/v1/pictures/', form)
}

async function picture(who: Person): Promise<PostPicture> {
  const { body } = await upload(who)
  await runTasks(app)
  return (await who.call<PostPicture>('GET', `feed/v1/pictures/${body.id}/`)).body
}

const age = () => db.pool.query(`update images set created_at = created_at - interval '25 hours'`)
const isServed = async ({ path }: Pick<PostPicture, 'path'>) =>
  (await request(app, 'GET', path!.slice(5))).status === 200

it('a picture is read in the background, is its uploader’s alone, and stands in no library', async () => {
  const { body: kept } = await upload(nusrat)
  expect(kept).toMatchObject({ state: 'processing', path: null })
  await runTasks(app)
  const path = `feed/v1/pictures/${kept.id}/`
  expect((await nusrat.call('GET', path)).body).toMatchObject({ state: 'ready', width: side, height: side })
  expect((await staff.call('GET', path)).status).toBe(404)
  expect((await staff.call<{ count: number }>('GET', 'core/v1/core-image-uploads/')).body.count).toBe(0)
  expect((await upload(nusrat, new TextEncoder().encode('<svg/>'))).body.code).toBe('unsupported_type')
})

it('a post shows pictures of its writer, each once, with what they show', async () => {
  const [one, two] = [await picture(nusrat), await picture(nusrat)]
  const pictures = [{ id: two.id, alt: 'একটি <b>ছবি</b>' }, { id: one.id }]
  const post = await writePost(nusrat, { pictures })
  expect(post.pictures).toMatchObject([
    { path: two.path, alt: 'একটি <b>ছবি</b>' },
    { path: one.path, alt: '' },
  ])
  const write = async (ids: string[], who = nusrat) =>
    (await who.call('POST', 'feed/v1/posts/', { type: 0, text: 'ক', pictures: ids.map(id => ({ id })) })).status
  expect(await write([one.id, one.id])).toBe(400)
  expect(await write([one.id], staff)).toBe(400)
  expect(await write(Array.from({ length: 5 }, () => one.id))).toBe(400)
})

it('new pictures of a public post wait, and can be taken back', async () => {
  const [old, fresh] = [await picture(nusrat), await picture(nusrat)]
  const { id } = await writePost(nusrat, { pictures: [{ id: old.id }] })
  await act(testApp, staff, 'approve', { kind: 'post', id })
  await nusrat.call('PATCH', `feed/v1/posts/${id}/`, { pictures: [{ id: fresh.id, alt: '"নতুন"' }] })
  const shown = async () => (await request<Post>(app, 'GET', `feed/v1/posts/${id}/`)).body.pictures.map(each => each.id)
  expect(await shown()).toEqual([old.id])
  const { body } = await staff.call<{ results: { pending_html: string }[] }>('GET', 'feed/v1/admin/talk/')
  expect(body.results.at(-1)?.pending_html).toContain(`<img src="${fresh.path}" alt="&quot;নতুন&quot;"`)
  await act(testApp, staff, 'approve', { kind: 'post', id })
  expect(await shown()).toEqual([fresh.id])
  await act(testApp, staff, 'undo', { kind: 'post', id })
  expect(await shown()).toEqual([old.id])
})

it('one that no post shows goes after a day, and with its post for good', async () => {
  const [loose, shown] = [await picture(nusrat), await picture(nusrat)]
  const { id } = await writePost(nusrat, { pictures: [{ id: shown.id }] })
  await purgeTalkImages(db.pool)
  expect([await isServed(loose), await isServed(shown)]).toEqual([true, true])
  await age()
  await purgeTalkImages(db.pool)
  expect([await isServed(loose), await isServed(shown)]).toEqual([false, true])
  await nusrat.call('DELETE', `feed/v1/posts/${id}/`)
  await purgeTalk(db.pool, clock.now() + 31 * 86_400_000)
  await purgeTalkImages(db.pool)
  expect(await isServed(shown)).toBe(false)
})
