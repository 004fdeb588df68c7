import type { PeriodStandings, SiteHost, Standings, UserInfo } from '@prostuti/contract'
import { type AskedRanks, chooseHref, ranksPageHref } from '../exams/asked-ranks.ts'
import type { ExamMode } from '../exams/exam-address.ts'
import { drawnFor } from './drawn-for.ts'
import { widgets } from './widgets-server.ts'

export const ranksStyleHash = widgets.styleHash('rankList').replaceAll("'", '') as `sha256-${string}`

/** What of a list a server may have asked for: the exam's own page, or one of a period. */
export interface DrawnRanks {
  readonly exam: string | null
  readonly mode: ExamMode
  readonly asked: AskedRanks
  readonly initial?: Standings | null
  readonly initialPeriod?: PeriodStandings | null
}

/** `<prostuti-rank-list>` as far as it is known: an exam's page reads without any code, and its pages are links. */
export function drawRanks(
  host: Pick<SiteHost, 'now' | 'language'>,
  viewer: UserInfo | null,
  { exam, mode, asked, initial, initialPeriod }: DrawnRanks,
): string {
  const props = {
    ...{ state: mode, period: asked.period, among: asked.among, program: asked.program, day: asked.day },
    ...{ page: asked.page, pageHref: ranksPageHref, chooseHref, joinHref: '/exam/join?id={id}' },
    ...{ programsHref: '/program/all', drawn: drawnFor(host, viewer) },
    examId: exam ?? undefined,
    initial: initial ?? undefined,
    initialPeriod: initialPeriod ?? undefined,
  }
  return widgets.renderElement('rankList', props, host.language)
}
