import type { Returned } from '../shape.ts'
import type { Joined } from './attempts.ts'
import type { ExamDetails, ExamMode, Home, ParticipatedExam } from './cards.ts'
import type { AskedPeriodStandings, PeriodStandings } from './period-standings.ts'
import type { examShapes } from './shapes.ts'
import type { Standings } from './standings.ts'

/** An open attempt as the player needs it for its first paint. */
export interface OpenAttemptPage {
  readonly joined: Joined
  /** The paper as JSON text, straight from the cached blob, safe to stand inside a `<script>`. */
  readonly paperJson: string
}

/** Exams as pages show them to the person who asks (`SiteHost`). Pages of lists count from 1. */
export interface SiteExams {
  /** The same object for all who see the same, as long as nothing changes. */
  home(): Promise<Home>
  /** The live exam that this person has begun and whose time is not over; null for a visitor. */
  unfinished(): Promise<string | null>
  /** The published programs, in their order. */
  programs(): Promise<Home['programs']>
  list(
    state: 'upcoming' | 'archived',
    page: number,
    program?: string,
  ): Promise<Returned<(typeof examShapes)['exams.listExams']>>
  /** This person's own exams, of one mode or of both; empty for a visitor. */
  participated(
    page: number,
    program?: string,
    mode?: ExamMode,
  ): Promise<Returned<(typeof examShapes)['exams.listParticipatedExams']>>
  /** The exam that this person handed in last, with what came of it; null for a visitor and for who has handed in none. */
  lastTaken(): Promise<ParticipatedExam | null>
  /** Null when there is no such exam, or this person must not see it. */
  find(exam: string): Promise<ExamDetails | null>
  /** This person's open attempt, or null: joining is the element's business. */
  openAttempt(exam: string, mode: ExamMode): Promise<OpenAttemptPage | null>
  /** A page of an exam's standings, with this person's own row; null while it may not be seen. */
  standings(exam: string, mode: ExamMode, page: number): Promise<Standings | null>
  /** Ranks over the exams of a period; null where there is no such exam or program, or the list is not for this person. */
  periodStandings(asked: AskedPeriodStandings): Promise<PeriodStandings | null>
}
