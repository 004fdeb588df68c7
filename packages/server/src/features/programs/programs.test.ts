import type { Home, ProgramCard, ProgramDetails } from '@prostuti/contract'
import { describe, expect, it } from 'vitest'
import { holdExam, minute } from '../../testing/exams.ts'
import { openTestApp } from '../../testing/open-test-app.ts'
import { addProgram, enrol } from '../../testing/programs.ts'
import { type Person, request } from '../../testing/test-app.ts'

const testApp = await openTestApp()
const { db, clock } = testApp
const day = 24 * 60 * minute
const noon = Date.parse('2026-12-01T06:00:00.000Z')
clock.set(noon)

interface Page {
  count: number
  next: string | null
  previous: string | null
  results: ProgramCard[]
}

const get = <T>(path: string, person?: Person, language = 'bn') =>
  request<T & { code: string }>(testApp.app, 'GET', path, {
    token: person?.token,
    headers: { 'accept-language': language },
  })
const list = async (query = '', person?: Person) => (await get<Page>(`exam/v5/programs/${query}`, person)).body
const details = (id: number, person?: Person, language?: string) =>
  get<ProgramDetails>(`exam/v5/program-data/?program=${id}`, person, language)
const home = async (person?: Person) => (await get<Home>('exam/v5/live-exams/', person)).body
const setTags = (person: Person, tags: string[]) =>
  db.pool.query('update users set tags = $2 where id = $1', [person.id, tags])

const bcs = await addProgram(db, { position: 1, tags: ['bcs'], summary: { bn: 'দশ বিষয়' } })
const bank = await addProgram(db, { position: 2, tags: ['bank', 'গণিত'], cost: 10, startsOn: '2026-11-30' }, [
  { interval: 0 },
  { interval: 2 },
  { interval: 3 },
])
const hidden = await addProgram(db, { position: 3, state: 'unpublished', cost: 5 })
const draft = await addProgram(db, { position: 4, state: 'draft' })
const ids = ({ results }: Pick<Page, 'results'>) => results.map(({ id }) => Number(id))

describe('the list of programs', () => {
  it('shows visitors what is published, in its order', async () => {
    const page = await list()
    expect([page.count, ids(page)]).toEqual([2, [bcs, bank]])
    expect(page.results[1]).toMatchObject({
      ...{ tags: ['bank', 'গণিত'], cost: 10, starts_on: '2026-11-30', total_days: 3, total_exams: 0 },
      // The first of its three days is over.
      ...{ enrolled: false, next_day: { number: 2, date: '2026-12-02', title: 'দিন 2' }, state: 'published' },
    })
  })

  it('shows a learner the programs of their goal first', async () => {
    const person = await testApp.person()
    await setTags(person, ['bank', 'not-decided'])
    expect(ids(await list('', person))).toEqual([bank, bcs])
    await setTags(person, ['not-decided', 'গণিত'])
    expect(ids(await list('', person))).toEqual([bcs, bank])
  })

  it('walks page by page', async () => {
    const first = await list('?page_size=1')
    const second = (await get<Page>(first.next!)).body
    expect([ids(first), ids(second), second.next]).toEqual([[bcs], [bank], null])
    expect(ids((await get<Page>(second.previous!)).body)).toEqual([bcs])
    expect(ids(await list('?page=2&page_size=1'))).toEqual([bank])
    expect(await list('?page=9')).toMatchObject({ results: [], next: null, previous: null })
  })

  it('shows a learner their own, unpublished ones too, and no visitor', async () => {
    const person = await testApp.person()
    await enrol(db, person, hidden, noon)
    await enrol(db, person, bank, noon)
    const mine = await list('?mine=true', person)
    expect(ids(mine)).toEqual([bank, hidden])
    expect(mine.results[0]).toMatchObject({
      enrolled: true,
      next_day: { number: 2, date: '2026-12-02', title: 'দিন 2' },
    })
    expect((await get('exam/v5/programs/?mine=true')).body.code).toBe('not_signed_in')
    expect(ids(await list('?mine=true', await testApp.person()))).toEqual([])
  })
})

describe('a program', () => {
  it('comes with its exams, its routine on its days, and what a visitor may do', async () => {
    const program = await addProgram(db, { position: 9, startsOn: '2026-12-01' }, [{ interval: 0 }, { interval: 1 }])
    const of = { programId: program }
    const runs = await holdExam(db, noon, of)
    const [soon] = await Promise.all([1, 2, 3, 4].map(days => holdExam(db, noon + days * day, of)))
    const over = await holdExam(db, noon - 2 * day, of)
    const { body } = await details(program)
    expect(body.program).toMatchObject({
      total_exams: 6,
      rating: null,
      rights: { enrolled: false, source: null, get: 'enrol', review: false, personalize: false },
    })
    expect(body.running_exams.map(({ id }) => id)).toEqual([String(runs.id)])
    expect([body.upcoming_exams.length, body.upcoming_exams[0]!.id]).toEqual([3, String(soon!.id)])
    expect(body.archived_exams.map(({ id }) => id)).toEqual([String(over.id)])
    expect(body.routine.map(({ date, offset }) => [date, offset])).toEqual([
      ['2026-12-01', 0],
      ['2026-12-02', 1],
    ])
    expect(body.today).toBe('2026-12-01')
  })

  it('shows Bangla where there is no English', async () => {
    const { body } = await details(bcs, undefined, 'en')
    expect([body.program.title, body.program.summary]).toEqual(['Bank preparation', 'দশ বিষয়'])
  })

  it('is the same for all visitors and tagged, and nobody else keeps it', async () => {
    const one = await details(bcs)
    expect(one.headers.get('cache-control')).toMatch(/^public, max-age=/)
    expect(one.headers.get('etag')).toMatch(/^W\//)
    expect((await details(bcs, await testApp.person())).headers.get('cache-control')).toBe('private, no-store')
  })

  it('that is unpublished is seen only by the people who have it, and a draft by nobody', async () => {
    const person = await testApp.person({ member: true })
    expect((await details(hidden, person)).body.code).toBe('not_found')
    await enrol(db, person, hidden, noon)
    expect((await details(hidden, person)).body.program.rights).toMatchObject({
      enrolled: true,
      source: 'free',
      get: null,
    })
    expect((await details(hidden)).status).toBe(404)
    for (const path of ['program-data', 'program-routine', 'customer-review-list-create'])
      for (const id of [hidden, draft, 999_999])
        expect((await get(`exam/v5/${path}/?program=${id}`)).status, `${path} ${id}`).toBe(404)
    expect((await details(draft, person)).status).toBe(404)
  })

  it('keeps its exams out of the lists of others while it is not published', async () => {
    const exam = await holdExam(db, noon, { programId: hidden })
    const listed = async (query: string, by?: Person) =>
      (await get<{ results: { id: string }[] }>(`exam/v5/exam-list/?limit=100${query}`, by)).body.results.map(
        ({ id }) => id,
      )
    expect(await listed('')).not.toContain(String(exam.id))
    expect(await listed(`&program_id=${hidden}`)).toEqual([])
    expect((await home()).live_exams.map(({ id }) => id)).not.toContain(String(exam.id))
    const person = await testApp.person()
    await enrol(db, person, hidden, noon)
    expect(await listed(`&program_id=${hidden}`, person)).toEqual([String(exam.id)])
    expect((await details(hidden, person)).body.running_exams.map(({ id }) => id)).toEqual([String(exam.id)])
  })

  it('says what it takes to get it', async () => {
    const way = async (columns: Parameters<typeof addProgram>[1]) =>
      (await details(await addProgram(db, { position: 20, ...columns }))).body.program.rights.get
    expect(await way({})).toBe('enrol')
    expect(await way({ cost: 3, costInTk: 200 })).toBe('coins')
    expect(await way({ costInTk: 200 })).toBe('taka')
  })
})

describe('Home', () => {
  it('shows visitors and people without goals and programs the same', async () => {
    const visitor = await home()
    expect(visitor.my_programs).toEqual([])
    expect((await home(await testApp.person())).programs).toEqual(visitor.programs)
  })

  it('shows a learner’s goals first and their own programs, the one begun last first, three at most', async () => {
    const person = await testApp.person()
    await setTags(person, ['bank'])
    const more = [await addProgram(db, { position: 30 }), await addProgram(db, { position: 31 })]
    for (const [index, program] of [bank, hidden, ...more].entries()) await enrol(db, person, program, noon + index)
    const { programs, my_programs: mine } = await home(person)
    expect(Number(programs[0]!.id)).toBe(bank)
    expect(mine.map(({ id }) => Number(id))).toEqual([more[1], more[0], hidden])
  })
})

describe('Home of many people', () => {
  it('is one object for all visitors and all who have nothing, and one for all who have the same', async () => {
    const kept = await openTestApp({ publicFreshMs: 60_000 })
    const program = await addProgram(kept.db, { tags: ['bank'] })
    const people = await Promise.all(Array.from({ length: 5 }, () => kept.person()))
    const viewers = await Promise.all(people.map(({ token }) => kept.app.auth.authenticate(token)))
    for (const person of people.slice(2)) await enrol(kept.db, person, program, kept.clock.now())
    await kept.db.pool.query(`update users set tags = '{bank}' where id = $1`, [people[4]!.id])
    const homeOf = (index: number | null) =>
      kept.app.exams.pages({ language: 'bn', viewer: async () => (index === null ? null : viewers[index]!) }).home()
    const visitor = await homeOf(null)
    expect(await homeOf(0)).toBe(visitor)
    expect(await homeOf(1)).toBe(visitor)
    const one = await homeOf(2)
    expect(one.my_programs.map(({ id }) => Number(id))).toEqual([program])
    expect(await homeOf(3)).toBe(one)
    expect(await homeOf(4)).not.toBe(one)
  })
})

describe('FAQs', () => {
  const ask = (programId: number | null, priority: number, question: string) =>
    db.pool.query(`insert into faqs (program_id, priority, question, answer) values ($1, $2, $3, $4)`, [
      programId,
      priority,
      JSON.stringify({ bn: question }),
      JSON.stringify({ bn: 'উত্তর', en: 'Answer' }),
    ])
  const faqs = async (query = '', person?: Person) =>
    (await get<{ results: { id: string; question: string; answer: string }[] }>(`exam/v5/faqs/${query}`, person)).body

  it('are the program’s own and those about all, the most important first, and can be searched', async () => {
    await ask(null, 1, 'কয়েন কীভাবে পাব?')
    await ask(bcs, 5, 'BCS কবে শুরু?')
    await ask(bank, 3, 'ব্যাংকের কী পড়ব?')
    await ask(hidden, 9, 'গোপন')
    const shown = async (query: string) => (await faqs(query)).results.map(({ question }) => question)
    expect(await shown(`?program=${bcs}`)).toEqual(['BCS কবে শুরু?', 'কয়েন কীভাবে পাব?'])
    expect(await shown('')).toEqual(['BCS কবে শুরু?', 'ব্যাংকের কী পড়ব?', 'কয়েন কীভাবে পাব?'])
    expect(await shown('?search=bcs')).toEqual(['BCS কবে শুরু?'])
    expect((await details(bank)).body.faqs.map(({ question }) => question)).toEqual([
      'ব্যাংকের কী পড়ব?',
      'কয়েন কীভাবে পাব?',
    ])
  })

  it('are read one by one, those of a hidden program only by the people who have it', async () => {
    const { rows } = await db.pool.query<{ id: string }>('select id from faqs where program_id = $1', [hidden])
    const path = `exam/v5/faqs/${rows[0]!.id}/`
    expect((await get(path)).body.code).toBe('not_found')
    const person = await testApp.person()
    await enrol(db, person, hidden, noon)
    expect((await get<{ question: string }>(path, person)).body.question).toBe('গোপন')
  })
})

describe('a cursor that no list wrote', () => {
  it.each(['programs/?', 'programs/?mine=true&', 'faqs/?', `faqs/?program=${bcs}&`])(
    'is refused by name: %s',
    async path => {
      const person = await testApp.person()
      for (const cursor of ['', 'nonsense', '%ff', 'W10', 'WyJhZnRlciIsMWUzMDgsMV0']) {
        const { status, body } = await get<{ errors: unknown[] }>(`exam/v5/${path}cursor=${cursor}`, person)
        expect([status, body.code, body.errors]).toMatchObject([400, 'validation_failed', [{ path: 'cursor' }]])
      }
    },
  )
})
