import type { Language, Paper, StaffPaper, StaffPaperQuestion } from '@prostuti/contract'
import { getStaffPaper } from '@prostuti/contract/exams/operations'
import { eq, inArray } from 'drizzle-orm'
import { inLanguage } from '../../../platform/db/in-language.ts'
import { signedIn } from '../../../platform/http/call/call.ts'
import { implement } from '../../../platform/http/call/implement.ts'
import type { Viewer } from '../../../platform/http/call/viewer.ts'
import { passages, protect, questions, unexplained } from '../../questions/index.ts'
import { approved, durationText, type Exam, instantText } from '../exam.ts'
import type { StaffDeps } from '../exam-deps.ts'
import { optionsOf } from '../scoring/option-set.ts'
import { readBuilderQuestions } from './builder-questions.ts'
import { findProblems, readQuestionFaults } from './find-problems.ts'
import { findExam } from './lock-exam.ts'
import { readQuestionIds } from './question-list.ts'
import { isJoined } from './sitters.ts'
import { readPaperVersion } from './staff-exam.ts'

interface Asking {
  readonly exam: Exam
  readonly withKey: boolean
  readonly language: Language
  readonly viewer: Viewer
}

type PaperParts = Pick<StaffPaper, 'version' | 'subjects' | 'passages' | 'questions'>

/** The paper that people get, or the one that approving would publish now. */
export function createGetStaffPaper(deps: StaffDeps) {
  return implement(getStaffPaper, async ({ params, query }, call) => {
    const { pool } = deps.db
    const exam = await findExam(deps.db, params.id)
    const language = query.language ?? call.language
    const asking = { exam, withKey: query.key ?? false, language, viewer: signedIn(call) }
    const version = await readPaperVersion(pool, exam)
    const isOut = version !== null && (exam.questionState === approved || (await isJoined(pool, exam.id)))
    const parts = isOut ? await publishedPaper(deps, asking) : await draftPaper(deps, asking)
    const ids = await readQuestionIds(pool, exam)
    return {
      exam: String(exam.id),
      title: inLanguage(exam.title, language),
      start_time: instantText(exam.startTime.getTime()),
      end_time: instantText(exam.endTime.getTime()),
      duration: durationText(exam.durationMs),
      total_marks: (exam.totalMarks ?? exam.totalQuestions * exam.mark) / 1_000,
      negative_mark: exam.negativeMark / 1_000,
      problems: findProblems(exam, ids, await readQuestionFaults(pool, ids)),
      ...parts,
    }
  })
}

async function publishedPaper(deps: StaffDeps, { exam, withKey, language, viewer }: Asking): Promise<PaperParts> {
  const [text, key] = await Promise.all([
    deps.papers.text(exam.id, exam.paperVersion, language),
    deps.papers.key(exam.id, exam.paperVersion, exam.resultVersion),
  ])
  const paper: Paper = JSON.parse(text)
  const explanations = await deps.questions.explanations(key.questionIds, language)
  return {
    version: paper.version,
    subjects: paper.subjects,
    passages: paper.passages,
    questions: await Promise.all(
      paper.questions.map(async ({ id, text, options, subject, passage }, index): Promise<StaffPaperQuestion> => {
        const accepted = protect(optionsOf(key.accepted[index]!))
        const secret = { id, key: accepted, ...(explanations.get(id) ?? unexplained) }
        const revealed = withKey ? await deps.questions.revealKey(secret, viewer, deps.clock.now()) : null
        return {
          id,
          number: index + 1,
          text,
          options: options.map((option, number) => ({
            text: option,
            is_correct: revealed && (revealed.key?.includes(number) ?? false),
          })),
          explanation: revealed?.explanation ?? null,
          subject,
          passage: passage ?? null,
        }
      }),
    ),
  }
}

async function draftPaper(deps: StaffDeps, { exam, withKey, language, viewer }: Asking): Promise<PaperParts> {
  const { db } = deps
  const ids = await readQuestionIds(db.pool, exam)
  const [shown, explanations, passageOf] = await Promise.all([
    readBuilderQuestions(db, ids, { exam: exam.id, language }),
    deps.questions.explanations(ids.map(String), language),
    readPassages(deps, ids, language),
  ])
  const subjects = [...new Map(shown.map(({ subject }) => [subject.id, subject.name]))]
  const passageTexts = [...new Set(passageOf.values())]
  return {
    version: null,
    subjects: subjects.map(([, name]) => name),
    passages: passageTexts,
    questions: await Promise.all(
      shown.map(async ({ id, text, options, subject }, index): Promise<StaffPaperQuestion> => {
        const secret = { id, key: protect(0), ...(explanations.get(id) ?? unexplained) }
        const revealed = withKey ? await deps.questions.revealKey(secret, viewer, deps.clock.now()) : null
        const passage = passageOf.get(id)
        return {
          id,
          number: index + 1,
          text,
          options: options.map(option => ({ text: option.text, is_correct: withKey ? option.is_correct : null })),
          explanation: revealed?.explanation ?? null,
          subject: subjects.findIndex(([each]) => each === subject.id),
          passage: passage === undefined ? null : passageTexts.indexOf(passage),
        }
      }),
    ),
  }
}

/** The text that a question shares with others, by the question's id. */
async function readPassages(
  { db }: StaffDeps,
  ids: readonly bigint[],
  language: Language,
): Promise<ReadonlyMap<string, string>> {
  const rows = await db.orm
    .select({ id: questions.id, content: passages.content })
    .from(questions)
    .innerJoin(passages, eq(passages.id, questions.passageId))
    .where(inArray(questions.id, [...ids]))
  return new Map(rows.map(({ id, content }) => [String(id), inLanguage(content, language)]))
}
