import type { App } from '@prostuti/server/app/app'
import { registerPartners } from '@prostuti/server/features/partners/index'
import { faqs } from '@prostuti/server/features/programs/faqs/tables'
import { customerReviews } from '@prostuti/server/features/programs/reviews/tables'
import { programRoutineDays, programs } from '@prostuti/server/features/programs/tables'
import { categories, passages, questions } from '@prostuti/server/features/questions/tables/questions'
import type { Database } from '@prostuti/server/platform/db/database'
import { dhakaDay } from '@prostuti/server/platform/dhaka-day'
import { type HeldExam, holdExam, minute } from '@prostuti/server/testing/exams'
import { enrol } from '@prostuti/server/testing/programs'
import { request } from '@prostuti/server/testing/test-app'
import { join, keep, submit } from '../support/front-door.ts'
import { type Person, signInPeople } from '../support/people.ts'
import { announceTo } from './announced.ts'
import type { HostileText } from './hostile-texts.ts'
import type { Render, Row } from './imported-rows.ts'
import { type Published, publish } from './published.ts'

/**
 * Question, options, explanation, passage, subject; exam, description, syllabus; program, summary, description, syllabus, tag,
 * day, line, question, answer, review; three names, alias, tag, picture, partner; a question's tag, and where it was asked.
 * Nine lines and seven texts of a circular, seven of a seat plan, four of a result, two of a notice.
 */
export const fields = 56

/** One hostile text in every field that stores one, and who and what holds it. */
export interface Placed {
  readonly hostile: HostileText
  readonly person: Person
  /** As the server has it. */
  readonly name: string
  /** What standings call this person. */
  readonly rankName: string
  readonly exam: HeldExam
  /** The category that is called so. */
  readonly topic: number
  /** A published question of that category; null where the import has turned all of them down. */
  readonly question: string | null
  /** The program of the exam, all of whose texts it is. */
  readonly program: number
  /** Origin of the partner that is called so. */
  readonly partner: string
  readonly published: Published
}

export interface StoredContent {
  readonly placed: readonly Placed[]
  /** Runs, and asks everything; the second and the third person have joined it. */
  readonly running: HeldExam
  /** Is over, and asks all of it in its own words; everybody has handed it in in the archive. */
  readonly over: HeldExam
  /** Harmless words of one of the questions that both ask: where they stand, the questions have come. */
  readonly harmless: string
  /** Rows that the import turned down. */
  readonly rejected: number
  /** Answers of the API to the hostile texts that were neither a yes nor a no. */
  readonly broken: readonly string[]
}

interface Store {
  readonly app: App
  readonly db: Database
}

/** Stores these texts wherever one can be stored: through the API and the import where they have a way in. */
export async function storeTexts(store: Store, list: readonly HostileText[], render: Render): Promise<StoredContent> {
  const { db, app } = store
  // Those of an earlier run would crowd the lists.
  await db.pool.query('update exams set question_state = 0')
  await db.pool.query('truncate circulars, seat_plans, govt_results, notices cascade')
  const set = crypto.randomUUID()
  const subjects = await writeSubjects(db, set, list)
  const write = (half: string) => writeQuestions(db, `${set}-${half}`, { list, subjects, render })
  const [now, past] = [await write('now'), await write('past')]
  const [running, over] = await holdBoth(db, now.ids, past.ids)
  // Solutions open once it is final, and strangers may read its questions.
  await app.exams.sweep()
  await app.exams.publishQuestions()
  while ((await app.questions.sweep()) > 0);
  while ((await app.study.sweep()) > 0);
  const people = await signInPeople(db, list.length)
  const broken: string[] = []
  const placed: Placed[] = []
  for (const [index, hostile] of list.entries()) {
    const person = people[index]!
    await introduce(store, person, hostile.text, broken)
    if (index % 3 === 0) await takeAlias(store, person, hostile.text, broken)
    const names = await namesOf(db, person)
    const partner = `https://p${index}.${set}.example`
    await registerPartners(db.pool, [
      { slug: partner, name: both(hostile.text), origins: [partner], redirectUris: [`${partner}/`] },
    ])
    const program = await writeProgram(db, hostile.text)
    await writeReview(store, person, program, hostile.text, broken)
    const exam = await holdOne(db, hostile.text, { index, program, ids: now.ids })
    const topic = subjects[index]!
    const [question = null] = past.ofSubject.get(topic) ?? []
    const published = await publish(db, hostile.text)
    await announceTo(db, person, hostile.text)
    placed.push({ hostile, person, ...names, partner, program, exam, topic, question, published })
    if (question) await keep(app, person, question)
    await join(app, person, over, 'archive')
    await submit(app, person, over.id, { state: 'archive', answers: over.right(1 + (index % over.key.size)) })
  }
  for (const { person } of placed.slice(1, 3)) await join(app, person, running)
  return { placed, running, over, harmless: past.harmless, rejected: now.rejected, broken }
}

const both = (text: string) => ({ bn: text, en: text })

async function writeSubjects({ orm }: Database, set: string, list: readonly HostileText[]): Promise<number[]> {
  const rows = list.map(({ text }, index) => ({ slug: `${set}-${index}`, name: both(text) }))
  const saved = await orm.insert(categories).values(rows).returning({ id: categories.id })
  return saved.map(({ id }) => id)
}

interface Bank {
  list: readonly HostileText[]
  subjects: readonly number[]
  render: Render
}

/** Each text in a question, its options, its explanation and its passage: once before other words, once behind. */
async function writeQuestions({ orm }: Database, set: string, { list, subjects, render }: Bank) {
  const rows = list.flatMap(({ text }, index) => [
    rowOf(words => `${text} ${words}`, `${index}ক`),
    rowOf(words => `${words} ${text}`, `${index}খ`),
  ])
  const accepted = render(rows)
  const ids: bigint[] = []
  const ofSubject = new Map<number, string[]>()
  for (const { row, content, passage } of accepted) {
    const slug = `${set}-${row}`
    const [shared] = await orm
      .insert(passages)
      .values({ slug, content: both(passage) })
      .returning({ id: passages.id })
    const index = Math.floor(row / 2)
    const categoryId = subjects[index]!
    const said = [list[index]!.text]
    const [saved] = await orm
      .insert(questions)
      .values({
        ...{ slug, key: 1, rightOptions: [1], pinned: [], categoryId, passageId: shared!.id },
        ...{ tags: said, appearances: said },
        content: { bn: content, en: content },
      })
      .returning({ id: questions.id })
    ids.push(saved!.id)
    ofSubject.set(categoryId, [...(ofSubject.get(categoryId) ?? []), String(saved!.id)])
  }
  // Of a second half: its own words come first, so that nothing before them swallows them.
  const { row = 1 } = accepted.find(each => each.row % 2 === 1) ?? {}
  return { ids, ofSubject, harmless: `প্রশ্ন ${(row - 1) / 2}খ`, rejected: rows.length - accepted.length }
}

function rowOf(compose: (words: string) => string, number: string): Row {
  return {
    question: compose(`প্রশ্ন ${number}`),
    options: ['ক', 'খ', 'গ', 'ঘ'].map(letter => compose(`${letter} ${number}`)),
    explanation: compose(`ব্যাখ্যা ${number}`),
    passage: compose(`উদ্দীপক ${number}`),
  }
}

async function holdBoth(db: Database, now: readonly bigint[], past: readonly bigint[]) {
  const asks = (ids: readonly bigint[]) => ids.map(String)
  const running = await holdExam(db, Date.now(), { asks: asks(now), membersOnly: false, isDemo: true })
  const over = await holdExam(db, Date.now() - 300 * minute, {
    ...{ asks: asks(past), endTime: new Date(Date.now() - 200 * minute) },
    ...{ standingVisibility: new Date(0), resultVisibility: new Date(0), solutionVisibility: new Date(0) },
  })
  return [running, over] as const
}

/** A program of this name, of which everything says this. */
async function writeProgram({ orm }: Database, text: string): Promise<number> {
  const [program] = await orm
    .insert(programs)
    .values({
      ...{ slug: crypto.randomUUID(), state: 'published', startsOn: dhakaDay(Date.now()), tags: [text] },
      ...{ title: both(text), summary: both(text), description: both(text), syllabus: [both(text)] },
    })
    .returning({ id: programs.id })
  const { id: programId } = program!
  const day = { number: 1, interval: 0, title: both(text), items: [{ text: both(text) }] }
  await orm.insert(programRoutineDays).values({ programId, ...day })
  await orm.insert(faqs).values({ programId, question: both(text), answer: both(text) })
  return programId
}

/** Through the API; what it refuses stands there all the same. */
async function writeReview(
  { app, db }: Store,
  person: Person,
  program: number,
  text: string,
  broken: string[],
): Promise<void> {
  await enrol(db, person, program, Date.now())
  const body = { program: String(program), rating: 4, text }
  const path = 'exam/v5/customer-review-list-create/'
  const answer = await request<{ text: string }>(app, 'POST', path, { token: person.token, body })
  if (answer.status >= 500) broken.push(`review: ${answer.status} ${text}`)
  if (answer.status === 200 && answer.body.text !== text.normalize('NFC').trim())
    broken.push(`review: ${answer.body.text} for ${text}`)
  const row = { programId: program, userId: BigInt(person.id), rating: 4, text, writtenAt: new Date() }
  if (answer.status !== 200) await db.orm.insert(customerReviews).values(row)
}

interface OneExam {
  readonly index: number
  readonly program: number
  readonly ids: readonly bigint[]
}

/** An exam of this name: to come, or over, by turns. */
async function holdOne(db: Database, text: string, { index, program, ids }: OneExam): Promise<HeldExam> {
  const starts = Date.now() + (index % 2 === 0 ? 1 : -1) * (60 + index) * minute
  return holdExam(db, starts, {
    ...{ title: both(text), description: both(text), syllabus: [both(text)], programId: program },
    ...{ endTime: new Date(starts + 30 * minute), asks: ids.slice(0, 1).map(String), membersOnly: false },
  })
}

/** Through the API; what it refuses stands there all the same, as an older row or a provider may have left it. */
async function introduce({ app, db }: Store, { id, token }: Person, text: string, broken: string[]): Promise<void> {
  const said = { name: text, first_name: text, last_name: text, profile: { tags: [text] } }
  const picture = `https://lh3.googleusercontent.com/${text}`
  for (const body of [said, { picture }, { picture: text }]) {
    const { status, body: answer } = await request<{ name: string }>(app, 'PATCH', 'accounts/v1/user-info/', {
      token,
      body,
    })
    if (status >= 500) broken.push(`name or picture: ${status} ${text}`)
    if (status === 200 && 'name' in body && answer.name !== spelled(text))
      broken.push(`name: ${answer.name} for ${text}`)
  }
  await db.pool.query(
    `update users set name = case when name = '' then $2 else name end, first_name = $2, last_name = $2, tags = array[$2],
                      picture = coalesce(picture, $2) where id = $1`,
    [id, text],
  )
}

/** As the contract spells a name. */
const spelled = (text: string) =>
  text
    .normalize('NFC')
    .replaceAll(/\p{Zs}+/gu, ' ')
    .replaceAll(/^ | $/g, '')

async function namesOf({ pool }: Database, { id }: Person) {
  const { rows } = await pool.query<{ name: string; rankName: string }>(
    `select name, coalesce(rank_alias, name) as "rankName" from users where id = $1`,
    [id],
  )
  const { name, rankName } = rows[0]!
  // A list shows a name without the room around it.
  return { name, rankName: rankName.trim() }
}

async function takeAlias({ app, db }: Store, { id, token }: Person, text: string, broken: string[]): Promise<void> {
  const { status } = await request(app, 'PUT', 'exam/v5/rank-alias/', { token, body: { alias: text } })
  if (status >= 500) broken.push(`alias: ${status} ${text}`)
  if (status !== 200) await db.pool.query('update users set rank_alias = $2 where id = $1', [id, text])
}
