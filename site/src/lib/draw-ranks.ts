import type { Language, Standings } from '@prostuti/contract'
import { type ExamMode, standingsAddress } from './exam-address.ts'
import { widgets } from './widgets-server.ts'

export const ranksStyleHash = widgets.styleHash('rankList').replaceAll("'", '') as `sha256-${string}`

/** `<prostuti-rank-list>` with a page of the list drawn: it reads without any code, and its pages are links. */
export function drawRanks(initial: Standings, mode: ExamMode, page: number, language: Language): string {
  const pageHref = `${standingsAddress('{id}', mode)}&page={page}`
  return widgets.renderElement('rankList', { examId: initial.exam, state: mode, page, pageHref, initial }, language)
}
