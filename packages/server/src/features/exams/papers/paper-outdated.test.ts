import type { StaffExam } from '@prostuti/contract'
import { describe, expect, it } from 'vitest'
import { openTestApp } from '../../../testing/open-test-app.ts'
import { addCategory, addQuestions, approve, createDraft, signInModerator, update } from '../building/testing/staff.ts'

const testApp = await openTestApp()
const { db, clock } = testApp
const moderator = await signInModerator(testApp)
const math = await addCategory(db, 'গণিত')
const bangla = await addCategory(db, 'বাংলা')

const read = async (id: string) => (await moderator.call<StaffExam>('GET', `exam/v5/admin-exams/${id}/`)).body

describe('a paper that is out', () => {
  const change = (id: string, columns: string) => db.pool.query(`update questions set ${columns} where id = $1`, [id])
  const approved = async () => {
    const ids = [...(await addQuestions(db, math, 2)), ...(await addQuestions(db, bangla, 2))]
    const { body } = await approve(moderator, (await createDraft(moderator, ids)).id)
    return { id: body.id, ids, version: body.paper_version! }
  }
  const isOutdated = async (id: string) => (await read(id)).paper_outdated

  it('is outdated once the bank says otherwise, and written again by approving it again', async () => {
    const { id, ids, version } = await approved()
    expect(await isOutdated(id)).toBe(false)
    await change(ids[2]!, `content = jsonb_set(content, '{en,text}', '"Another text"')`)
    expect(await isOutdated(id)).toBe(true)
    const { body } = await update(moderator, id, { question_state: 3 })
    expect([body.paper_outdated, body.paper_version]).toEqual([false, version + 1])
  })

  it.each([
    ['another option is right', 'right_options = {0}'],
    ['an option is hidden', 'hidden_options = {3}'],
    ['its category is of another subject', `category_id = ${bangla}`],
  ])('is outdated where %s', async (_, columns) => {
    const { id, ids } = await approved()
    await change(ids[0]!, columns.replace(/\{.*\}/, "'$&'"))
    expect(await isOutdated(id)).toBe(true)
  })

  it('is outdated by another text of a passage, and not by what is no part of it', async () => {
    const { id, ids } = await approved()
    const { rows } = await db.pool.query(
      `insert into passages (slug, content) values ('নদী', '{"bn":"নদী","en":"River"}') returning id`,
    )
    await change(ids[0]!, `source = 'নবম শ্রেণির বই'`)
    expect(await isOutdated(id)).toBe(false)
    await change(ids[0]!, `passage_id = ${rows[0].id}`)
    await update(moderator, id, { question_state: 3 })
    expect(await isOutdated(id)).toBe(false)
    await db.pool.query(`update passages set content = '{"bn":"সাগর","en":"Sea"}' where id = $1`, [rows[0].id])
    expect(await isOutdated(id)).toBe(true)
  })

  it('stays what it is once a learner has joined', async () => {
    const { id, ids } = await approved()
    const exam = await read(id)
    const person = await testApp.person({ member: true })
    clock.advance(Date.parse(exam.start_time) - clock.now() + 1_000)
    await person.join(Number(id))
    await change(ids[0]!, `content = jsonb_set(content, '{bn,text}', '"অন্য লেখা"')`)
    expect(await isOutdated(id)).toBe(false)
  })
})
