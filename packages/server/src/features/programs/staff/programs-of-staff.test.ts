import type { AuditEntry, ProgramDetails, StaffProgram, StaffProgramRow } from '@prostuti/contract'
import { describe, expect, it } from 'vitest'
import { holdExam, minute } from '../../../testing/exams.ts'
import { openTestApp } from '../../../testing/open-test-app.ts'
import { addProgram, enrol } from '../../../testing/programs.ts'
import { type Person, request } from '../../../testing/test-app.ts'

const testApp = await openTestApp()
const { db, clock } = testApp
const now = Date.parse('2026-12-01T06:00:00.000Z')
clock.set(now)

interface Refusal {
  code: string
  errors: { path: string; code: string; message: string }[]
}

const staff = await moderator('Sabrina')
async function moderator(name: string): Promise<Person> {
  const person = await testApp.person({ member: true })
  await db.pool.query(`update users set role = 'owner', name = $2 where id = $1`, [person.id, name])
  return person
}
const call = <T>(method: string, path: string, body?: unknown, by: Person = staff) =>
  by.call<T & Refusal>(method, path, body)
const read = async (id: number | string) => (await call<StaffProgram>('GET', `programs/${id}/`)).body
const update = (id: number | string, body: object) => call<StaffProgram>('PATCH', `programs/${id}/update/`, body)
const remove = (id: number | string) => call('DELETE', `programs/${id}/delete/`)
const forLearners = (id: number | string) =>
  request<ProgramDetails & Refusal>(testApp.app, 'GET', `exam/v5/program-data/?program=${id}`)
const auditOf = async (id: number | string) =>
  (await call<{ results: AuditEntry[] }>('GET', `core/v1/audit-log/?kind=program&id=${id}`)).body.results

describe('a new program', () => {
  it('is a draft behind the others that learners do not see until it is published', async () => {
    await addProgram(db, { position: 7 })
    const { status, body } = await call<StaffProgram>('POST', 'programs/', { title: { bn: ' ব্যাংক সমন্বিত ' } })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      ...{ title: { bn: 'ব্যাংক সমন্বিত', en: '' }, state: 'draft', position: 8, revision: 1, cost: 0, tags: [] },
      ...{ members: 0, total_exams: 0, obstacles: [], next_exams: [] },
    })
    expect((await forLearners(body.id)).status).toBe(404)
    const published = await update(body.id, {
      ...{ revision: 1, state: 'published', cost: 20, tags: ['bank', 'bank', 'গণিত'], cover: 'river' },
      ...{ syllabus: [{ bn: 'পাটিগণিত', en: 'Arithmetic' }], description: { bn: 'সব ব্যাংকের জন্য' } },
    })
    expect(published.body).toMatchObject({ state: 'published', revision: 2, tags: ['bank', 'গণিত'] })
    expect((await forLearners(body.id)).body.program).toMatchObject({
      ...{ title: 'ব্যাংক সমন্বিত', cost: 20, cover: 'river', description: 'সব ব্যাংকের জন্য' },
      syllabus: [{ id: '1', title: 'পাটিগণিত' }],
    })
  })

  it('costs nothing in taka, or a sum that the gateway takes', async () => {
    const { id } = (await call<StaffProgram>('POST', 'programs/', { title: { bn: 'ব্যাংক' } })).body
    const priced = (cost_in_tk: number, revision: number) => update(id, { revision, cost_in_tk })
    let revision = 1
    for (const taka of [10, 500_000, 0]) expect((await priced(taka, revision++)).body.cost_in_tk).toBe(taka)
    const tooLittle = '০, অথবা ১০ বা তার বেশি লিখুন।'
    for (const [taka, message] of [
      [1, tooLittle],
      [9, tooLittle],
      [500_001, '৫,০০,০০০ বা তার কম লিখুন।'],
      [-1, '০ বা তার বেশি লিখুন।'],
      [10.5, 'এই ঘরটি ঠিকমতো পূরণ করুন।'],
    ] as const) {
      const { status, body } = await priced(taka, revision)
      expect([status, body.errors[0]], String(taka)).toMatchObject([400, { path: 'cost_in_tk', message }])
    }
  })

  it('is made once under one key', async () => {
    const key = crypto.randomUUID()
    const create = () =>
      request<StaffProgram>(testApp.app, 'POST', 'programs/', {
        token: staff.token,
        headers: { 'idempotency-key': key },
        body: { title: { bn: 'একবার' } },
      })
    const [first, again] = [await create(), await create()]
    expect(again.text).toBe(first.text)
    const { body } = await call<{ count: number }>(
      'GET',
      `exam/v5/admin-programs/?search=${encodeURIComponent('একবার')}`,
    )
    expect(body.count).toBe(1)
  })

  it('needs a title in Bangla, and no start where each person says theirs', async () => {
    expect((await call('POST', 'programs/', { title: { bn: '  ', en: 'Bank' } })).body.errors).toMatchObject([
      { path: 'title.bn' },
    ])
    const dated = { title: { bn: 'ক' }, is_personalized: true, starts_on: '2026-12-01' }
    expect((await call('POST', 'programs/', dated)).body.errors).toMatchObject([{ path: 'starts_on' }])
  })
})

describe('changing a program', () => {
  it('is refused to who has seen an older one, and both changes stand in the log', async () => {
    const id = await addProgram(db)
    const other = await moderator('Rafi')
    expect((await update(id, { revision: 1, summary: { bn: 'প্রথম' } })).status).toBe(200)
    const late = await call('PATCH', `programs/${id}/update/`, { revision: 1, cost: 9 }, other)
    expect([late.status, late.body.code]).toEqual([409, 'conflict'])
    expect((await call('PATCH', `programs/${id}/update/`, { revision: 2, cost: 9 }, other)).status).toBe(200)
    expect(await read(id)).toMatchObject({ summary: { bn: 'প্রথম', en: '' }, cost: 9, revision: 3 })
    expect((await auditOf(id)).map(({ actor, action, before, after }) => [actor, action, before, after])).toEqual([
      ['Rafi', 'updated', { cost: 0 }, { cost: 9 }],
      ['Sabrina', 'updated', { summary: { bn: '', en: '' } }, { summary: { bn: 'প্রথম', en: '' } }],
    ])
  })

  it('takes nothing from who has it', async () => {
    const id = await addProgram(db, { isPersonalized: true }, [{ interval: 0 }])
    const member = await testApp.person({ member: true })
    await enrol(db, member, id, now)
    const started = await member.call('POST', 'billing/v1/personalize-program-info/', {
      ...{ program: String(id), date: '2026-12-02', state: 'archive' },
    })
    expect(started.status).toBe(200)
    expect((await update(id, { revision: 1, state: 'draft' })).body.errors).toMatchObject([
      { path: 'state', code: 'has_members' },
    ])
    expect((await update(id, { revision: 1, is_personalized: false })).body.errors).toMatchObject([
      { path: 'is_personalized', code: 'begun' },
    ])
    expect((await update(id, { revision: 1, state: 'unpublished' })).status).toBe(200)
    expect((await forLearners(id)).status).toBe(404)
    expect((await member.call('GET', `exam/v5/program-data/?program=${id}`)).status).toBe(200)
  })

  it('clears English that says what the Bangla says, and keeps the rest', async () => {
    const id = await addProgram(db)
    const { body } = await update(id, { revision: 1, title: { bn: 'BCS', en: 'BCS' } })
    expect(body).toMatchObject({ title: { bn: 'BCS', en: '' }, description: { en: 'Preparing for banks' } })
  })
})

describe('a copy of a program', () => {
  it('is a draft with its texts, price and routine, without its exams, dates and people', async () => {
    const exam = await holdExam(db, now)
    const id = await addProgram(db, { cost: 30, startsOn: '2026-12-01', tags: ['bcs'] }, [
      { interval: 0, exam: exam.id },
      { interval: 3 },
    ])
    await db.pool.query('update exams set program_id = $1 where id = $2', [id, exam.id])
    await enrol(db, staff, id, now)
    const { body } = await call<StaffProgram>('POST', `programs/${id}/duplicate/`, {})
    expect(body).toMatchObject({
      title: { bn: 'ব্যাংক প্রস্তুতি (অনুলিপি)', en: 'Bank preparation (copy)' },
      ...{ state: 'draft', cost: 30, tags: ['bcs'], starts_on: null, routine_days: 2, members: 0, total_exams: 0 },
    })
    const routine = await call<{ exams: { routine: { exam: unknown }[] }[] }>(
      'GET',
      `exam/v5/routine-rud-api/${body.id}/`,
    )
    expect(routine.body.exams.map(each => each.routine[0]!.exam)).toEqual([null, null])
    expect((await call('POST', 'programs/999999/duplicate/', {})).status).toBe(404)
  })
})

describe('deleting a program', () => {
  it('is refused with everything that stands against it', async () => {
    const id = await addProgram(db)
    const exam = await holdExam(db, now, { programId: id })
    const member = await testApp.person({ member: true })
    await enrol(db, member, id, now)
    expect((await member.join(exam.id)).status).toBe(200)
    const { status, body } = await remove(id)
    expect([status, body.code]).toEqual([409, 'conflict'])
    const against = [
      ['published', 1],
      ['members', 1],
      ['joined_exams', 1],
    ]
    expect(body.errors.map(({ path, message }) => [path, message])).toEqual([
      ['published', 'এটি প্রকাশিত: আগে প্রকাশ বন্ধ করুন।'],
      ['members', '১ জনের এটি আছে।'],
      ['joined_exams', 'এর ১টি পরীক্ষায় কেউ অংশ নিয়েছেন।'],
    ])
    expect((await read(id)).obstacles.map(({ reason, count }) => [reason, count])).toEqual(against)
  })

  it('is refused while a person is about to pay for it', async () => {
    const id = await addProgram(db, { state: 'unpublished', costInTk: 100 })
    await db.pool.query(
      `insert into payment_orders (tran_id, category, product_id, product, amount_paisa, return_token_hash, return_token_ends,
                                   redirect_url, intent_hash, created_at, expires_at)
       values ('PRT1', 'program_purchase', $1, '{}', 10000, 'a', now(), '/', 'b', now(), now() + interval '1 hour')`,
      [String(id)],
    )
    expect((await remove(id)).body.errors).toMatchObject([
      { path: 'open_orders', message: '১ জন টাকা দেওয়ার মাঝপথে আছেন।' },
    ])
  })

  it('takes exams that nobody has joined along, and leaves no trace for learners and lists', async () => {
    const id = await addProgram(db, { state: 'unpublished', position: 3 })
    const exam = await holdExam(db, now, { programId: id, membersOnly: false })
    expect((await remove(id)).status).toBe(204)
    expect((await call('GET', `programs/${id}/`)).status).toBe(404)
    expect((await update(id, { revision: 2, state: 'published' })).status).toBe(404)
    const { body } = await call<{ results: StaffProgramRow[] }>('GET', 'exam/v5/admin-programs/?page_size=100')
    expect(body.results.map(row => row.id)).not.toContain(String(id))
    const { rows } = await db.pool.query('select question_state, deleted_at from exams where id = $1', [exam.id])
    expect(rows[0]).toEqual({ question_state: 0, deleted_at: new Date(now) })
    expect((await (await testApp.person({ member: true })).join(exam.id)).status).toBe(404)
    expect((await auditOf(id))[0]).toMatchObject({ action: 'deleted', after: null, actor: 'Sabrina' })
  })
})

describe('the list of programs for staff', () => {
  it('has drafts, counts members and exams, and can be searched, sorted and walked', async () => {
    const draft = await addProgram(db, { state: 'draft', position: 50, title: { bn: 'প্রাথমিক খ', en: 'Primary B' } })
    const other = await addProgram(db, { position: 51, title: { bn: 'প্রাথমিক ক', en: 'Primary A' } })
    await enrol(db, staff, other, now)
    await holdExam(db, now, { programId: other, questionState: 0 })
    const list = async (query: string) =>
      (
        await call<{ count: number; next: string | null; results: StaffProgramRow[] }>(
          'GET',
          `exam/v5/admin-programs/?search=PRIMARY${query}`,
        )
      ).body
    const page = await list('')
    expect(
      page.results.map(({ id, state, members, total_exams }) => [Number(id), state, members, total_exams]),
    ).toEqual([
      [draft, 'draft', 0, 0],
      [other, 'published', 1, 1],
    ])
    expect((await list('&sort=title')).results.map(({ id }) => Number(id))).toEqual([other, draft])
    expect((await list('&sort=members&decreasing=true')).results.map(({ id }) => Number(id))).toEqual([other, draft])
    expect((await list('&state=draft')).count).toBe(1)
    const first = await list('&page_size=1')
    expect(
      (await call<{ results: StaffProgramRow[] }>('GET', first.next!)).body.results.map(({ id }) => Number(id)),
    ).toEqual([other])
    const names = (
      await call<{ results: { id: string; title: string }[] }>('GET', 'exam/v5/admin-program-list/?page_size=100')
    ).body
    expect(names.results).toContainEqual({
      id: String(draft),
      title: 'প্রাথমিক খ',
      state: 'draft',
      is_personalized: false,
    })
  })

  it('says what begins within a week', async () => {
    const id = await addProgram(db)
    const exam = await holdExam(db, now + 60 * minute, { programId: id, questionState: 0 })
    await holdExam(db, now + 60 * minute)
    expect((await read(id)).next_exams.map(each => [each.id, each.question_state])).toEqual([[String(exam.id), 0]])
  })
})
