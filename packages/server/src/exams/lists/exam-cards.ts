import type { ExamCard, Language } from '@prostuti/contract'
import type { Viewer } from '../../api/viewer.ts'
import { durationText, type Exam, instantText, stateOf, totalMarks } from '../exam.ts'
import type { ExamDeps } from '../exam-deps.ts'
import type { ViewerFlags } from './viewer-flags.ts'

type PublicDeps = Pick<ExamDeps, 'publishedPrograms' | 'pricedPrograms'>
type CardDeps = PublicDeps & Pick<ExamDeps, 'findViewerFlags'>

/** Presents exams as cards, with what this person did in them. */
export async function presentCards(
  deps: CardDeps,
  exams: readonly Exam[],
  viewer: Viewer | null,
  asking: { language: Language; now: number },
): Promise<ExamCard[]> {
  const [cards, flags] = await Promise.all([
    publicCards(deps, exams, asking),
    viewerFlagsOf(
      deps,
      exams.map(exam => exam.id),
      viewer,
    ),
  ])
  return cards.map(withFlags(flags))
}

const noFlags: ViewerFlags = { participated: new Set(), bookmarked: new Set() }

/** What this person did with these exams and no others; nothing for a visitor. */
export async function viewerFlagsOf(
  { findViewerFlags }: Pick<ExamDeps, 'findViewerFlags'>,
  exams: readonly number[],
  viewer: Viewer | null,
): Promise<ViewerFlags> {
  if (!viewer || exams.length === 0) return noFlags
  const { participated, bookmarked } = await findViewerFlags(viewer.id, exams)
  if (participated.size === 0 && bookmarked.size === 0) return noFlags
  // Those asked for together with others hold the others' exams, too.
  const among = (ids: ReadonlySet<number>) => new Set(exams.filter(id => ids.has(id)))
  return { participated: among(participated), bookmarked: among(bookmarked) }
}

/** A card that everybody reads alike, with what this person did. */
export function withFlags({ participated, bookmarked }: ViewerFlags): (card: ExamCard) => ExamCard {
  return card => {
    const id = Number(card.id)
    const done = { participated: participated.has(id), bookmarked: bookmarked.has(id) }
    return done.participated || done.bookmarked ? { ...card, ...done } : card
  }
}

/** Presents exams as cards that everybody reads alike. */
export async function publicCards(
  { publishedPrograms, pricedPrograms }: PublicDeps,
  exams: readonly Exam[],
  { language, now }: { language: Language; now: number },
): Promise<ExamCard[]> {
  const [programs, priced] = await Promise.all([publishedPrograms(), pricedPrograms()])
  const titleOf = new Map(programs.map(({ id, title }) => [id, title[language]]))
  return exams.map(exam => ({
    id: String(exam.id),
    title: exam.title[language],
    program: presentProgram(exam.programId, titleOf),
    start_time: instantText(exam.startTime.getTime()),
    end_time: instantText(exam.endTime.getTime()),
    duration: durationText(exam.durationMs),
    total_marks: totalMarks(exam) / 1000,
    total_questions: exam.totalQuestions,
    cost: exam.cost,
    is_free: exam.isFree,
    is_demo: exam.isDemo,
    needs_account: exam.membersOnly,
    needs_program: !exam.isDemo && exam.programId !== null && priced.has(exam.programId),
    web_view: exam.webView,
    state: stateOf(exam, now),
    participated: false,
    bookmarked: false,
    syllabus: exam.syllabus.map((title, index) => ({ id: String(index + 1), title: title[language] })),
  }))
}

/** None for an exam of a programme that is not published. */
function presentProgram(id: number | null, titleOf: ReadonlyMap<number, string>): ExamCard['program'] {
  const title = id === null ? undefined : titleOf.get(id)
  return title === undefined ? null : { id: String(id), title }
}
