import type { AuditEntry, ProgramRoutine, StaffRoutine, StaffRoutineRow } from '@prostuti/contract'
import { expect, it } from 'vitest'
import { holdExam } from '../../../testing/exams.ts'
import { openTestApp } from '../../../testing/open-test-app.ts'
import { addProgram } from '../../../testing/programs.ts'
import { request } from '../../../testing/test-app.ts'

const testApp = await openTestApp()
const { db, clock } = testApp
const staff = await testApp.person({ member: true })
await db.pool.query(`update users set role = 'owner' where id = $1`, [staff.id])

type Refusal = { code: string; errors: { path: string }[] }
const call = <T>(method: string, path: string, body?: unknown) => staff.call<T & Refusal>(method, path, body)
const create = (body: object) => call<StaffRoutine>('POST', 'exam/v5/routine-list-create/', body)
const one = (id: number) => `exam/v5/routine-rud-api/${id}/`
const line = (bn: string, exam?: number) => ({ text: { bn }, ...(exam !== undefined && { exam: String(exam) }) })
const entry = (bn: string, interval: number, ...routine: object[]) => ({ title: { bn }, interval, routine })
const forLearners = async (id: number) =>
  (await request<ProgramRoutine>(testApp.app, 'GET', `exam/v5/program-routine/?program=${id}`)).body

it('is written once for a program, and learners read it on its dates', async () => {
  const program = await addProgram(db)
  const exam = await holdExam(db, clock.now(), { programId: program })
  const body = {
    ...{ program: String(program), starts_on: '2026-12-27' },
    exams: [entry('পরীক্ষা ১', 0, line('চর্যাপদ', exam.id), line('বৈষ্ণব পদাবলি')), entry('', 7, line('সংবিধান'))],
  }
  const { status, body: made } = await create(body)
  expect([status, made.revision, made.program.title]).toEqual([200, 2, 'ব্যাংক প্রস্তুতি'])
  expect(made.exams[0]!.routine[0]).toEqual({
    text: { bn: 'চর্যাপদ', en: '' },
    exam: { id: String(exam.id), title: 'যাচাই পরীক্ষা' },
    practice: null,
  })
  const { days } = await forLearners(program)
  expect(days.map(({ date, title, items }) => [date, title, items.map(({ text }) => text)])).toEqual([
    ['2026-12-27', 'পরীক্ষা ১', ['চর্যাপদ', 'বৈষ্ণব পদাবলি']],
    ['2027-01-03', '', ['সংবিধান']],
  ])
  expect((await create(body)).body.code).toBe('conflict')
})

it('is changed by who has seen it last, and calendars learn that days have moved', async () => {
  const program = await addProgram(db, { startsOn: '2026-12-01' }, [{ interval: 0 }, { interval: 2 }])
  const revisionOf = async () =>
    (await db.pool.query('select routine_revision from programs where id = $1', [program])).rows[0].routine_revision
  const before = await revisionOf()
  const changed = await call<StaffRoutine>('PATCH', one(program), {
    revision: 1,
    exams: [entry('নতুন', 1, line('শতকরা')), entry('শেষ', 3)],
  })
  expect(changed.body).toMatchObject({
    revision: 2,
    starts_on: '2026-12-01',
    exams: [{ interval: 1 }, { interval: 3 }],
  })
  expect((await forLearners(program)).days.map(({ date }) => date)).toEqual(['2026-12-02', '2026-12-05'])
  expect(await revisionOf()).toBeGreaterThan(before)
  expect((await call('PATCH', one(program), { revision: 1, starts_on: null })).body.code).toBe('conflict')
  expect((await call('PATCH', one(program), { revision: 2, starts_on: '2026-12-10' })).status).toBe(200)
  expect((await forLearners(program)).days[0]!.date).toBe('2026-12-11')
  const log = (await call<{ results: AuditEntry[] }>('GET', `core/v1/audit-log/?kind=routine&id=${program}`)).body
    .results
  expect(log.map(({ action, before: old, after }) => [action, old, after])).toMatchObject([
    ['updated', { starts_on: '2026-12-01' }, { starts_on: '2026-12-10' }],
    ['updated', { exams: [{ interval: 0 }, { interval: 2 }] }, { exams: [{ interval: 1 }, { interval: 3 }] }],
  ])
})

it('leads to exams of its own program alone, and has no start where each person says theirs', async () => {
  const [program, personal] = [await addProgram(db), await addProgram(db, { isPersonalized: true })]
  const foreign = await holdExam(db, clock.now(), { programId: personal })
  for (const exam of [foreign.id, 999_999]) {
    const { status, body } = await create({ program: String(program), exams: [entry('ক', 0, line('খ', exam))] })
    expect([status, body.errors]).toMatchObject([400, [{ path: 'exams.0.routine.0.exam' }]])
  }
  const dated = { program: String(personal), starts_on: '2026-12-01', exams: [entry('ক', 0)] }
  expect((await create(dated)).body.errors).toMatchObject([{ path: 'starts_on' }])
  expect((await create({ program: '999999', exams: [entry('ক', 0)] })).body.errors).toMatchObject([{ path: 'program' }])
  expect((await create({ program: String(program), exams: [] })).body.errors).toMatchObject([{ path: 'exams' }])
  expect((await forLearners(program)).days).toEqual([])
})

it('is listed with its span, and gone once it is deleted', async () => {
  const program = await addProgram(db, { title: { bn: 'তালিকার', en: 'Listed' } }, [{ interval: 2 }, { interval: 5 }])
  const list = async () =>
    (await call<{ results: StaffRoutineRow[] }>('GET', 'exam/v5/routine-list-create/?search=listed')).body.results
  expect(await list()).toMatchObject([{ id: String(program), entries: 2, days: 6, revision: 1 }])
  expect((await call('DELETE', one(program))).status).toBe(204)
  expect(await list()).toEqual([])
  expect([(await call('GET', one(program))).status, (await call('DELETE', one(program))).status]).toEqual([404, 404])
  expect((await forLearners(program)).days).toEqual([])
})
