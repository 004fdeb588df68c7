import type { Language } from '@prostuti/contract'
import { widgets } from './widgets-server.ts'

export const listStyleHash = widgets.styleHash('examList').replaceAll("'", '') as `sha256-${string}`

/** Where exams, and what came of them, have their pages. */
export const outcomeAddresses = {
  hrefTemplate: '/exam/join?id={id}',
  resultHref: '/results/?id={id}&state={state}',
  solutionsHref: '/exam/solution/?id={id}&state={state}',
  standingsHref: '/exam/standings/?id={id}&state={state}',
} as const

type ListProps = Parameters<typeof widgets.renderElement<'examList'>>[1]

/** What a page knows of its list. */
type Drawn = Required<Pick<ListProps, 'state' | 'page' | 'emptyHref' | 'initial' | 'drawn'>> &
  Pick<ListProps, 'mode' | 'program'>

/** `<prostuti-exam-list>` with a page of a list drawn: it reads without any code, and programs and pages are links. */
export function drawList(path: string, list: Drawn, language: Language): string {
  const programHref = `${path}${path.includes('?') ? '&' : '?'}id={program}`
  const props = {
    ...outcomeAddresses,
    ...list,
    filter: true as const,
    programHref,
    pageHref: `${programHref}&page={page}`,
  }
  return widgets.renderElement('examList', props, language)
}
