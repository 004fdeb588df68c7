import type { ExamForm, ExamQuestion, ExamQuestionList, Problem, StaffExam, StaffPaper } from '@prostuti/contract'
import { describe, expect, it } from 'vitest'
import { openTestApp } from '../../../testing/open-test-app.ts'
import { addProgram } from '../../../testing/programs.ts'
import { addCategory, addQuestions, approve, createDraft, signInModerator, title, update } from './testing/staff.ts'

const testApp = await openTestApp()
const { db, clock } = testApp
const moderator = await signInModerator(testApp)
const math = await addCategory(db, 'গণিত')
const bangla = await addCategory(db, 'বাংলা')
const percent = await addCategory(db, 'শতকরা', math)

const read = async (id: string) => (await moderator.call<StaffExam>('GET', `exam/v5/admin-exams/${id}/`)).body
const audit = async (id: string) =>
  (
    await db.pool.query(
      `select action, before, after from audit_log where kind = 'exam' and subject_id = $1 order by id`,
      [id],
    )
  ).rows

describe('a new exam', () => {
  it('begins with the defaults of the specification', async () => {
    const program = await addProgram(db)
    const { body: form } = await moderator.call<ExamForm>('GET', 'exam/v5/exam-form-data/')
    const start = new Date(form.defaults.start_time)
    const days = (Date.parse(form.defaults.end_time) - start.getTime()) / 86_400_000
    expect([start.getUTCHours(), start.getUTCMinutes(), days, form.defaults.duration]).toEqual([4, 0, 2, '00:00:00'])
    expect(Math.round((start.getTime() - clock.now()) / 86_400_000)).toBeGreaterThanOrEqual(14)
    expect(form.programs).toContainEqual({ id: String(program), title: 'ব্যাংক প্রস্তুতি', state: 'published' })
    expect(form.categories.find(({ id }) => id === String(percent))).toMatchObject({ parent: String(math) })
    const { status, body } = await moderator.call<StaffExam>('POST', 'exam/v5/admin-exams/', { title })
    const closes = new Date(Date.parse(form.defaults.end_time) + 120_000).toISOString()
    expect([status, body]).toMatchObject([
      200,
      {
        title: { bn: title.bn, en: title.bn },
        question_state: 0,
        reviewed_qb: true,
        start_time: form.defaults.start_time,
        end_time: form.defaults.end_time,
        duration: '00:00:00',
        result_visibility: closes,
        standing_visibility: closes,
        solution_visibility: closes,
        enrollment_visibility: 'everyone',
        web_view: true,
        question_ids: [],
        paper_version: null,
        joined: false,
      },
    ])
    expect((await audit(body.id)).map(({ action }) => action)).toEqual(['created'])
  })

  it('is made once for one key, and refused where it cannot be', async () => {
    const person = await testApp.person({ member: true })
    expect((await person.call('POST', 'exam/v5/admin-exams/', { title })).status).toBe(403)
    const wrong = async (fields: object) =>
      (await moderator.call<Problem>('POST', 'exam/v5/admin-exams/', { title, ...fields })).body.errors?.map(
        each => each.path,
      )
    const start_time = '2027-01-02T04:00:00.000Z'
    expect(await wrong({ start_time, end_time: start_time })).toEqual(['end_time'])
    expect(await wrong({ start_time, end_time: '2027-01-02T05:00:00.000Z', duration: '01:00:01' })).toEqual([
      'duration',
    ])
    expect(await wrong({ program: '999999' })).toEqual(['program'])
    expect(await wrong({ cost: 5, is_free: true })).toEqual(['is_free'])
    expect(await wrong({ question_ids: ['999999'] })).toEqual(['question_ids.0'])
    expect(await wrong({ title: { bn: ' ' } })).toEqual(['title.bn'])
  })

  it('moves what opens at its end along with the end, and leaves alone what was set', async () => {
    const { id } = await createDraft(moderator, [], { solution_visibility: null })
    const { body } = await update(moderator, id, {
      start_time: '2027-01-02T04:00:00.000Z',
      end_time: '2027-01-03T04:00:00.000Z',
    })
    expect([body.result_visibility, body.solution_visibility]).toEqual(['2027-01-03T04:02:00.000Z', null])
  })
})

describe('the questions of an exam', () => {
  it('are added, removed and ordered, subject by subject', async () => {
    const [first, second] = await addQuestions(db, percent, 2)
    const [third] = await addQuestions(db, bangla, 1)
    const { id, revision } = await createDraft(moderator, [])
    const path = `exam/v5/admin-exams/questions/${id}/`
    const { body: added } = await moderator.call<ExamQuestionList>('POST', path, {
      revision,
      questions: [first, third, second],
    })
    expect(added.question_ids).toEqual([first, second, third])
    expect((await update(moderator, id, { subject_order: [String(bangla)] })).body.question_ids).toEqual([
      third,
      first,
      second,
    ])
    const now = await read(id)
    const order = { revision: now.revision, questions: [second, first, third], order: true }
    const { body: ordered } = await moderator.call<ExamQuestionList>('POST', path, order)
    expect(ordered.question_ids).toEqual([third, second, first])
    const { body: list } = await moderator.call<{ count: number; results: ExamQuestion[] }>(
      'GET',
      `${path}?page_size=2`,
    )
    expect([list.count, list.results]).toMatchObject([
      3,
      [
        { id: third, number: 1, subject: { name: 'বাংলা' } },
        { id: second, number: 2, subject: { name: 'গণিত' }, category: { name: 'শতকরা' }, seen_by: 0 },
      ],
    ])
    expect(list.results[0]!.options.map(option => option.is_correct)).toEqual([false, true, false, false])
    const gone = `${path}?revision=${ordered.revision}&questions=${third},${first}`
    expect((await moderator.call<ExamQuestionList>('DELETE', gone)).body.question_ids).toEqual([second])
    expect((await moderator.call('DELETE', gone)).body.code).toBe('conflict')
    expect((await read(id)).total_marks).toBe(null)
  })

  it('come from one bank, and go when another one is chosen and that is confirmed', async () => {
    const [ready] = await addQuestions(db, math, 1)
    const [waiting] = await addQuestions(db, math, 1, { reviewed: false })
    const { id, revision } = await createDraft(moderator, [ready!])
    const path = `exam/v5/admin-exams/questions/${id}/`
    const { body: refused } = await moderator.call<Problem>('POST', path, { revision, questions: [waiting] })
    expect([refused.code, refused.errors?.[0]?.code]).toEqual(['validation_failed', 'not_in_bank'])
    const { status, body: asked } = await update<Problem>(moderator, id, { reviewed_qb: false })
    expect([status, asked.code, asked.affected]).toEqual([409, 'confirm_required', 1])
    const { body: emptied } = await update(moderator, id, { reviewed_qb: false, confirm: true })
    expect(emptied.question_ids).toEqual([])
    const next = { revision: emptied.revision, questions: [waiting] }
    expect((await moderator.call<ExamQuestionList>('POST', path, next)).body.question_ids).toEqual([waiting])
    const { body } = await approve<Problem>(moderator, id)
    expect(body.errors).toMatchObject([{ path: 'questions.1', code: 'not_reviewed' }])
  })

  it('of one type of category are replaced by that type’s address', async () => {
    const past = await addCategory(db, '৪০তম বিসিএস')
    await db.pool.query('update categories set cat_type = 2 where id = $1', [past])
    const [regular] = await addQuestions(db, math, 1)
    const [one, other] = await addQuestions(db, past, 2)
    const { id, revision } = await createDraft(moderator, [regular!, one!])
    const path = `programs/exam_question/${id}/?type=past`
    const { body } = await moderator.call<{ questions: ExamQuestion[] }>('GET', path)
    expect(body.questions).toMatchObject([{ id: one, number: 2 }])
    const { body: list } = await moderator.call<ExamQuestionList>('PUT', path, { revision, questions: [other] })
    expect(list.question_ids).toEqual([regular, other])
    const wrong = { revision: list.revision, questions: [regular] }
    expect((await moderator.call('PUT', path, wrong)).status).toBe(400)
  })

  it('are picked by category with all below it, by words and by what learners have not met', async () => {
    const top = await addCategory(db, 'ইতিহাস')
    const below = await addCategory(db, 'মুক্তিযুদ্ধ', top)
    const [met, fresh] = await addQuestions(db, below, 2)
    const { id } = await createDraft(moderator, [met!], { start_time: new Date(clock.now() - 1).toISOString() })
    await approve(moderator, id)
    await (await testApp.person({ member: true })).join(Number(id))
    const pick = async (query: string) =>
      (
        await moderator.call<{ results: ExamQuestion[] }>(
          'GET',
          `exam/v5/admin-exams/questions/?category=${top}${query}`,
        )
      ).body.results
    expect((await pick('')).map(question => [question.id, question.seen_by])).toEqual([
      [fresh, 0],
      [met, 1],
    ])
    expect((await pick('&unseen=true')).map(question => question.id)).toEqual([fresh])
    expect((await pick(`&search=${encodeURIComponent('অর্থ কী? 1')}`)).map(question => question.id)).toEqual([fresh])
    expect(await pick(`&exam=${id}`)).toMatchObject([{ number: null }, { number: 1, seen_by: 0 }])
    const other = await createDraft(moderator, [met!])
    expect([other.seen_questions, other.shared_with]).toMatchObject([1, [{ id, questions: 1 }]])
  })
})

describe('approving', () => {
  it('writes the paper, without options that are hidden, and opens the exam', async () => {
    const ids = await addQuestions(db, math, 4, { hiddenOptions: [0] })
    const { id } = await createDraft(moderator, ids, {
      total_marks: 2,
      start_time: new Date(clock.now() - 1).toISOString(),
    })
    expect((await update<Problem>(moderator, id, { question_state: 3 })).body.errors?.[0]?.path).toBe('question_state')
    const { status, body } = await approve(moderator, id)
    expect([status, body]).toMatchObject([200, { question_state: 3, mark: 0.5, paper_version: 1, problems: [] }])
    const person = await testApp.person({ member: true })
    const { body: joined } = await person.join(Number(id))
    expect(joined.total_marks).toBe(2)
    const { body: paper } = await person.call<{ questions: { id: string; options: string[] }[] }>('GET', joined.paper)
    expect(paper.questions.map(question => question.id)).toEqual(ids)
    expect(paper.questions.every(({ options }) => options.length === 3 && !options.join().includes('নারী'))).toBe(true)
    const right = Object.fromEntries(
      paper.questions.map(question => [question.id, question.options.findIndex(option => option.startsWith('পত্নী'))]),
    )
    await person.submit(Number(id), { answers: right })
    const { rows } = await db.pool.query('select correct, marks from results where exam_id = $1', [id])
    expect(rows).toEqual([{ correct: 4, marks: 2_000 }])
  })

  it('names all that is in its way', async () => {
    const [none] = await addQuestions(db, math, 1, { rightOptions: [], key: -1 })
    const [several] = await addQuestions(db, math, 1, { rightOptions: [0, 1] })
    const [hidden] = await addQuestions(db, math, 1, { hiddenOptions: [0, 2, 3] })
    const { id } = await createDraft(moderator, [none!, several!, hidden!], {
      duration: '00:00:00',
      total_marks: 10,
      cut_mark: 11,
    })
    const { status, body } = await approve<Problem>(moderator, id)
    expect([status, body.errors?.map(({ path, code }) => [path, code])]).toEqual([
      400,
      [
        ['duration', 'duration_zero'],
        ['total_marks', 'marks_uneven'],
        ['cut_mark', 'cut_mark_too_high'],
        ['questions.1', 'no_correct_answer'],
        ['questions.2', 'several_correct_answers'],
        ['questions.3', 'option_count'],
      ],
    ])
    expect((await read(id)).problems).toHaveLength(6)
    const empty = await createDraft(moderator, [])
    expect((await approve<Problem>(moderator, empty.id)).body.errors?.[0]?.code).toBe('no_questions')
  })

  it('again, of a changed exam, writes a new paper, until a learner has joined', async () => {
    const ids = await addQuestions(db, math, 3)
    const { id } = await createDraft(moderator, ids.slice(0, 2), {
      start_time: new Date(clock.now() - 1).toISOString(),
    })
    await approve(moderator, id)
    const path = `exam/v5/admin-exams/questions/${id}/`
    const { revision } = await read(id)
    await moderator.call('POST', path, { revision, questions: [ids[2]] })
    expect([(await read(id)).paper_version, (await read(id)).question_ids]).toEqual([2, ids])
    expect((await update(moderator, id, { description: { bn: 'নতুন বিবরণ' } })).body.paper_version).toBe(2)
    const person = await testApp.person({ member: true })
    const { body: joined } = await person.join(Number(id))
    const { body: paper } = await person.call<{ version: number }>('GET', joined.paper)
    expect(paper.version).toBe(2)
    const now = await read(id)
    expect([now.joined, now.sitting]).toEqual([true, 1])
    const { status, body } = await moderator.call<Problem>(
      'DELETE',
      `${path}?revision=${now.revision}&questions=${ids[0]}`,
    )
    expect([status, body.code, body.errors?.[0]]).toMatchObject([
      409,
      'conflict',
      { path: 'question_ids', code: 'joined' },
    ])
    expect((await update<Problem>(moderator, id, { total_marks: 30 })).body.errors?.[0]?.path).toBe('total_marks')
    const gone = `exam/v5/admin-exams/${id}/?revision=${now.revision}`
    expect((await moderator.call('DELETE', gone)).body.code).toBe('conflict')
    const renamed = await update(moderator, id, { title: { bn: 'নতুন নাম' } })
    expect([renamed.status, renamed.body.paper_version]).toEqual([200, 2])
  })
})

describe('the states of an exam', () => {
  it('hide it from who has not joined, ask while people sit, and let those go on', async () => {
    const ids = await addQuestions(db, math, 2)
    const { id } = await createDraft(moderator, ids, { start_time: new Date(clock.now() - 1).toISOString() })
    const learner = await testApp.person({ member: true })
    expect((await learner.join(Number(id))).status).toBe(404)
    await approve(moderator, id)
    // The catalogue holds an exam for a second.
    await new Promise(resolve => setTimeout(resolve, 1_050))
    expect((await learner.join(Number(id))).status).toBe(200)
    const { status, body } = await update<Problem>(moderator, id, { question_state: 1 })
    expect([status, body.code, body.affected]).toEqual([409, 'confirm_required', 1])
    expect((await update(moderator, id, { question_state: 1, confirm: true })).body.question_state).toBe(1)
    await new Promise(resolve => setTimeout(resolve, 1_050))
    const late = await testApp.person({ member: true })
    expect([(await late.join(Number(id))).status, (await learner.join(Number(id))).status]).toEqual([404, 200])
    expect((await learner.submit(Number(id), { answers: {} })).status).toBe(200)
    const again = await approve(moderator, id)
    expect([again.body.question_state, again.body.paper_version]).toEqual([3, 1])
    const draft = await update<Problem>(await signInModerator(testApp), id, { question_state: 0, confirm: true })
    expect([draft.status, draft.body.errors?.[0]]).toMatchObject([409, { path: 'question_state', code: 'joined' }])
    const actions = (await audit(id)).map(({ action }) => action)
    expect(actions).toEqual(['created', 'reviewed', 'approved', 'halted', 'reviewed', 'approved'])
  })

  it('are refused on an older revision', async () => {
    const { id, revision } = await createDraft(moderator, [])
    const change = (bn: string) => moderator.call('PATCH', `exam/v5/admin-exams/${id}/`, { revision, title: { bn } })
    expect((await change('প্রথম')).status).toBe(200)
    expect((await change('দ্বিতীয়')).body.code).toBe('conflict')
    const [, entry] = await audit(id)
    expect(entry).toEqual({
      action: 'updated',
      before: { title: { bn: title.bn, en: title.bn } },
      after: { title: { bn: 'প্রথম', en: 'প্রথম' } },
    })
  })
})

describe('an exam of a program', () => {
  it('is read, changed and deleted by the program’s address, and by no other program’s', async () => {
    const [program, other] = [await addProgram(db), await addProgram(db)]
    const { id, revision } = await createDraft(moderator, [], { program: String(program) })
    const path = (of: number) => `programs/${of}/exams/${id}/`
    expect((await moderator.call<StaffExam>('GET', path(program))).body.program?.id).toBe(String(program))
    expect((await moderator.call('GET', path(other))).status).toBe(404)
    const change = { revision, cut_mark: 0 }
    expect((await moderator.call('PATCH', path(other), change)).status).toBe(404)
    expect((await moderator.call('PATCH', path(program), change)).status).toBe(200)
    expect((await moderator.call('DELETE', `${path(program)}?revision=${revision + 1}`)).status).toBe(204)
    expect((await moderator.call('GET', path(program))).status).toBe(404)
  })

  it('is listed by state, program and words, in any order', async () => {
    const program = await addProgram(db)
    const make = (bn: string) => createDraft(moderator, [], { program: String(program), title: { bn } })
    const [one, two] = [await make('ক্ষুদ্র ঋণ'), await make('জ্ঞানকোষ')]
    await update(moderator, two.id, { question_state: 1 })
    const list = async (query: string) => {
      const { body } = await moderator.call<{ count: number; next: string | null; results: StaffExam[] }>(
        'GET',
        `exam/v5/admin-exams/?program=${program}${query}`,
      )
      return body
    }
    expect((await list('')).results.map(({ id }) => id)).toEqual([two.id, one.id])
    expect((await list('&state=0')).results.map(({ id }) => id)).toEqual([one.id])
    expect((await list('&state=1,2')).results.map(({ id }) => id)).toEqual([two.id])
    expect((await list(`&search=${encodeURIComponent('জ্ঞান')}`)).results.map(({ id }) => id)).toEqual([two.id])
    const first = await list('&sort=title&page_size=1')
    expect([first.count, first.results[0]!.id]).toEqual([2, one.id])
    const { body: second } = await moderator.call<{ results: StaffExam[] }>('GET', first.next!)
    expect(second.results.map(({ id }) => id)).toEqual([two.id])
  })
})

describe('a copy of an exam', () => {
  it('is a draft on the default days with the same questions', async () => {
    const ids = await addQuestions(db, math, 2)
    const { id } = await createDraft(moderator, ids, { total_marks: 4, title: { bn: 'মূল', en: 'Original' } })
    await approve(moderator, id)
    const { body: copy } = await moderator.call<StaffExam>('POST', `exam/v5/admin-exams/${id}/duplicate/`, {})
    expect(copy).toMatchObject({
      title: { bn: 'মূল (অনুলিপি)', en: 'Original (copy)' },
      question_state: 0,
      question_ids: ids,
      total_marks: 4,
      paper_version: null,
    })
    expect((await approve(moderator, copy.id)).status).toBe(200)
  })
})

describe('the paper for staff', () => {
  it('is the one that learners get, with the key where it is asked for', async () => {
    const ids = await addQuestions(db, percent, 2)
    const { id } = await createDraft(moderator, ids)
    const paperOf = async (query: string) =>
      (await moderator.call<StaffPaper>('GET', `exam/v5/admin-exams/${id}/paper/${query}`)).body
    const drafted = await paperOf('?key=true')
    expect([drafted.version, drafted.subjects, drafted.questions[0]!.options[1]!.is_correct]).toEqual([
      null,
      ['গণিত'],
      true,
    ])
    await approve(moderator, id)
    const plain = await paperOf('')
    expect(
      plain.questions.flatMap(question => [question.explanation, ...question.options.map(each => each.is_correct)]),
    ).toEqual(new Array(10).fill(null))
    const keyed = await paperOf('?key=true')
    expect(keyed.version).toBe(1)
    const rightOf = (question: StaffPaper['questions'][number]) => question.options.filter(option => option.is_correct)
    expect(keyed.questions.map(question => rightOf(question).map(({ text }) => text))).toEqual([['পত্নী 0'], ['পত্নী 1']])
  })
})
