import type { UserInfo } from '@prostuti/contract'
import type { TextKey } from '../i18n/i18n.ts'
import type { IconName } from '../icons/lucide.ts'

export interface NavigationEntry {
  href: string
  text: TextKey
  /** A shorter word where there is room for one alone: under a tab's icon. */
  tab?: TextKey
  icon: IconName
  /** `member`: for a visitor it opens the login dialog. `moderator`: not there for anybody else. */
  for?: 'member' | 'moderator'
  /** Opens this dialog over any page (`BillingDialogs.astro`); the address is for whoever has no script. */
  dialog?: BillingDialog
}

/** What is bought for taka from any page. */
type BillingDialog = 'premium' | 'buy-coin'

/**
 * Sidebar and drawer, group by group (specification §2, shell). Write an entry here before its page is made: it shows as
 * soon as the page is in `src/pages`.
 */
const groups: readonly (readonly NavigationEntry[])[] = [
  [
    { href: '/', text: 'menu.home', icon: 'house' },
    { href: '/admin', text: 'menu.admin', icon: 'layout-dashboard', for: 'moderator' },
    { href: '/program/all', text: 'menu.program', icon: 'library' },
    { href: '/study', text: 'menu.study', icon: 'book-open' },
    { href: '/exam/upcoming', text: 'menu.upcoming', tab: 'tabs.upcoming', icon: 'calendar' },
    { href: '/program/archived_exams', text: 'menu.archived', icon: 'archive' },
    { href: '/jobs', text: 'menu.jobs', icon: 'briefcase' },
    { href: '/notice/seat-plan', text: 'menu.notices', icon: 'list-checks' },
    { href: '/discussions', text: 'menu.discussions', icon: 'message-square' },
    { href: '/practice/categories', text: 'menu.practice', icon: 'check', for: 'member' },
    { href: '/routine', text: 'menu.routine', icon: 'calendar-days' },
  ],
  [
    {
      href: '/exam/participated',
      text: 'menu.participated',
      tab: 'tabs.participated',
      icon: 'clipboard-check',
      for: 'member',
    },
    { href: '/notebook', text: 'menu.notebook', icon: 'notebook-text', for: 'member' },
    { href: '/bookmark', text: 'menu.bookmark', icon: 'bookmark', for: 'member' },
    { href: '/contribute', text: 'menu.contribute', icon: 'file-question-mark', for: 'member' },
    { href: '/profile', text: 'menu.profile', icon: 'user', for: 'member' },
    { href: '/buy_coin#premium', text: 'menu.premium', icon: 'crown', for: 'member', dialog: 'premium' },
    { href: '/buy_coin', text: 'menu.buy_coin', icon: 'coins', for: 'member', dialog: 'buy-coin' },
  ],
]

/** The specification's tabs first; while some of their pages are missing, others take the room. */
const tabs = [
  '/',
  '/program/all',
  '/routine',
  '/discussions',
  '/exam/upcoming',
  '/program/archived_exams',
  '/exam/participated',
]
const mostTabs = 4

type Viewer = Pick<UserInfo, 'is_moderator'> | null

/** The entries for who is looking, of the pages that there are; a group without any is left out. */
export function navigationFor(viewer: Viewer, pages: readonly string[] = SITE_PAGES): NavigationEntry[][] {
  const isShown = (entry: NavigationEntry) =>
    pages.includes(entry.href.split('#')[0]!) && (entry.for !== 'moderator' || viewer?.is_moderator === true)
  return groups.map(group => group.filter(isShown)).filter(group => group.length > 0)
}

/** Whether the shell offers anything for taka here: where it can be paid, and never on the way into an exam. */
export const sellsOn = ({ pathname }: Pick<URL, 'pathname'>, { paymentsOn }: { paymentsOn: boolean }): boolean =>
  paymentsOn && !/^\/exam\/(join|questions)(\/|$)/.test(pathname)

/** Bottom tabs on phones: at most four, and only those that lead somewhere for who is looking. */
export function tabsFor(viewer: Viewer, pages: readonly string[] = SITE_PAGES): NavigationEntry[] {
  const entries = navigationFor(viewer, pages).flat()
  const found = tabs.map(href => entries.find(entry => entry.href === href))
  return found
    .filter(entry => entry !== undefined && !isDisabled(entry, viewer))
    .slice(0, mostTabs) as NavigationEntry[]
}

/** Seen, but it asks a visitor to sign in: what they have none of. */
export const isDisabled = (entry: NavigationEntry, viewer: Viewer): boolean => entry.for === 'member' && viewer === null

/** Whether an entry is the page at this path, with or without the slash at its end. */
export const isCurrent = ({ href }: Pick<NavigationEntry, 'href'>, pathname: string): boolean =>
  href === pathname || `${href}/` === pathname

/** Pages that lie within an entry's own, where their addresses say so. */
const within: Readonly<Record<string, RegExp>> = {
  '/study': /^\/(study|model-test|question-bank|questions)\//,
  '/jobs': /^\/jobs\//,
  '/discussions': /^\/discussions\//,
  '/practice/categories': /^\/practice\//,
  '/notice/seat-plan': /^\/notice\//,
}

/** What `aria-current` says of an entry: this very page, or one that lies within it. */
export const currentOf = (entry: Pick<NavigationEntry, 'href'>, pathname: string): 'page' | 'true' | undefined => {
  if (isCurrent(entry, pathname)) return 'page'
  return within[entry.href]?.test(`${pathname}/`) ? 'true' : undefined
}

/** Mine among the programs; in the account menu once the page is there. */
export const myPrograms = '/program/all?mine=true'

/** Whether the site has this page. */
export const hasPage = (path: string, pages: readonly string[] = SITE_PAGES): boolean => pages.includes(path)

/**
 * Where the arrow of a phone's top bar leads on pages that lie within something (specification §2: exam questions,
 * solution, practice result, study questions; a program and its parts; a circular); null where the menu stands in its place.
 *
 * @example backAddress(new URL('http://x/exam/solution/?id=3&state=live')) // '/results/?id=3&state=live'
 */
export function backAddress({ pathname, search, searchParams }: URL): string | null {
  const path = pathname.replace(/\/$/, '')
  const program = searchParams.get('id')
  if (path === '/program') return '/program/all'
  if (/^\/program\/(routine|archived_exams)$/.test(path) && program) return `/program?id=${encodeURIComponent(program)}`
  if (path.startsWith('/profile/') || path === '/receipt') return '/profile'
  if (path === '/payment') return '/'
  if (path === '/notifications') return searchParams.has('settings') ? '/notifications' : '/'
  if (path.startsWith('/jobs/')) return '/jobs'
  if (path.startsWith('/discussions/')) return '/discussions'
  const docs = /^\/docs\/(elements|api)\/./.exec(path)
  if (docs) return `/docs/${docs[1]}`
  if (path.startsWith('/docs/')) return '/docs'
  if (path === '/exam/questions') return `/exam/join${search}`
  if (path === '/exam/solution') return `/results/${search}`
  const notice = /^\/notice\/(seat-plan|results|general)\/./.exec(path)
  if (notice) return notice[1] === 'general' ? '/notice' : `/notice/${notice[1]}`
  if (path === '/practice/result' || path === '/practice/solution') return '/practice/categories'
  return /^(\/(?:study|model-test|question-bank)\/[^/]+)\/question(\/|$)/.exec(path)?.[1] ?? null
}

/** Whether a page has a search of its own in place of the shell's: the search itself, and the docs. */
export const hasSearch = ({ pathname }: Pick<URL, 'pathname'>): boolean => /^\/(search|docs)(\/|$)/.test(pathname)
