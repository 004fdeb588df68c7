import type { GovtResult, Language, SeatPlan } from '@prostuti/contract'
import { widgets } from './widgets-server.ts'

const hashOf = (name: 'keepExam' | 'resultSearch' | 'seatFinder') =>
  widgets.styleHash(name).replaceAll("'", '') as `sha256-${string}`

export const seatFinderStyleHash = hashOf('seatFinder')
export const resultSearchStyleHash = hashOf('resultSearch')
export const keepExamStyleHash = hashOf('keepExam')

/** `<prostuti-seat-finder>` with its list drawn: it reads without any code. */
export const drawSeatFinder = ({ ranges }: Pick<SeatPlan, 'ranges'>, language: Language): string =>
  widgets.renderElement('seatFinder', { ranges }, language)

/** `<prostuti-result-search>` over all results, or over one; `keep` is what it shows below a number that was found there. */
export function drawResultSearch(
  result: Pick<GovtResult, 'id' | 'file'> | null,
  language: Language,
  keep = '',
): string {
  const props = { resultId: result?.id, fileHref: result?.file?.path, resultHref: '/notice/results/{slug}' }
  return widgets.renderElement('resultSearch', props, language).replace(/(?=<\/prostuti-result-search>$)/, () => keep)
}

interface Kept {
  kind: 'result' | 'seat_plan'
  id: string
  title: string
  date: string
  time?: string | null
  kept: boolean
}

/** `<prostuti-keep-exam>`: a button that works once its code is here, and says before that whether the exam is kept. */
export function drawKeepExam({ id, title, time, ...exam }: Kept, signInHref: string, language: Language): string {
  return widgets.renderElement(
    'keepExam',
    { ...exam, itemId: id, examTitle: title, time: time ?? undefined, signInHref },
    language,
  )
}
