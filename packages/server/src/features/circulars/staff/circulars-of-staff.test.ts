import type { AuditEntry, Circular, CircularCard, StaffCircular, StaffCircularCard } from '@prostuti/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { blackPng } from '../../../testing/black-png.ts'
import { openTestApp } from '../../../testing/open-test-app.ts'
import { runTasks } from '../../../testing/run-tasks.ts'
import { moderator } from '../../../testing/staff.ts'
import { type Person, request } from '../../../testing/test-app.ts'
import { type act, circularForm, dayFromNow, publishCircular, writeCircular } from '../testing/written-circulars.ts'

const testApp = await openTestApp()
const { app, clock, db } = testApp

type Failed = { readonly code: string; readonly errors: readonly { readonly path: string }[] }

let staff: Person
let other: Person
let learner: Person

beforeAll(async () => {
  staff = await moderator(testApp)
  other = await moderator(testApp, 'শাওন দত্ত')
  learner = await testApp.person({ member: true })
})

const create = (given: Record<string, unknown>) =>
  staff.call<StaffCircular & Failed>('POST', 'job/v1/jobs/', circularForm(given))
const read = async (id: string) =>
  (await staff.call<StaffCircular>('GET', `job/v1/admin/jobs/${id}/?details=true`)).body
const save = (id: string, changes: Record<string, unknown>, by = staff) =>
  by.call<StaffCircular & Failed>('PATCH', `job/v1/admin/jobs/${id}/`, changes)
const shown = async (id: string, language = 'bn') =>
  request<Circular>(app, 'GET', `job/v1/jobs/${id}/`, { headers: { 'accept-language': language } })
const inDays = (days: number) => dayFromNow(testApp, days)
const trail = async (id: string) =>
  (await staff.call<{ results: AuditEntry[] }>('GET', `core/v1/audit-log/?kind=circular&id=${id}`)).body

describe('a circular that staff write', () => {
  it('is a draft that nobody else reads, and says all that is typed', async () => {
    const given = {
      ...{ title: 'সহকারী প্রকৌশলী', company: 'নমুনা সড়ক বিভাগ', category: 'engineering', vacancy: 12 },
      ...{ employment_status: ['permanent', 'full_time', 'permanent'], workspace: 'field', district: 'cumilla' },
      ...{ location: 'দাউদকান্দি', office_time: '৯টা-৫টা', reference: '৩৭.০০', salary: 'গ্রেড ৯', age_req: '৩২ পর্যন্ত' },
      ...{ requirements: '- বিএসসি\n- দুই বছর', context: 'প্রথম\nদ্বিতীয়', note: 'শুধু আমরা পড়ি' },
      ...{ application_method: 'online', apply_link: 'https://namuna.example/apply', gender_req: 'any' },
      ...{ application_start_date: inDays(1), deadline: inDays(9), deadline_time: '17:00', exam_date: inDays(30) },
    }
    const { status, body } = await create(given)
    expect([status, body.state, body.revision, body.problem]).toEqual([200, 0, 1, null])
    expect(body.fields).toMatchObject({ ...given, employment_status: ['permanent', 'full_time'] })
    expect(body.shown).toMatchObject({
      ...{ slug: 'সহকারী-প্রকৌশলী', district: { id: 'cumilla', name: 'কুমিল্লা' }, benefits: null, url: null },
      ...{ requirements: '<ul><li>বিএসসি</li><li>দুই বছর</li></ul>', context: 'প্রথম<br />দ্বিতীয়' },
      opens_at: new Date(`${inDays(1)}T00:00:00+06:00`).toISOString(),
      ends_at: new Date(`${inDays(9)}T17:00:00+06:00`).toISOString(),
    })
    expect(JSON.stringify(body.shown)).not.toContain('শুধু আমরা')
    expect(body.changed).toMatchObject({ by: 'মিতা রানী' })
    expect((await shown(body.id)).status).toBe(404)
    expect(await read(body.id)).toEqual(body)
    expect((await trail(body.id)).results[0]).toMatchObject({ action: 'created', actor: 'মিতা রানী' })
  })

  it.each([
    ['deadline', { application_start_date: '2026-05-02', deadline: '2026-05-01' }],
    ['exam_date', { application_start_date: '2026-05-02', exam_date: '2026-05-01' }],
    ['deadline_time', { deadline_time: '17:00' }],
    ['deadline', { deadline: '1970-12-31' }],
    ['deadline', { deadline: '2101-01-01' }],
    ['exam_date', { exam_date: '2026-02-30' }],
    ['published_on', { published_on: '1970-01-01T00:00:00.000Z' }],
    ['published_on', { published_on: '2101-06-01T00:00:00.000Z' }],
    ['apply_link', { apply_link: 'javascript:alert(1)' }],
    ['post_url', { post_url: 'http://namuna.example' }],
    ['url', { url: 'https://a@b.example' }],
    ['title', { title: '\u200b ' }],
    ['title', { title: 'ক'.repeat(201) }],
    ['context', { context: 'a'.repeat(50_000) }],
    ['vacancy', { vacancy: 0 }],
    ['image.id', { image: { id: '999999', alt: '' } }],
    ['district', { district: 'atlantis' }],
  ])('is refused at %s: %j', async (path, given) => {
    const { status, body } = await create(given)
    expect([status, body.errors?.[0]?.path]).toEqual([400, path])
    const written = await writeCircular(staff)
    const again = await save(written.id, { ...given, revision: 1 })
    expect([again.status, again.body.errors?.[0]?.path]).toEqual([400, path])
    const preview = await staff.call<Failed>('POST', 'job/v1/admin/job-preview/', circularForm(given))
    if (path !== 'image.id') expect([preview.status, preview.body.errors?.[0]?.path]).toEqual([400, path])
  })

  it('is judged as a whole when a part of it changes', async () => {
    const { id } = await writeCircular(staff, {
      application_start_date: '2026-05-02',
      deadline: '2026-05-09',
      deadline_time: '17:00',
    })
    const refused = async (changes: Record<string, unknown>) =>
      (await save(id, { ...changes, revision: 1 })).body.errors?.[0]?.path
    expect(await refused({ deadline: '2026-05-01' })).toBe('deadline')
    expect(await refused({ application_start_date: '2026-05-10' })).toBe('deadline')
    expect(await refused({ exam_date: '2026-05-01' })).toBe('exam_date')
    expect(await refused({ deadline: null })).toBe('deadline_time')
    const { body } = await save(id, { deadline: null, deadline_time: null, revision: 1 })
    expect([body.shown.ends_at, body.fields.application_start_date, body.revision]).toEqual([null, '2026-05-02', 2])
  })

  it('is not saved over what another moderator has saved meanwhile', async () => {
    const { id } = await writeCircular(staff)
    expect((await save(id, { salary: 'গ্রেড ১০', revision: 1 }, other)).status).toBe(200)
    expect((await save(id, { salary: 'গ্রেড ১১', revision: 1 })).body.code).toBe('conflict')
    expect(await read(id)).toMatchObject({ revision: 2, fields: { salary: 'গ্রেড ১০' }, changed: { by: 'শাওন দত্ত' } })
    const [last] = (await trail(id)).results
    expect([last!.action, last!.before, last!.after]).toEqual(['updated', { salary: '' }, { salary: 'গ্রেড ১০' }])
  })

  it('is made once where the same call comes twice, and previewed without being saved', async () => {
    const count = async () => (await db.pool.query('select from circulars')).rowCount
    const before = await count()
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const body = circularForm({ title: 'একবারই' })
    for (let round = 0; round < 2; round++)
      await request(app, 'POST', 'job/v1/jobs/', { token: staff.token, body, headers })
    const preview = await staff.call<Circular>('POST', 'job/v1/admin/job-preview/', { ...body, context: '- ক' })
    expect([preview.body.context, preview.body.title]).toEqual(['<ul><li>ক</li></ul>', 'একবারই'])
    expect(await count()).toBe(before! + 1)
  })

  it('shows an uploaded picture, which alone is enough to be read', async () => {
    const file = new FormData()
    file.set('file', new File([new Uint8Array(blackPng(4, 2))], 'circular.png', { type: 'image/png' }))
    const { body: uploaded } = await staff.call<{ id: string }>('POST', 'core/v1/core-image-uploads/', file)
    expect((await create({ image: { id: uploaded.id, alt: '' } })).body.errors?.[0]?.path).toBe('image.id')
    await runTasks(app)
    const id = await publishCircular(staff, { requirements: '', image: { id: uploaded.id, alt: 'বিজ্ঞপ্তির ছবি' } })
    expect((await shown(id)).body.image).toMatchObject({ width: 4, height: 2, alt: 'বিজ্ঞপ্তির ছবি' })
    expect((await read(id)).fields.image!.path).toContain('/api/core/v1/images/')
  })

  it('is nobody’s to write or to see but moderators’', async () => {
    const written = await writeCircular(staff)
    for (const [method, path, body] of [
      ['POST', 'job/v1/jobs/', circularForm()],
      ['GET', 'job/v1/admin/jobs/', undefined],
      ['GET', `job/v1/admin/jobs/${written.id}/`, undefined],
      ['PATCH', `job/v1/admin/jobs/${written.id}/`, { revision: 1, title: 'ক' }],
      ['DELETE', `job/v1/admin/jobs/${written.id}/`, undefined],
      ['PUT', 'job/v1/admin/job-states/', { act: 'approve', circulars: [{ id: written.id, revision: 1 }] }],
      ['POST', 'job/v1/admin/job-preview/', circularForm()],
    ] as const)
      expect([path, (await learner.call(method, path, body)).status]).toEqual([path, 403])
    expect((await read(written.id)).revision).toBe(1)
  })
})

describe('what staff do to circulars', () => {
  const change = async (name: string, rows: readonly Pick<StaffCircular, 'id' | 'revision'>[], dry = false) =>
    (
      await staff.call<Awaited<ReturnType<typeof act>>['body']>('PUT', 'job/v1/admin/job-states/', {
        ...{ act: name, dry_run: dry },
        circulars: rows.map(({ id, revision }) => ({ id, revision })),
      })
    ).body

  it('changes those that it can, and names the others with what stands against it', async () => {
    const good = await writeCircular(staff)
    const over = await writeCircular(staff, { deadline: inDays(-1) })
    const empty = await writeCircular(staff, { requirements: '<p> </p>' })
    const stale = await writeCircular(staff)
    await save(stale.id, { salary: 'নতুন', revision: 1 }, other)
    const rows = [good, over, empty, stale, { id: '987654321', revision: 1 }]
    expect((await staff.call('PUT', 'job/v1/admin/job-states/', { act: 'approve', circulars: [] })).status).toBe(400)
    for (const dry of [true, false]) {
      const outcome = await change('approve', rows, dry)
      expect(outcome.changed).toEqual([{ id: good.id, state: 2, revision: dry ? 1 : 2 }])
      expect(outcome.left.map(({ id, problem }) => [id, problem])).toEqual([
        ...[
          [over.id, 'over'],
          [empty.id, 'empty'],
          [stale.id, 'changed'],
          ['987654321', 'gone'],
        ],
      ])
      expect(outcome.left[0]!.title).toBe(over.fields.title)
      expect((await shown(good.id)).status).toBe(dry ? 404 : 200)
    }
    expect((await trail(good.id)).results.map(({ action }) => action)).toEqual(['approved', 'created'])
    expect((await trail(over.id)).results.map(({ action }) => action)).toEqual(['created'])
  })

  it('approves with the day of publication that is typed, and publishes now', async () => {
    const tomorrow = new Date(clock.now() + 86_400_000).toISOString()
    const later = await writeCircular(staff, { published_on: tomorrow })
    const { changed } = await change('approve', [later])
    expect((await shown(later.id)).status).toBe(404)
    clock.advance(86_400_000)
    expect((await shown(later.id)).body.published_on).toBe(tomorrow)
    clock.advance(-86_400_000)
    await change('publish', changed)
    expect((await shown(later.id)).body.published_on).toBe(new Date(clock.now()).toISOString())
    const never = await writeCircular(staff, {
      deadline: inDays(0),
      published_on: new Date(clock.now() + 2 * 86_400_000).toISOString(),
    })
    expect((await change('approve', [never])).left[0]!.problem).toBe('over')
  })

  it('takes the last act back, once', async () => {
    const written = await writeCircular(staff)
    const approved = await change('approve', [written])
    const deleted = await change('delete', approved.changed)
    expect((await shown(written.id)).status).toBe(404)
    const undone = await change('undo', deleted.changed)
    expect(undone.changed).toEqual([{ id: written.id, state: 2, revision: 4 }])
    expect((await shown(written.id)).status).toBe(200)
    expect((await change('undo', undone.changed)).left[0]!.problem).toBe('changed')
    const fresh = await writeCircular(staff)
    const back = await change('undo', (await change('publish', [fresh])).changed)
    expect(back.changed[0]!.state).toBe(0)
    expect((await read(fresh.id)).fields.published_on).toBe(null)
    expect((await trail(fresh.id)).results.map(({ action }) => action)).toEqual(['undone', 'published', 'created'])
  })

  it('deletes to where it can be taken back, and approves nothing that is deleted', async () => {
    const id = await publishCircular(staff)
    expect((await staff.call('DELETE', `job/v1/admin/jobs/${id}/`)).status).toBe(204)
    expect((await staff.call('DELETE', `job/v1/admin/jobs/${id}/`)).status).toBe(404)
    const gone = await read(id)
    expect([gone.state, gone.problem]).toEqual([3, 'gone'])
    expect((await change('approve', [gone])).left[0]!.problem).toBe('gone')
    const draft = await change('draft', [gone])
    expect(draft.changed[0]!.state).toBe(0)
    expect((await change('approve', draft.changed)).changed[0]!.state).toBe(2)
  })

  it('sends an approved one back, and leaves one that is there already as it is', async () => {
    const id = await publishCircular(staff)
    const row = await read(id)
    expect((await change('approve', [row])).changed).toEqual([{ id, state: 2, revision: row.revision }])
    const pending = await change('pending', [row])
    expect(pending.changed).toEqual([{ id, state: 1, revision: row.revision + 1 }])
    expect((await shown(id)).status).toBe(404)
  })

  it('is done by one of two moderators who act at once', async () => {
    const rows = await Promise.all([1, 2, 3].map(() => writeCircular(staff)))
    const circulars = rows.map(({ id, revision }) => ({ id, revision }))
    const [one, two] = await Promise.all(
      [circulars, circulars.toReversed()].map((asked, index) =>
        [staff, other][index]!.call<{ changed: unknown[]; left: { problem: string }[] }>(
          'PUT',
          'job/v1/admin/job-states/',
          {
            ...{ act: 'approve', circulars: asked },
          },
        ),
      ),
    )
    expect([one!.body.changed.length, two!.body.changed.length].sort()).toEqual([0, 3])
    expect([...one!.body.left, ...two!.body.left].map(({ problem }) => problem)).toEqual([
      'changed',
      'changed',
      'changed',
    ])
  })
})

describe('the staff’s list', () => {
  it('has the states that are asked for with the number in each, whether they are over or not', async () => {
    const mark = 'তালিকাপরীক্ষা'
    await writeCircular(staff, { title: `${mark} এক` })
    await writeCircular(staff, { title: `${mark} দুই`, deadline: inDays(-3) })
    const out = await publishCircular(staff, { title: `${mark} তিন` })
    const found = async (query: string) =>
      (
        await staff.call<{ count: number; results: StaffCircularCard[]; states: { state: number; count: number }[] }>(
          'GET',
          `job/v1/admin/jobs/?search=${encodeURIComponent(mark)}&${query}`,
        )
      ).body
    const drafts = await found('state=0,1')
    expect(drafts.results.map(({ title, problem }) => [title, problem])).toEqual([
      ...[
        [`${mark} দুই`, 'over'],
        [`${mark} এক`, null],
      ],
    ])
    expect(drafts.states).toEqual([
      ...[
        { state: 0, count: 2 },
        { state: 1, count: 0 },
        { state: 2, count: 1 },
        { state: 3, count: 0 },
      ],
    ])
    expect((await found('')).results.map(({ id }) => id)).toEqual([out])
    const card: CircularCard = (await found('state=2')).results[0]!
    expect(card).toMatchObject({ state: 2, changed: { by: 'মিতা রানী' } })
  })
})

describe('a page that visitors share', () => {
  it('shows a change by staff at once, and another day of publication', async () => {
    // So many texts a minute one person writes.
    const writer = await moderator(testApp)
    const id = await publishCircular(writer, { title: 'আগের নাম' })
    const { revision } = await read(id)
    const first = (await read(id)).fields.published_on
    const { body } = await save(id, { title: 'পরের নাম', published_on: null, revision }, writer)
    expect([(await shown(id)).body.title, body.fields.published_on]).toEqual(['পরের নাম', first])
    const later = new Date(clock.now() + 3_600_000).toISOString()
    await save(id, { published_on: later, revision: revision + 1 }, writer)
    expect((await shown(id)).status).toBe(404)
  })
})
