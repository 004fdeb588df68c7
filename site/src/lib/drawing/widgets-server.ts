import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type {
  ExamDetails,
  ExamMode,
  Home,
  Joined,
  Language,
  MyRoutine,
  Paper,
  ParticipatedExam,
  ProgramCard,
  ProgramDetails,
  ProgramRoutine,
  ReturnsOf,
  SearchResults,
  Standings,
  UserInfo,
} from '@prostuti/contract'
import type { DrawnFor } from './drawn-for.ts'
import { widgetsFolder } from './embed.ts'

/** The attributes of `<prostuti-exam-join>` that the site gives. */
interface JoinProps {
  examId: string
  examHref: string
  resultHref: string
  programHref: string | undefined
  coinsHref: string | undefined
  signInHref: string
  initial: ExamDetails
}

/** The attributes of `<prostuti-rank-list>` that the site gives. */
interface RankProps {
  examId: string
  state: 'live' | 'archive'
  page: number
  pageHref: string
  initial: Standings
  drawn: DrawnFor
}

/** Where results, solutions and standings are; `{id}` and `{state}` are filled in. */
interface OutcomeProps {
  hrefTemplate: string
  resultHref: string
  solutionsHref: string
  standingsHref: string
}

/** The attributes of `<prostuti-home>` that the site gives. */
interface HomeProps extends OutcomeProps {
  examHref: string
  upcomingHref: string
  archivedHref: string
  participatedHref: string
  programHref: string
  programsHref: string
  routineHref: string
  signInHref: string
  initial: { home: Home; person: { name: string; asksGoal: boolean } | null; last: ParticipatedExam | null }
  drawn: DrawnFor
}

/** The attributes of `<prostuti-exam-list>` that the site gives. */
export interface ListProps extends OutcomeProps {
  state: 'upcoming' | 'archived' | 'participated'
  mode?: ExamMode
  filter: true
  program: string | undefined
  page: number
  pageHref: string
  programHref: string
  emptyHref: string
  initial: ReturnsOf<'exams.listExams' | 'exams.listParticipatedExams'> & { programs: Home['programs'] }
  drawn: DrawnFor
}

/** The attributes of `<prostuti-program-list>` that the site gives. */
interface ProgramListProps {
  programHref: string
  filterHref: string
  filter: string | undefined
  mine: boolean
  initial: { mine: readonly ProgramCard[]; all: readonly ProgramCard[] }
  drawn: DrawnFor
}

/** The attributes of `<prostuti-program>` that the site gives. */
interface ProgramProps {
  programId: string
  examHref: string
  routineHref: string
  archivedHref: string
  signInHref: string
  coinsHref: string | undefined
  initial: ProgramDetails
  drawn: DrawnFor
}

/** The attributes of `<prostuti-routine>` that the site gives. */
interface RoutineProps {
  programId: string | undefined
  examHref: string
  practiceHref: string
  programHref: string
  programsHref: string
  signInHref: string
  initial: ProgramRoutine | MyRoutine
  drawn: DrawnFor
}

/** The attributes of `<prostuti-search>` that the site gives. */
interface SearchProps {
  query: string
  topicHrefs: readonly string[]
  questionHref: string
  topicsHref: string
  bookmarks: boolean
  initial: SearchResults
}

/** The attributes of `<prostuti-profile>` that the site gives. */
interface ProfileProps {
  page: number
  pageHref: string
  languageHref: string
  deleteHref: string
  signInHref: string
  initial: { user: UserInfo; ledger: ReturnsOf<'billing.listLedger'> | null }
}

/** What we use of `@prostuti/widgets`' server entry, which is built: sources would bring React's types along. */
interface WidgetsServer {
  /** What stands in `.prostuti-root`: what this person sees first. Strings only. */
  drawPlayer(joined: Joined, paper: Paper, language: Language): string
  /** A whole element with its shadow root; what stands in `props` becomes attributes, too. */
  renderElement(name: 'home', props: HomeProps, language: Language): string
  renderElement(name: 'examList', props: ListProps, language: Language): string
  renderElement(name: 'examJoin', props: JoinProps, language: Language): string
  renderElement(name: 'profile', props: ProfileProps, language: Language): string
  renderElement(name: 'rankList', props: RankProps, language: Language): string
  renderElement(name: 'programList', props: ProgramListProps, language: Language): string
  renderElement(name: 'program', props: ProgramProps, language: Language): string
  renderElement(name: 'search', props: SearchProps, language: Language): string
  renderElement(name: 'routine', props: RoutineProps, language: Language): string
  styleText(name: 'examPlayer'): string
  /** `'sha256-…'`, with its quotes. */
  styleHash(
    name:
      | 'examPlayer'
      | 'examJoin'
      | 'examList'
      | 'home'
      | 'rankList'
      | 'programList'
      | 'program'
      | 'profile'
      | 'routine'
      | 'search',
  ): string
  /** Journals taps until the player takes over. */
  readonly earlyTapsScript: string
}

export const widgets: WidgetsServer = await import(
  /* @vite-ignore */ pathToFileURL(join(widgetsFolder, 'server/server.js')).href
)
