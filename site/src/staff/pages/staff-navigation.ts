import type { Role } from '@prostuti/contract/rights'
import type { IconName } from '../../lib/icons/lucide.ts'
import type { RoomName, TextKey } from '../rooms.ts'
import { mayOpen } from './page-rights.ts'

/** A page of the staff's section. */
export interface StaffPage {
  readonly href: string
  readonly text: TextKey<RoomName>
}

/** An entry of the staff's sidebar, with the pages that lie within it. */
export interface StaffEntry extends StaffPage {
  readonly icon: IconName
  readonly pages: readonly StaffPage[]
}

type Row = readonly [href: string, text: TextKey<RoomName>, icon: IconName, pages?: readonly StaffPage[]]

/**
 * The staff's sidebar (specification §2, shell) and payments, but for logging out, which is no page. Write an entry here before its page is
 * made: it shows as soon as the page is in `src/pages`.
 */
const rows: readonly Row[] = [
  ['/', 'menu.home', 'house'],
  ['/admin', 'menu.dashboard', 'layout-dashboard'],
  [
    '/admin/programs',
    'menu.programs',
    'graduation-cap',
    [
      { href: '/admin/programs', text: 'menu.programs_all' },
      { href: '/admin/exam/review', text: 'menu.exams_review' },
    ],
  ],
  [
    '/admin/users',
    'menu.users',
    'users',
    [
      { href: '/admin/users', text: 'menu.users_all' },
      { href: '/admin/users/roles', text: 'menu.users_roles' },
    ],
  ],
  [
    '/admin/payments',
    'menu.payments',
    'banknote',
    [
      { href: '/admin/payments', text: 'menu.payments_all' },
      { href: '/admin/payments/reconcile', text: 'menu.payments_reconcile' },
    ],
  ],
  [
    '/admin/question',
    'menu.questions',
    'file-question-mark',
    [
      { href: '/admin/question', text: 'menu.questions_all' },
      { href: '/admin/question/flagged-questions', text: 'menu.questions_flagged' },
      { href: '/admin/question/review', text: 'menu.questions_review' },
      { href: '/admin/question/contributions', text: 'menu.questions_contributions' },
      { href: '/admin/question/upload', text: 'menu.questions_upload' },
      { href: '/admin/question/export', text: 'menu.questions_export' },
    ],
  ],
  [
    '/admin/category',
    'menu.categories',
    'folder-tree',
    [
      { href: '/admin/category', text: 'menu.categories_all' },
      { href: '/admin/category/less-question-filter', text: 'menu.categories_thin' },
      { href: '/admin/category/duplicate', text: 'menu.categories_duplicate' },
      { href: '/admin/category/tags', text: 'menu.categories_tags' },
    ],
  ],
  ['/admin/jobs', 'menu.jobs', 'briefcase'],
  ['/admin/discussions', 'menu.discussions', 'messages-square'],
  [
    '/admin/image-uploads/process',
    'menu.images',
    'images',
    [
      { href: '/admin/image-uploads/process', text: 'menu.images_process' },
      { href: '/admin/image-uploads/results', text: 'menu.images_results' },
    ],
  ],
  ['/admin/programs/routine', 'menu.routines', 'calendar-days'],
  ['/admin/notifications', 'menu.notifications', 'bell-ring'],
  ['/admin/faq', 'menu.faqs', 'circle-question-mark'],
  [
    '/admin/notices',
    'notices.title',
    'clipboard-list',
    [
      { href: '/admin/notices/seat-plan', text: 'notices.kinds.seat_plan' },
      { href: '/admin/notices/results', text: 'notices.kinds.result' },
      { href: '/admin/notices/general', text: 'notices.kinds.notice' },
    ],
  ],
  ['/admin/partners', 'partners.title', 'link'],
  [
    '/admin/system',
    'system.title',
    'server',
    [
      { href: '/admin/system', text: 'menu.system_state' },
      { href: '/admin/system/audit', text: 'changes.title' },
    ],
  ],
]

/**
 * The entries whose page there is and this role may open, each with those of its pages of which that is true; one page alone is
 * the entry itself.
 */
export function staffNavigation(role: Role | null, pages: readonly string[] = SITE_PAGES): StaffEntry[] {
  const isShown = ({ href }: StaffPage) => pages.includes(href) && (!href.startsWith('/admin') || mayOpen(role, href))
  return rows.flatMap(([href, text, icon, inside = []]) => {
    const shown = inside.filter(isShown)
    const [first] = isShown({ href, text }) ? [{ href }] : shown
    return first ? [{ href: first.href, text, icon, pages: shown.length > 1 ? shown : [] }] : []
  })
}

/**
 * The entry and the page that a path lies in: the longest address that it begins with. `/admin` is itself alone.
 *
 * @example currentStaffPage('/admin/programs/routine/create').href // '/admin/programs/routine'
 */
export function currentStaffPage(
  pathname: string,
  entries: readonly StaffEntry[],
): { entry: StaffEntry; page: StaffPage } | null {
  const path = pathname.replace(/\/$/, '') || '/'
  const isWithin = ({ href }: StaffPage) =>
    path === href || (href !== '/' && href !== '/admin' && path.startsWith(`${href}/`))
  const found = entries.flatMap(entry => [entry, ...entry.pages].filter(isWithin).map(page => ({ entry, page })))
  return found.sort((one, other) => other.page.href.length - one.page.href.length)[0] ?? null
}
