import type { DealtPractice, ExamDetails, Topic, TopicPage } from '@prostuti/contract'
import { inArray } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { type HeldExam, holdExam, minute } from '../../../testing/exams.ts'
import { openTestApp } from '../../../testing/open-test-app.ts'
import { givePremium } from '../../../testing/premium.ts'
import { addProgram, enrol } from '../../../testing/programs.ts'
import { type Person, request } from '../../../testing/test-app.ts'
import { categories, questions } from '../../questions/tables/questions.ts'

const hour = 60 * minute
const testApp = await openTestApp()
const { db, clock } = testApp

type Failed = { code: string; products?: { type: string; id: string }[] }
const get = <T>(path: string, person?: Person | null) =>
  request<T & Failed>(testApp.app, 'GET', path, { token: person?.token })
const practise = (person: Person, exam: HeldExam, source = 'past-paper') =>
  get<DealtPractice>(`questions/v4/practice-exam/?source=${source}&exam=${exam.id}`, person)

/** An exam that is over, final and solved. */
async function pastExam(options: Parameters<typeof holdExam>[2]): Promise<HeldExam> {
  const over = new Date(clock.now() - 2 * hour)
  const held = { endTime: over, solutionVisibility: over, membersOnly: false, questions: 4, ...options }
  const exam = await holdExam(db, clock.now() - 3 * hour, held)
  await testApp.app.exams.sweep()
  return exam
}

const people: Record<string, Person> = {}
const program = await addProgram(db, { cost: 50, costInTk: 300 })
let paid: HeldExam
let alone: HeldExam
let free: HeldExam

beforeAll(async () => {
  for (const name of ['member', 'owner', 'premium']) people[name] = await testApp.person({ member: true })
  people.anonymous = await testApp.person()
  await enrol(db, people.owner!, program, clock.now())
  await givePremium(db, people.premium!, { at: clock.now() - hour })
  paid = await pastExam({ programId: program })
  alone = await pastExam({ cost: 20, isFree: false })
  free = await pastExam({ programId: await addProgram(db) })
  await testApp.app.exams.publishQuestions()
})

describe('the paper of an exam that is paid for', () => {
  it.each(['past-paper', 'short-set'])(
    'is practised as %s by the people who may join it, and by nobody else',
    async source => {
      for (const [name, exam, isOpen] of [
        ...[['member', paid, false] as const, ['anonymous', paid, false] as const],
        ...[['owner', paid, true] as const, ['premium', paid, true] as const],
        ...[['member', alone, false] as const, ['premium', alone, false] as const],
        ...[['member', free, true] as const, ['anonymous', free, true] as const],
      ]) {
        const { status, body } = await practise(people[name]!, exam, source)
        expect([name, status, body.code ?? body.questions.length]).toEqual(
          isOpen ? [name, 200, 4] : [name, 402, 'purchase_required'],
        )
        expect((await people[name]!.join(exam.id, 'archive')).status).toBe(status)
      }
    },
  )

  it('is refused with what opens it', async () => {
    const { body } = await practise(people.member!, paid)
    expect(body.products).toMatchObject([{ type: 'program', id: String(program) }])
  })

  it('is offered on the exam’s page to exactly those who may practise it', async () => {
    const offered = async (exam: HeldExam, person: Person | null) =>
      (await get<ExamDetails>(`exam/v5/exams/${exam.id}/`, person)).body.rights.paper
    for (const exam of [paid, alone, free])
      for (const person of Object.values(people))
        expect(await offered(exam, person)).toBe((await practise(person, exam)).status === 200)
    expect(await offered(paid, null)).toBe(false)
    expect(await offered(free, null)).toBe(true)
    const running = await holdExam(db, clock.now(), { programId: program })
    expect(await offered(running, people.owner!)).toBe(false)
  })
})

describe('questions that stand in a model test', () => {
  const listOf = async (exam: HeldExam) => {
    const name = { bn: `মডেল টেস্ট ${exam.id}`, en: `Model test ${exam.id}` }
    const [topic] = await db.orm
      .insert(categories)
      .values({ slug: crypto.randomUUID(), name, catType: 1 })
      .returning({ id: categories.id })
    await db.orm
      .update(questions)
      .set({ categoryId: topic!.id })
      .where(inArray(questions.id, [...exam.key.keys()].map(BigInt)))
    return topic!.id
  }
  const publish = async () => {
    await testApp.app.exams.publishQuestions()
    while ((await testApp.app.study.sweep()) > 0);
  }
  /** How many questions each way shows of it. */
  const shown = async (exam: HeldExam, topic: number, person: Person) => {
    const list = await get<TopicPage>(`questions/v4/category-questions/?category_id=${topic}`, person)
    const { body: all } = await get<{ topics: Topic[] }>('questions/v4/topics/?cat_type=1', person)
    const dealt = await get<DealtPractice>(`questions/v4/practice-exam/?category_id=${topic}&count=50`, person)
    const [first] = exam.key.keys()
    return {
      list: list.body.results?.length ?? list.body.code,
      topics: all.topics.filter(({ id }) => id === String(topic)).length,
      practice: dealt.body.questions?.length ?? dealt.body.code,
      page: (await get(`questions/v4/public-question/${first}/`, person)).status,
    }
  }

  it('are published by a free exam, and not by one that is paid for: its list would be its paper', async () => {
    const [sold, open] = [await pastExam({ programId: program }), await pastExam({})]
    const [soldList, openList] = [await listOf(sold), await listOf(open)]
    await publish()
    for (const person of [people.member!, people.anonymous!, people.premium!])
      expect(await shown(sold, soldList, person)).toEqual({
        list: 'not_found',
        topics: 0,
        practice: 'no_data',
        page: 404,
      })
    const isOffered = async () => (await get<ExamDetails>(`exam/v5/exams/${sold.id}/`, people.owner)).body.rights.paper
    expect(await isOffered()).toBe(false)
    await people.owner!.join(sold.id, 'archive')
    await people.owner!.submit(sold.id, { state: 'archive', answers: {} })
    expect([await isOffered(), (await practise(people.owner!, sold)).body.questions.length]).toEqual([true, 4])
    expect(await shown(open, openList, people.member!)).toEqual({ list: 4, topics: 1, practice: 4, page: 200 })
  })

  it('are published once a free exam has asked them, too', async () => {
    const sold = await pastExam({ programId: program })
    const list = await listOf(sold)
    await publish()
    await pastExam({ asks: [...sold.key.keys()] })
    await publish()
    expect(await shown(sold, list, people.member!)).toEqual({ list: 4, topics: 1, practice: 4, page: 200 })
  })
})
