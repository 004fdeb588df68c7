import { createMigratedDatabase } from '@prostuti/embedded-database/testing/test-database'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { holdExam, minute } from '../../../testing/exams.ts'
import { createTestApp, type Person, request, type TestApp } from '../../../testing/test-app.ts'
import { programs } from '../../programs/tables.ts'

interface Invitation {
  url: string
  text: string
  code?: string
}

let testApp: TestApp
let person: Person
let shelf: number
let database: Awaited<ReturnType<typeof createMigratedDatabase>>

beforeAll(async () => {
  database = await createMigratedDatabase()
  testApp = await createTestApp(database.url)
  person = await testApp.person()
  const title = { bn: 'বিসিএস', en: 'BCS' }
  const [published] = await testApp.db.orm
    .insert(programs)
    .values({ slug: 'bcs', title, description: title, state: 'published' })
    .returning({ id: programs.id })
  shelf = published!.id
})
afterAll(async () => {
  await testApp.close()
  await database.drop()
})

const ask = (path: string, language = 'bn') =>
  request<Invitation>(testApp.app, 'POST', path, { token: person.token, headers: { 'accept-language': language } })

describe('an invitation', () => {
  it('leads to the exam on its shelf, live or in the archive, with a sentence in the language asked for', async () => {
    const alone = await holdExam(testApp.db, testApp.clock.now(), { questions: 1 })
    const onShelf = await holdExam(testApp.db, testApp.clock.now(), { questions: 1, programId: shelf })
    const over = await holdExam(testApp.db, testApp.clock.now(), {
      questions: 1,
      startTime: new Date(testApp.clock.now() - 2 * minute),
      endTime: new Date(testApp.clock.now() - minute),
    })
    const urlOf = async (exam: number) => (await ask(`exam/v5/exams/${exam}/invite/`)).body.url
    expect(await urlOf(alone.id)).toBe(`http://localhost:4321/exam/${alone.id}/0/live`)
    expect(await urlOf(onShelf.id)).toBe(`http://localhost:4321/exam/${onShelf.id}/${shelf}/live`)
    expect(await urlOf(over.id)).toBe(`http://localhost:4321/exam/${over.id}/0/archive`)
    expect((await ask(`exam/v5/exams/${alone.id}/invite/`)).body.text).toContain('“যাচাই পরীক্ষা”')
    expect((await ask(`exam/v5/exams/${alone.id}/invite/`, 'en')).body.text).toBe('Let’s sit “Test exam” together.')
  })

  it('leads to a program that is published, and to nothing else', async () => {
    const { body } = await ask(`exam/v5/programs/${shelf}/share/`, 'en')
    expect(body).toEqual({
      url: `http://localhost:4321/program?id=${shelf}`,
      text: 'Let’s prepare with “BCS” together.',
    })
    const unknown = await ask('exam/v5/programs/999999/share/')
    const unknownExam = await ask('exam/v5/exams/999999/invite/')
    expect([unknown.status, unknown.body.code]).toEqual([404, 'not_found'])
    expect([unknownExam.status, unknownExam.body.code]).toEqual([404, 'no_exam_found'])
  })
})
