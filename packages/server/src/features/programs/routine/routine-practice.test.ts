import { randomUUID } from 'node:crypto'
import type {
  AuditEntry,
  DealtPractice,
  MyRoutine,
  ProgramRoutine,
  StaffProgram,
  StaffRoutine,
} from '@prostuti/contract'
import { expect, it } from 'vitest'
import { dhakaDay } from '../../../platform/dhaka-day.ts'
import { holdExam, minute } from '../../../testing/exams.ts'
import { openTestApp } from '../../../testing/open-test-app.ts'
import { addProgram, enrol } from '../../../testing/programs.ts'
import { type Person, request } from '../../../testing/test-app.ts'

const testApp = await openTestApp()
const { app, db, clock } = testApp
clock.set(Date.parse('2026-12-01T06:00:00.000Z'))
const day = 24 * 60 * minute
const staff = await testApp.person({ member: true })
await db.pool.query(`update users set role = 'owner' where id = $1`, [staff.id])

type Refusal = { code: string; errors: { path: string }[] }
const call = <T>(method: string, path: string, body?: unknown) => staff.call<T & Refusal>(method, path, body)
const one = (id: number | string) => `exam/v5/routine-rud-api/${id}/`
const routineOf = async (program: number, person?: Person) => {
  const path = `exam/v5/program-routine/?program=${program}`
  return (person ? await person.call<ProgramRoutine>('GET', path) : await request<ProgramRoutine>(app, 'GET', path))
    .body
}

let made = 0
async function addCategory(bn: string): Promise<string> {
  const { rows } = await db.pool.query<{ id: number }>(
    'insert into categories (slug, name) values ($1, $2) returning id',
    [`routine-${++made}`, { bn, en: `In English: ${bn}` }],
  )
  return String(rows[0]!.id)
}

const line = (bn: string, category: string | null, count = 20, exam: string | null = null) => ({
  text: { bn },
  ...(category && { practice: { category, count } }),
  ...(exam && { exam }),
})
const create = (program: number, ...lines: object[][]) =>
  call<StaffRoutine>('POST', 'exam/v5/routine-list-create/', {
    program: String(program),
    starts_on: dhakaDay(clock.now()),
    exams: lines.map((routine, index) => ({
      title: { bn: `দিন ${index + 1}` },
      interval: index === 0 ? 0 : 1,
      routine,
    })),
  })

/** A topic with published questions of its own. */
async function pastTopic(): Promise<string> {
  const over = new Date(clock.now() - 120 * minute)
  const exam = await holdExam(db, clock.now() - 180 * minute, { endTime: over, solutionVisibility: over })
  await app.exams.sweep()
  await app.exams.publishQuestions()
  const { rows } = await db.pool.query<{ id: string }>('select category_id::text as id from questions where id = $1', [
    [...exam.key.keys()][0],
  ])
  return rows[0]!.id
}

/** Practises a topic; hands it in with every first option, or with nothing. */
async function practise(person: Person, topic: string, answer: number | null = 0): Promise<void> {
  const { body: dealt } = await person.call<DealtPractice>(
    'GET',
    `questions/v4/practice-exam/?category_id=${topic}&count=5`,
  )
  const now = new Date(clock.now()).toISOString()
  const { status } = await person.call('POST', 'questions/v4/practice-submit/', {
    ...{ practice: randomUUID(), mode: dealt.mode, source: 'topics', topics: [topic], exam: null, seed: dealt.seed },
    ...{ duration_seconds: null, started_at: now, finished_at: now },
    answers: dealt.questions.map(({ id }) => ({ question: id, answer, at: now, spent_ms: 1_000 })),
  })
  expect(status).toBe(200)
}

it('lets a day practise a topic, and shows its reader how many questions of what', async () => {
  const [program, topic] = [await addProgram(db), await addCategory('শতকরা')]
  const { status, body: made } = await create(program, [line('শতকরার অঙ্ক', topic, 25), line('সূত্র', null)])
  expect(status).toBe(200)
  expect(made.exams[0]!.routine.map(({ practice }) => practice)).toEqual([
    { category: { id: topic, title: 'শতকরা' }, count: 25 },
    null,
  ])
  const { days } = await routineOf(program)
  expect(days[0]!.items).toEqual([
    { text: 'শতকরার অঙ্ক', exam: null, practice: { topic: { id: topic, title: 'শতকরা' }, count: 25, done: false } },
    { text: 'সূত্র', exam: null, practice: null },
  ])
  const log = await call<{ results: AuditEntry[] }>('GET', `core/v1/audit-log/?kind=routine&id=${program}`)
  expect(log.body.results[0]!.after).toMatchObject({
    exams: [{ routine: [{ practice: { category: Number(topic), count: 25 } }, { practice: null }] }],
  })
})

it('refuses by its field what cannot be practised, and a line that leads two ways', async () => {
  const [program, topic] = [await addProgram(db), await addCategory('ভুল')]
  const exam = String((await holdExam(db, clock.now(), { programId: program })).id)
  const gone = await addCategory('মুছে ফেলা')
  await db.pool.query('update categories set deleted_at = now() where id = $1', [gone])
  const refused = async (refusedLine: object) => {
    const { status, body } = await create(program, [line('আগে', topic), refusedLine])
    return [status, body.errors[0]!.path]
  }
  for (const category of ['999999', '9999999999', gone])
    expect(await refused(line('ক', category))).toEqual([400, 'exams.0.routine.1.practice.category'])
  for (const count of [4, 51, 7.5])
    expect(await refused(line('ক', topic, count))).toEqual([400, 'exams.0.routine.1.practice.count'])
  expect(await refused(line('ক', topic, 20, exam))).toEqual([400, 'exams.0.routine.1.practice'])
})

it('is done by a practice of its own on that day or later, and for nobody else', async () => {
  const topic = await pastTopic()
  const program = await addProgram(db)
  const [person, other, idle] = [
    await testApp.person({ member: true }),
    await testApp.person({ member: true }),
    await testApp.person({ member: true }),
  ]
  for (const each of [person, other, idle]) await enrol(db, each, program, clock.now())
  await practise(person, topic)
  clock.advance(day)
  await create(program, [line('আজ', topic)], [line('কাল', topic)])
  const done = async (of: Person) =>
    (await routineOf(program, of)).days.map(({ items }) => items.map(({ practice }) => practice!.done))
  // Yesterday's practice is not of today.
  expect(await done(person)).toEqual([[false], [false]])
  await practise(person, topic)
  await practise(idle, topic, null)
  expect([await done(person), await done(other), await done(idle)]).toEqual([
    [[true], [false]],
    [[false], [false]],
    [[false], [false]],
  ])
  clock.advance(day)
  expect(await done(person)).toEqual([[true], [false]])
  await practise(person, topic)
  expect(await done(person)).toEqual([[true], [true]])
  // Who missed yesterday does today's first, and makes up for yesterday with another.
  await practise(other, topic)
  expect(await done(other)).toEqual([[false], [true]])
  await practise(other, topic)
  expect(await done(other)).toEqual([[true], [true]])
  const mine = (await person.call<MyRoutine>('GET', 'exam/v5/my-routine/')).body
  expect(mine.days.map(({ items }) => items[0]!.practice!.done)).toEqual([true, true])
  expect((await routineOf(program)).days[0]!.items[0]!.practice!.done).toBe(false)
})

it('follows a topic into the one that it becomes part of, and stays a line where its topic is gone', async () => {
  const [program, first, second, gone] = [
    await addProgram(db),
    await addCategory('লাভ'),
    await addCategory('লাভ-ক্ষতি'),
    await addCategory('বাতিল'),
  ]
  await create(program, [line('লাভ', first), line('বাতিল', gone)])
  await db.pool.query('update categories set merged_into = $2 where id = $1', [first, second])
  await db.pool.query('update categories set deleted_at = now() where id = $1', [gone])
  clock.advance(2 * minute)
  const practices = (await routineOf(program)).days[0]!.items.map(({ practice }) => practice?.topic ?? null)
  expect(practices).toEqual([{ id: second, title: 'লাভ-ক্ষতি' }, null])
  const { body } = await call<StaffRoutine>('GET', one(program))
  expect(body.exams[0]!.routine.map(({ practice }) => practice?.category.id ?? null)).toEqual([second, null])
  const exams = body.exams.map(({ routine, ...entry }) => ({
    ...entry,
    routine: routine.map(({ text, practice }) => ({
      text,
      practice: practice && { category: practice.category.id, count: practice.count },
    })),
  }))
  expect((await call('PATCH', one(program), { revision: body.revision, exams })).status).toBe(200)
})

it('goes along when the program is duplicated', async () => {
  const [program, topic] = [await addProgram(db), await addCategory('অনুলিপির')]
  await create(program, [line('অনুলিপির', topic, 15)])
  const { body: copy } = await call<StaffProgram>('POST', `programs/${program}/duplicate/`, {})
  const { body } = await call<StaffRoutine>('GET', one(copy.id))
  expect(body.exams[0]!.routine[0]!.practice).toEqual({ category: { id: topic, title: 'অনুলিপির' }, count: 15 })
})

it('says what to practise and where in the calendar', async () => {
  const [program, topic] = [await addProgram(db), await addCategory('ক্যালেন্ডারের')]
  await create(program, [line('ক্যালেন্ডারের', topic, 15)])
  const fileIn = async (language: string) => {
    const path = `/api/exam/v5/program-routine/?program=${program}&format=ics`
    const text = await (await app.http.request(path, { headers: { 'accept-language': language } })).text()
    // Long lines are folded.
    return text.replaceAll(/\r\n /g, '')
  }
  const address = `/practice/categories?topics=${topic}&count=15`
  expect(await fileIn('bn')).toContain('অনুশীলন: ক্যালেন্ডারের\\, ১৫টি প্রশ্ন ')
  expect(await fileIn('en')).toContain('15 questions ')
  expect(await fileIn('bn')).toContain(address)
})
