import type { UserInfo } from './auth/shapes.ts'
import type { Joined } from './exams/attempts.ts'
import type { ExamDetails, Home } from './exams/cards.ts'
import type { Standings } from './exams/standings.ts'
import type { ReturnsOf } from './shapes.ts'
import type { Language } from './values.ts'

/** An open attempt as the player needs it for its first paint. */
export interface OpenAttemptPage {
  readonly joined: Joined
  /** The paper as JSON text, straight from the cached blob, safe to stand inside a `<script>`. */
  readonly paperJson: string
}

/** A registered site that may sign people in through us. */
export interface PartnerPage {
  readonly name: string
  /** Whether the person who asks has agreed to it before. */
  readonly agreed: boolean
}

/**
 * What the process that serves both hands to the site for one page request (`Astro.locals.host`). The session cookie
 * tells who asks; it opens pages and nothing else: nothing here joins, writes or spends.
 */
export interface SiteHost {
  readonly language: Language
  /** Where the API answers, ending in `/api/`. */
  readonly apiBase: string
  viewer(): Promise<UserInfo | null>
  /** The partner whose pages have this origin, or null where nobody has registered it. */
  partner(origin: string): Promise<PartnerPage | null>
  home(): Promise<Home>
  /** The published programmes, in their order. */
  programs(): Promise<Home['programs']>
  /** A page of a list, counted from 1; `participated` is this person's own and empty for a visitor. */
  exams(list: 'upcoming' | 'archived', page: number, program?: string): Promise<ReturnsOf<'exams.listExams'>>
  participated(page: number, program?: string): Promise<ReturnsOf<'exams.listParticipatedExams'>>
  /** Null when there is no such exam, or this person must not see it. */
  exam(id: string): Promise<ExamDetails | null>
  /** This person's open attempt, or null: joining is the element's business. */
  openAttempt(exam: string, mode: 'live' | 'archive'): Promise<OpenAttemptPage | null>
  /** A page of an exam's rank list, counted from 1, with this person's own row; null while it may not be seen. */
  standings(exam: string, mode: 'live' | 'archive', page: number): Promise<Standings | null>
}
