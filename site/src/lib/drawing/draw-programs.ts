import type {
  Language,
  MyRoutine,
  ProgramCard,
  ProgramDetails,
  ProgramRoutine,
  SiteHost,
  StudyToday,
  UserInfo,
} from '@prostuti/contract'
import { reviewMinutes } from '@prostuti/contract/study/bounds'
import { loginPath } from '../auth/next-path.ts'
import { translator } from '../i18n/i18n.ts'
import { practiceAddress } from '../study/practice-address.ts'
import { drawnFor } from './drawn-for.ts'
import { escapeHtml } from './escape-html.ts'
import { widgets } from './widgets-server.ts'

const hashOf = (name: 'programList' | 'program' | 'routine') =>
  widgets.styleHash(name).replaceAll("'", '') as `sha256-${string}`

export const programListStyleHash = hashOf('programList')
export const programStyleHash = hashOf('program')
export const routineStyleHash = hashOf('routine')

const programHref = '/program?id={id}'
const examHref = '/exam/join?id={id}'
const practiceHref = `${practiceAddress.setUp}?topics={topic}&count={count}`

/** The choices of the list that an address may name (`?for=bank`). */
const filters = ['bcs', 'primary-teacher', 'bank', 'free'] as const

type Host = Pick<SiteHost, 'now' | 'language' | 'programs' | 'billing'>

/** More programs than anybody will look through; a host that always names another page ends here. */
const mostPages = 10

async function allPages(host: Host, mine: boolean): Promise<ProgramCard[]> {
  const found: ProgramCard[] = []
  for (let page = 1; page <= mostPages; page++) {
    const { results, next } = await host.programs.list(page, mine)
    found.push(...results)
    if (!next) break
  }
  return found
}

/** `<prostuti-program-list>` drawn: it reads without any code, and its filters are links. */
export async function drawProgramList(host: Host, viewer: UserInfo | null, page: URL): Promise<string> {
  const [mine, all] = await Promise.all([viewer ? allPages(host, true) : [], allPages(host, false)])
  const wanted = page.searchParams.get('for')
  return widgets.renderElement(
    'programList',
    {
      programHref,
      filterHref: '/program/all?for={filter}',
      filter: filters.find(filter => filter === wanted),
      mine: viewer !== null && page.searchParams.get('mine') === 'true',
      initial: { mine, all },
      drawn: drawnFor(host, viewer),
    },
    host.language,
  )
}

const shadow = '<template shadowrootmode="open">'

/** `<prostuti-program>` as this person sees it, the page's own heading in it. */
export function drawProgram(host: Host, details: ProgramDetails, viewer: UserInfo | null, page: URL): string {
  const { id, title } = details.program
  const drawn = widgets.renderElement(
    'program',
    {
      programId: id,
      examHref,
      routineHref: '/program/routine?id={id}',
      archivedHref: '/program/archived_exams?id={id}',
      // Back from there the act that asked for it goes on.
      signInHref: loginPath({ pathname: page.pathname, search: `${page.search}#get` }),
      // The page's dialog sells them; without its script they have a page of their own.
      coinsHref: host.billing.paymentsOn ? '/buy_coin?then={back}' : undefined,
      initial: details,
      drawn: drawnFor(host, viewer),
    },
    host.language,
  )
  // Ahead of its place, so that a page which is still coming in never shows the element's own title instead.
  return drawn.replace(shadow, () => `<h1 slot="title">${escapeHtml(title)}</h1>${shadow}`)
}

/** `<prostuti-routine>` of one program, or of all that this person has. */
export function drawRoutine(
  host: Host,
  routine: ProgramRoutine | MyRoutine,
  viewer: UserInfo | null,
  page: URL,
  today: StudyToday | null = null,
): string {
  const element = widgets.renderElement(
    'routine',
    {
      programId: 'program' in routine ? routine.program.id : undefined,
      examHref,
      practiceHref,
      programHref,
      programsHref: '/program/all',
      signInHref: loginPath(page),
      initial: routine,
      drawn: drawnFor(host, viewer),
    },
    host.language,
  )
  return today ? element.replace(/(?=<\/prostuti-routine>$)/, () => drawReviews(today, host.language)) : element
}

/** The first line of today: the mistakes that have come back. */
function drawReviews({ reviews_left: count }: StudyToday, language: Language): string {
  const t = translator(language)
  return `<p slot="today" class="routine-notebook"><a href="/notebook">${t('routine.notebook', { count })}</a><small class="muted">${t('routine.notebook_minutes', { count: reviewMinutes(count) })}</small></p>`
}
