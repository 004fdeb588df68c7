import { hash } from 'node:crypto'
import type { ImageAlt, LibraryImage, ReturnsOf, StaffQuestion, UploadedImage } from '@prostuti/contract'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { openTestApp } from '../../../testing/open-test-app.ts'
import { runTasks } from '../../../testing/run-tasks.ts'
import { moderator, questionForm, writeCategory } from '../../../testing/staff.ts'
import type { Person } from '../../../testing/test-app.ts'
import { purgeRemoved } from './purge-removed.ts'

const testApp = await openTestApp({ overHttp: true })
const { app } = testApp
const { pool } = testApp.db
const path = 'core/v1/admin-images/'
type List = ReturnsOf<'core.listLibraryImages'>

let staff: Person
let category: string
beforeAll(async () => {
  staff = await moderator(testApp)
  category = (await writeCategory(staff, 'জ্যামিতি')).id
})

let drawn = 0
async function drawPng(): Promise<Buffer> {
  drawn++
  return sharp({ create: { width: 50 + drawn, height: 40, channels: 3, background: '#2a7' } })
    .png()
    .toBuffer()
}

async function upload(bytes: Uint8Array, name: string, by = staff): Promise<string> {
  const form = new FormData()
  form.set('file', new File([new Uint8Array(bytes)], name, { type: 'image/png' }))
  const { body } = await by.call<UploadedImage>('POST', 'core/v1/core-image-uploads/', form)
  return body.id
}

async function made(name: string): Promise<string> {
  const id = await upload(await drawPng(), name)
  await runTasks(app)
  return id
}

const read = async (id: string) => (await staff.call<ReturnsOf<'core.getLibraryImage'>>('GET', `${path}${id}/`)).body
const list = async (query: string) => (await staff.call<List>('GET', `${path}?${query}`)).body
const describeAs = (id: string, alt: ImageAlt, revision = 1) =>
  staff.call<LibraryImage & { code?: string }>('PATCH', `${path}${id}/`, { alt, revision })
const change = (act: 'remove' | 'restore', ...ids: string[]) =>
  staff.call<{ code: string; detail: string }>('POST', `${path}${act}/`, { ids })

describe('the library', () => {
  it('lists what is ready, with its words, its size and where it is', async () => {
    const id = await made('বৃত্ত.png')
    const { results } = await list(`search=${encodeURIComponent('বৃত্ত')}`)
    expect(results).toMatchObject([
      { id, name: 'বৃত্ত.png', alt: { bn: '', en: '' }, shown_by: [], revision: 1, bytes: expect.any(Number) },
    ])
    expect(results[0]!.file_bytes).toBeGreaterThan(0)
  })

  it('is narrowed down by missing words and by use, and counts what has none', async () => {
    const [worded, bare] = [await made('narrow-a.png'), await made('narrow-b.png')]
    expect((await describeAs(worded, { bn: 'নদী', en: '' })).status).toBe(200)
    await staff.call('POST', 'questions/v4/admin-question/', questionForm(category, { picture: bare }))
    const ids = async (query: string) => (await list(`search=narrow&${query}`)).results.map(({ id }) => id)
    expect(await ids('alt=missing')).toEqual([bare])
    expect(await ids('alt=given')).toEqual([worded])
    expect(await ids('use=used')).toEqual([bare])
    expect(await ids('use=unused')).toEqual([worded])
    const { all, without_alt } = await list('')
    const { rows } = await pool.query(
      `select count(*)::int as all, count(*) filter (where alt_bn = '')::int as without_alt from images where state = 'ready'`,
    )
    expect({ all, without_alt }).toEqual(rows[0])
  })

  it('knows a file that came before, so that it is not sent again', async () => {
    const [bytes, other] = [await drawPng(), await drawPng()]
    const id = await upload(bytes, 'sent.png')
    const digest = hash('sha256', bytes, 'base64url')
    const find = () =>
      staff.call<ReturnsOf<'core.findLibraryImages'>>('POST', `${path}find/`, {
        digests: [digest, hash('sha256', other, 'base64url')],
      })
    expect((await find()).body.found).toMatchObject([{ digest, image: { id, state: 'processing' } }])
    await runTasks(app)
    expect((await find()).body.found).toMatchObject([{ digest, image: { id, state: 'ready' } }])
  })

  it('is nothing for who may not write questions', async () => {
    const finance = await testApp.person({ member: true })
    await pool.query(`update users set role = 'finance' where id = $1`, [finance.id])
    expect((await finance.call('GET', path)).status).toBe(403)
  })
})

describe('the words of a picture', () => {
  it('are said by questions that show it, at once and by those saved later', async () => {
    const id = await made('venn.png')
    const write = async () =>
      (await staff.call<StaffQuestion>('POST', 'questions/v4/admin-question/', questionForm(category, { picture: id })))
        .body
    const before = await write()
    await describeAs(id, { bn: 'দুটি "বৃত্ত" \\1 & <x>', en: 'Two circles' })
    const shown = async (question: string) =>
      (await staff.call<StaffQuestion>('GET', `questions/v4/questions-rud/${question}/`)).body.shown
    for (const question of [before.id, (await write()).id]) {
      const { bn, en } = await shown(question)
      expect(bn.text).toContain('alt="দুটি &quot;বৃত্ত&quot; \\1 &amp; &lt;x&gt;" width=')
      expect(en.text).toContain('alt="Two circles" width=')
    }
  })

  it('are not written over newer ones', async () => {
    const id = await made('twice.png')
    expect((await describeAs(id, { bn: 'এক', en: '' }, 1)).body).toMatchObject({ revision: 2 })
    expect((await describeAs(id, { bn: 'দুই', en: '' }, 1)).body.code).toBe('conflict')
    const { rows } = await pool.query(`select before, after from audit_log where kind = 'image' and subject_id = $1`, [
      id,
    ])
    expect(rows).toEqual([{ before: { alt: { bn: '', en: '' } }, after: { alt: { bn: 'এক', en: '' } } }])
  })
})

describe('a picture that staff remove', () => {
  it('stays where something shows it, which the refusal names, and so do the others', async () => {
    const [free, used] = [await made('free.png'), await made('used.png')]
    const { body: question } = await staff.call<StaffQuestion>(
      'POST',
      'questions/v4/admin-question/',
      questionForm(category, { picture: used }),
    )
    const { status, body } = await change('remove', free, used)
    expect([status, body.code]).toEqual([409, 'conflict'])
    expect(body.detail).toContain('used.png')
    expect(body.detail).toContain(`#${question.id}`)
    expect((await read(free)).image.id).toBe(free)
    const { image, uses } = await read(used)
    expect(image.shown_by).toEqual([{ kind: 'question', count: 1 }])
    expect(uses).toMatchObject([{ kind: 'question', id: question.id, href: `/admin/question/${question.id}` }])
  })

  it('stays where a text shows it by its address', async () => {
    const id = await made('by-address.png')
    const { image } = await read(id)
    const text = `চিত্রটি দেখুন: <img src="${image.path}" alt="চিত্র">`
    await staff.call('POST', 'questions/v4/admin-question/', questionForm(category, { question: { bn: text, en: '' } }))
    expect((await change('remove', id)).status).toBe(409)
    expect((await read(id)).image.shown_by).toEqual([{ kind: 'question', count: 1 }])
  })

  it('comes back, and is erased a day later unless something shows it by then', async () => {
    const [back, gone, shown] = [await made('back.png'), await made('gone.png'), await made('shown.png')]
    const address = (await read(gone)).image.path!
    expect((await change('remove', back, gone, shown)).body).toEqual({ removed: 3 })
    expect((await staff.call('GET', `${path}${gone}/`)).status).toBe(404)
    expect((await change('restore', back)).body).toEqual({ restored: 1 })
    expect(await purgeRemoved(pool)).toBe(0)
    await pool.query(`update images set removed_at = now() - interval '25 hours' where removed_at is not null`)
    await pool.query(`update questions set picture_id = $1 where id = (select min(id) from questions)`, [shown])
    expect(await purgeRemoved(pool)).toBe(1)
    expect([(await read(back)).image.id, (await read(shown)).image.id]).toEqual([back, shown])
    expect((await app.http.request(address)).status).toBe(404)
  })
})
