import { type ExamCard, isSold, type Language, type ProgramPrice, wayFor, wayIntoExam } from '@prostuti/contract'
import type { Viewer } from '../../../platform/http/call/viewer.ts'
import { durationText, type Exam, instantText, stateOf, totalMarks } from '../exam.ts'
import type { Holdings, ListDeps } from '../exam-deps.ts'
import type { ViewerFlags } from './viewer-flags.ts'

type PublicDeps = Pick<ListDeps, 'publishedPrograms' | 'pricedPrograms'>
type FlagDeps = Pick<ListDeps, 'findViewerFlags' | 'findHoldings'>
type CardDeps = PublicDeps & FlagDeps

/** Presents exams as cards, with what this person did in them. */
export async function presentCards(
  deps: CardDeps,
  exams: readonly Exam[],
  viewer: Viewer | null,
  asking: { language: Language; now: number },
): Promise<ExamCard[]> {
  const cards = await publicCards(deps, exams, asking)
  return cards.map(withFlags(await cardFlagsOf(deps, cards, viewer)))
}

/** What a person did with some exams, and what they have of those that are sold. */
export type CardFlags = ViewerFlags & Holdings

const noHoldings: Holdings = { owned: new Set(), premiumUntil: null }
const noFlags: CardFlags = { participated: new Set(), bookmarked: new Set(), ...noHoldings }

/** Of these exams and no others; nothing for a visitor. Where none is sold, nobody is asked what they have. */
export async function cardFlagsOf(
  { findViewerFlags, findHoldings }: FlagDeps,
  cards: readonly ExamCard[],
  viewer: Viewer | null,
): Promise<CardFlags> {
  if (!viewer || cards.length === 0) return noFlags
  const sold = idsOf(cards.filter(({ way_in: way }) => isSold(way)))
  const [{ participated, bookmarked }, { owned, premiumUntil }] = await Promise.all([
    findViewerFlags(viewer.id, idsOf(cards)),
    sold.length > 0 ? findHoldings(viewer, sold) : noHoldings,
  ])
  // Those asked for together with others hold the others' exams, too.
  const among = (ids: ReadonlySet<number>, exams = idsOf(cards)) => new Set(exams.filter(id => ids.has(id)))
  return { participated: among(participated), bookmarked: among(bookmarked), owned: among(owned, sold), premiumUntil }
}

const idsOf = (cards: readonly ExamCard[]): number[] => cards.map(({ id }) => Number(id))

/** A card that everybody reads alike, with what this person did, and how it is open to them. */
export function withFlags({ participated, bookmarked, owned, premiumUntil }: CardFlags): (card: ExamCard) => ExamCard {
  return card => {
    const id = Number(card.id)
    const done = { participated: participated.has(id), bookmarked: bookmarked.has(id) }
    const way = isSold(card.way_in) ? wayFor(card.way_in, { owned: owned.has(id), premiumUntil }) : card.way_in
    return done.participated || done.bookmarked || way !== card.way_in ? { ...card, ...done, way_in: way } : card
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
    way_in: wayIntoExam({
      isDemo: exam.isDemo,
      cost: exam.cost,
      program: exam.programId === null ? null : (priced.get(exam.programId) ?? unpriced),
    }),
    web_view: exam.webView,
    state: stateOf(exam, now),
    participated: false,
    bookmarked: false,
    syllabus: exam.syllabus.map((title, index) => ({ id: String(index + 1), title: title[language] })),
  }))
}

/** Of a program that costs nothing. */
export const unpriced: ProgramPrice = { isPublished: true, cost: 0, costInTk: 0 }

/** None for an exam of a program that is not published. */
function presentProgram(id: number | null, titleOf: ReadonlyMap<number, string>): ExamCard['program'] {
  const title = id === null ? undefined : titleOf.get(id)
  return title === undefined ? null : { id: String(id), title }
}
