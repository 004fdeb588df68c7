import type { MyRoutine, ProgramDetails, ProgramRoutine } from '@prostuti/contract'
import { expect, it } from 'vitest'
import { holdExam } from '../../../testing/exams.ts'
import { openTestApp } from '../../../testing/open-test-app.ts'
import { addProgram, enrol } from '../../../testing/programs.ts'
import type { Person } from '../../../testing/test-app.ts'
import { programRoutineDays } from '../tables.ts'

const testApp = await openTestApp()
const { app, db, clock } = testApp
const title = { bn: 'গোপন মূল্যায়ন', en: 'Hidden assessment' }

/** A program with one day, whose lines lead to an exam; one of them bears its name. */
async function withExam(columns: Parameters<typeof holdExam>[2]) {
  const program = await addProgram(db, { startsOn: '2027-01-05' })
  const exam = await holdExam(db, Date.parse('2027-01-05T04:00:00.000Z'), { programId: program, title, ...columns })
  const leads = { exam: exam.id }
  await db.orm.insert(programRoutineDays).values({
    ...{ programId: program, number: 1, interval: 0, title: { bn: 'প্রথম দিন' } },
    items: [
      { text: { bn: 'শতকরা' }, ...leads },
      { text: { bn: `${title.bn} (বিকাল)`, en: title.en }, ...leads },
    ],
  })
  return { program, exam }
}

async function read(path: string, person?: Person, language = 'bn'): Promise<string> {
  const headers = { 'accept-language': language, ...(person && { authorization: `token ${person.token}` }) }
  return (await app.http.request(`/api/exam/v5/${path}`, { headers })).text()
}

async function everywhere(program: number, person?: Person): Promise<string> {
  const paths = [
    `program-routine/?program=${program}`,
    `program-routine/?program=${program}&format=ics`,
    `program-data/?program=${program}`,
    ...(person ? ['my-routine/'] : []),
  ]
  const texts = await Promise.all(['bn', 'en'].flatMap(language => paths.map(path => read(path, person, language))))
  // Lines of a calendar are folded.
  return texts.join('\n').replaceAll('\r\n ', '')
}

it('names an exam of a program’s own people to nobody else, in no routine and no calendar', async () => {
  const { program } = await withExam({ enrollmentVisibility: 'program' })
  const [mine, stranger] = [await testApp.person(), await testApp.person()]
  await enrol(db, mine, program, clock.now())
  const own = await everywhere(program, mine)
  expect([own.includes(title.bn), own.includes(title.en)]).toEqual([true, true])
  for (const found of [await everywhere(program), await everywhere(program, stranger)]) {
    expect(found).toContain('প্রথম দিন')
    expect(found).not.toContain(title.bn)
    expect(found).not.toContain(title.en)
  }
  const { days } = JSON.parse(await read(`program-routine/?program=${program}`, stranger)) as ProgramRoutine
  expect(days[0]!.items).toEqual([
    { text: 'শতকরা', exam: null, practice: null },
    { text: 'পরীক্ষা', exam: null, practice: null },
  ])
})

it('does not name such an exam in the routine of another program either', async () => {
  const { exam } = await withExam({ enrollmentVisibility: 'program' })
  const other = await addProgram(db, { startsOn: '2027-01-05' }, [{ interval: 0, exam: exam.id }])
  const person = await testApp.person()
  await enrol(db, person, other, clock.now())
  const { days } = JSON.parse(await read('my-routine/', person)) as MyRoutine
  expect(days.map(({ items }) => items)).toEqual([[{ text: 'শতকরা, অনুশীলন', exam: null, practice: null }]])
})

it('leads from no routine to an exam without a page', async () => {
  const { program } = await withExam({ webView: false })
  const person = await testApp.person()
  await enrol(db, person, program, clock.now())
  const { routine } = JSON.parse(await read(`program-data/?program=${program}`, person, 'en')) as ProgramDetails
  expect(routine[0]!.items.map(({ text, exam }) => [text, exam])).toEqual([
    ['শতকরা', null],
    ['Exam', null],
  ])
  expect(await read(`program-routine/?program=${program}&format=ics`, person)).not.toContain(title.bn)
})
