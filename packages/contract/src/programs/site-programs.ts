import type { Returned } from '../shape.ts'
import type { Faq, MyRoutine, ProgramDetails, ProgramRoutine, programShapes } from './shapes.ts'

/** Programs as pages show them to the person who asks (`SiteHost`). Pages of lists count from 1. */
export interface SitePrograms {
  /** `mine`: those that this person has; empty for a visitor. */
  list(page: number, mine?: boolean): Promise<Returned<(typeof programShapes)['programs.listPrograms']>>
  /** Null when there is no such program, or this person must not see it. */
  find(program: string): Promise<ProgramDetails | null>
  routine(program: string): Promise<ProgramRoutine | null>
  /** The questions about every program, in the order in which learners read them. */
  faqs(): Promise<readonly Faq[]>
  /** Null for a visitor. */
  myRoutine(): Promise<MyRoutine | null>
}
