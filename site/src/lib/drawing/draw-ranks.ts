import type { SiteHost, Standings, UserInfo } from '@prostuti/contract'
import { type ExamMode, standingsAddress } from '../exams/exam-address.ts'
import { drawnFor } from './drawn-for.ts'
import { widgets } from './widgets-server.ts'

export const ranksStyleHash = widgets.styleHash('rankList').replaceAll("'", '') as `sha256-${string}`

/** `<prostuti-rank-list>` with a page of the list drawn: it reads without any code, and its pages are links. */
export function drawRanks(
  host: Pick<SiteHost, 'now' | 'language'>,
  initial: Standings,
  viewer: UserInfo | null,
  mode: ExamMode,
  page: number,
): string {
  const pageHref = `${standingsAddress('{id}', mode)}&page={page}`
  const props = { examId: initial.exam, state: mode, page, pageHref, initial, drawn: drawnFor(host, viewer) }
  return widgets.renderElement('rankList', props, host.language)
}
