import type { ExamMode, Language, Paper, QuestionChange, ResultChange } from '@prostuti/contract'
import { paperOrder } from '@prostuti/contract/attempt'
import type { Viewer } from '../../../platform/http/call/viewer.ts'
import { protect } from '../../questions/index.ts'
import { type Exam, instantText } from '../exam.ts'
import type { ExamBase, ResultDeps } from '../exam-deps.ts'
import { decodeSheet } from '../sheets/sheet-codec.ts'
import { attemptMode } from '../tables/attempts.ts'
import type { KeyChange } from '../tables/regrades.ts'

/** A try with what it brought before and after the newest change of its exam's keys. Marks in thousandths. */
interface ChangedTry {
  readonly userId: bigint
  readonly mode: ExamMode
  readonly try: number
  readonly seed: number
  readonly paperVersion: number
  readonly sheet: Buffer
  readonly at: Date
  readonly changes: readonly KeyChange[]
  readonly before: MarksAt
  readonly after: MarksAt
}

interface MarksAt {
  readonly version: number
  readonly marks: number
  readonly ranked: boolean
}

type Deps = ExamBase & Pick<ResultDeps, 'findPosition'>

interface StoredTry {
  seed: number
  paper_version: number
  sheet: Buffer
  at: Date
  changes: KeyChange[]
  from_version: number
  marks_before: number
  ranked_before: boolean
  version: number
  marks: number
  ranked: boolean
}

/** Which try of whom. */
export interface TryOf {
  readonly userId: bigint
  readonly exam: Exam
  readonly mode: ExamMode
  readonly try: number
}

/** Null where no key was changed since this try was handed in. Nearly always asked in vain: an exam is hardly ever regraded. */
export async function resultChangeOf(
  deps: Deps,
  { userId, exam, mode, try: number }: TryOf,
  viewer: Viewer,
): Promise<ResultChange | null> {
  if (exam.resultVersion === 1) return null
  const { rows } = await deps.db.pool.query<StoredTry>({
    name: 'changed-try',
    text: `select a.seed, a.paper_version, a.sheet, g.published_at as at, g.changes, g.from_version,
                  old.marks as marks_before, old.ranked as ranked_before, now.version, now.marks, now.ranked
             from (select * from regrades where exam_id = $2 and state = 'published' and changes <> '[]' and to_version <= $5
                    order by id desc limit 1) g
             join results old on old.user_id = $1 and old.exam_id = $2 and old.mode = $3 and old.try = $4
                             and old.version = g.from_version
             join results now on now.user_id = $1 and now.exam_id = $2 and now.mode = $3 and now.try = $4 and now.version = $5
             join attempts a on a.user_id = $1 and a.exam_id = $2 and a.mode = $3 and a.try = $4`,
    values: [String(userId), exam.id, attemptMode[mode], number, exam.resultVersion],
  })
  const [row] = rows
  if (!row) return null
  return presentChange(deps, exam, changedTry({ userId, exam, mode, try: number }, row), viewer)
}

function changedTry({ userId, mode, try: number }: TryOf, row: StoredTry): ChangedTry {
  return {
    ...{ userId, mode, try: number, seed: row.seed, paperVersion: row.paper_version, sheet: row.sheet, at: row.at },
    changes: row.changes,
    before: { version: row.from_version, marks: row.marks_before, ranked: row.ranked_before },
    after: { version: row.version, marks: row.marks, ranked: row.ranked },
  }
}

async function presentChange(deps: Deps, exam: Exam, tried: ChangedTry, viewer: Viewer): Promise<ResultChange> {
  const { before, after, at, changes } = tried
  const positionIn = async ({ version, marks, ranked }: MarksAt) =>
    ranked
      ? ((await deps.findPosition({ exam: exam.id, mode: attemptMode[tried.mode], version, marks }))?.position ?? -1)
      : -1
  const [questions, positionBefore, positionAfter] = await Promise.all([
    openedChanges(deps, exam, tried, viewer),
    positionIn(before),
    positionIn(after),
  ])
  return {
    at: instantText(at.getTime()),
    questions,
    hidden: changes.length - questions.length,
    marks_before: before.marks / 1000,
    marks_after: after.marks / 1000,
    position_before: positionBefore,
    position_after: positionAfter,
  }
}

/** A change reveals a key: only changes of questions whose key this person may see are shown. */
async function openedChanges(deps: Deps, exam: Exam, tried: ChangedTry, viewer: Viewer): Promise<QuestionChange[]> {
  const now = deps.clock.now()
  const secrets = tried.changes.map(change => ({ id: change.question, key: protect(change), explanation: '' }))
  const revealed = await Promise.all(secrets.map(secret => deps.questions.revealKey(secret, viewer, now)))
  const changes = revealed.flatMap(each => (each ? [each.key] : []))
  return changes.length > 0 ? changesAsSeen(deps, exam, tried, changes) : []
}

/** What a person's own order needs of their try. */
type SeenTry = Pick<ChangedTry, 'seed' | 'paperVersion' | 'sheet'>

/** Changes by the number and the order of options that this person saw, in that order. */
export async function changesAsSeen(
  deps: Pick<Deps, 'papers' | 'db'>,
  exam: Pick<Exam, 'id' | 'resultVersion'>,
  { seed, paperVersion, sheet }: SeenTry,
  changes: readonly KeyChange[],
  language: Language = 'bn',
): Promise<QuestionChange[]> {
  const [text, layout] = await Promise.all([
    deps.papers.text(exam.id, paperVersion, language),
    deps.papers.layout(exam.id, paperVersion),
  ])
  const paper: Paper = JSON.parse(text)
  const answers = decodeSheet(sheet, layout.questionIds)
  return paperOrder(paper.questions, seed).flatMap(({ index, options }, place) => {
    const question = layout.questionIds[index]!
    const change = changes.find(each => each.question === question)
    if (!change) return []
    const author = layout.optionOrders[index]!
    const seen = (numbers: readonly number[] | null) =>
      numbers
        ?.map(number => options.indexOf(author.indexOf(number)))
        .filter(row => row >= 0)
        .sort((a, b) => a - b) ?? null
    const answer = answers.get(question)?.answer ?? null
    return {
      ...{ question, number: place + 1, before: seen(change.before), after: seen(change.after) },
      answer: answer === null ? null : options.indexOf(answer),
    }
  })
}
