import type { BackgroundTask, ExamForm, ReturnsOf, StaffExam, TopicStock } from '@prostuti/contract'
import { describe, expect, it } from 'vitest'
import { openTestApp } from '../../../../testing/open-test-app.ts'
import { runTasks } from '../../../../testing/run-tasks.ts'
import { addCategory, addQuestions, approve, createDraft, signInModerator, title } from '../testing/staff.ts'

const testApp = await openTestApp()
const { app, db, clock } = testApp
const moderator = await signInModerator(testApp)

const read = async (id: string) => (await moderator.call<StaffExam>('GET', `exam/v5/admin-exams/${id}/`)).body
const generate = (body: object) =>
  moderator.call<{ job: string; exam: string }>('POST', 'exam/v5/exam-auto-generate/', body)
const taskOf = async (id: string) =>
  (await moderator.call<BackgroundTask>('GET', `core/v1/background-jobs/${id}/`)).body
type Refreshed = ReturnsOf<'exams.refreshExamQuestions'> & { code: string }
const refresh = (body: object) => moderator.call<Refreshed>('POST', 'exam/v5/generate-exam-question/', body)

describe('generating an exam', () => {
  it('draws questions that a paper may have, by topic, count and difficulty, with a job', async () => {
    const top = await addCategory(db, 'বিজ্ঞান')
    const below = await addCategory(db, 'পদার্থবিজ্ঞান', top)
    const easy = await addQuestions(db, below, 3, { difficulty: 1 })
    const hard = await addQuestions(db, below, 2, { difficulty: 3 })
    await addQuestions(db, below, 5, { reviewed: false })
    await addQuestions(db, below, 5, { rightOptions: [0, 1], quality: 'Perfect' })
    await addQuestions(db, below, 5, { quality: 'No explanation' })
    const { body: form } = await moderator.call<ExamForm & { categories: TopicStock[] }>(
      'GET',
      'exam/v5/exam-auto-generate-init-form/',
    )
    expect(form.categories.find(({ id }) => id === String(top))).toMatchObject({
      reviewed: 5,
      under_review: 5,
      unseen: 5,
    })
    const categories = [
      { id: String(top), count: 3 },
      { id: String(below), count: 2, difficulty: 3 },
    ]
    const { body } = await generate({ title, categories })
    expect((await read(body.exam)).question_ids).toEqual([])
    expect((await generate({ exam: body.exam, categories })).body.job).toBe(body.job)
    await runTasks(app)
    expect(await taskOf(body.job)).toMatchObject({
      state: 'done',
      done: 5,
      total: 5,
      result: { exam: body.exam, added: 5 },
    })
    expect((await read(body.exam)).question_ids.toSorted()).toEqual([...easy, ...hard].toSorted())
    const { body: next } = await generate({ exam: body.exam, categories: [{ id: String(top), count: 1 }] })
    await runTasks(app)
    expect(await taskOf(next.job)).toMatchObject({ state: 'failed', failure: 'exam_generation_failed' })
    expect((await read(body.exam)).question_ids).toHaveLength(5)
  })

  it('needs a title, or an exam that still takes questions', async () => {
    const topic = await addCategory(db, 'ভূগোল')
    const [question] = await addQuestions(db, topic, 1)
    const categories = [{ id: String(topic), count: 1 }]
    expect((await generate({ categories })).status).toBe(400)
    const { id } = await createDraft(moderator, [question!], { start_time: new Date(clock.now() - 1).toISOString() })
    await approve(moderator, id)
    await (await testApp.person({ member: true })).join(Number(id))
    expect((await generate({ exam: id, categories })).status).toBe(409)
  })
})

describe('refreshing questions', () => {
  it('puts others of the same category in their place, those that nobody has met first', async () => {
    const topic = await addCategory(db, 'আইন')
    const [one, two] = await addQuestions(db, topic, 2)
    const { id, revision } = await createDraft(moderator, [one!, two!])
    expect((await refresh({ exam: id, revision, refresh: [one] })).body.code).toBe('no_extra_question')
    const [met] = await addQuestions(db, topic, 1)
    const sat = await createDraft(moderator, [met!], { start_time: new Date(clock.now() - 1).toISOString() })
    await approve(moderator, sat.id)
    await (await testApp.person({ member: true })).join(Number(sat.id))
    const [fresh] = await addQuestions(db, topic, 1)
    const { body } = await refresh({ exam: id, revision, refresh: [one] })
    expect(body).toEqual({ added: 0, removed: 0, refreshed: 1, revision: revision + 1 })
    expect((await read(id)).question_ids).toEqual([fresh, two])
    expect((await refresh({ exam: id, revision, refresh: [two] })).body.code).toBe('conflict')
    expect((await refresh({ exam: sat.id, revision: 3, refresh: [met] })).body.code).toBe('exam_generation_failed')
  })

  it('removes one that no paper may have and for which there is no other', async () => {
    const topic = await addCategory(db, 'নৈতিকতা')
    const [one, two] = await addQuestions(db, topic, 2)
    const { id, revision } = await createDraft(moderator, [one!, two!])
    await db.pool.query('update questions set deleted_at = now() where id = $1', [one])
    expect((await refresh({ exam: id, revision, refresh: [one, two] })).body).toMatchObject({
      removed: 1,
      refreshed: 0,
    })
    expect((await read(id)).question_ids).toEqual([two])
  })
})
