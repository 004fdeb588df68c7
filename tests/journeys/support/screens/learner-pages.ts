import type { Places } from './places.ts'

/** A learner's address of the design's `screens.md`. */
export interface LearnerPage {
  /** The file that draws it, below `site/src/pages`. */
  readonly file: string
  /** `{begun}` and `{ended}` are practices of the person’s own. */
  readonly address: string
  /** A visitor is asked to sign in, and led back. */
  readonly asksToSignIn: boolean
  /** What it answers; 200 unless said otherwise. */
  readonly status: number
  /** What only the member has: it answers everybody else 404. */
  readonly isOwn?: true
  /** Where one arrives, when that is another page. */
  readonly leadsTo?: string
}

/** The address with what a person has of their own. */
export const addressFor = ({ address }: LearnerPage, own: Readonly<Record<string, string>>): string =>
  address.replace(/\{(\w+)\}/, (_, name: string) => own[name]!)

const none = 9_999_999

const drawn =
  (asksToSignIn: boolean, status = 200) =>
  (file: string, ...addresses: readonly string[]): LearnerPage[] =>
    addresses.map(address => ({ file, address, asksToSignIn, status }))
const open = drawn(false)
const closed = drawn(true)
const missing = drawn(false, 404)
const leading = (page: LearnerPage[], leadsTo: string): LearnerPage[] => page.map(each => ({ ...each, leadsTo }))

/** The public list, which visitors read as well. */
export const openPages = (at: Places): LearnerPage[] => [
  ...open('index', '/'),
  ...open('login', '/login?next=/profile'),
  ...open('program/all', '/program/all', '/program/all?mine=true'),
  ...leading(open('program/index', '/program'), '/program/all'),
  ...open('program/index', `/program?id=${at.program}`),
  ...open('program/routine', `/program/routine?id=${at.program}`),
  ...open('program/archived_exams', '/program/archived_exams', `/program/archived_exams?id=${at.program}`),
  ...open('exam/upcoming', '/exam/upcoming'),
  ...open('exam/standings', `/exam/standings/?id=${at.finalExam}`),
  ...open('exam/standings', '/exam/standings', '/exam/standings?period=month&among=district'),
  ...(['study', 'model-test', 'question-bank'] as const).flatMap(kind => [
    ...open(`${kind}/index`, `/${kind}`),
    ...open(`${kind}/[id]/index`, `/${kind}/${at.topics[kind]}`),
    ...open(`${kind}/[id]/question/index`, `/${kind}/${at.topics[kind]}/question`),
  ]),
  ...open('study/[id]/question/[page]', at.secondPage),
  ...missing('model-test/[id]/question/[page]', `/model-test/${at.topics['model-test']}/question/999/`),
  ...missing('question-bank/[id]/question/[page]', `/question-bank/${at.topics['question-bank']}/question/999/`),
  ...open('questions/[id]/[...slug]', at.question),
  ...open('search', '/search', '/search?q=বাংলা', `/search?q=${'ঞ'.repeat(5)}`),
  ...open('jobs/index', '/jobs'),
  ...open('jobs/[id]/[...slug]', at.circular),
  ...open('notice/index', '/notice'),
  ...open('notice/general/[slug]', at.notice),
  ...open('notice/seat-plan/index', '/notice/seat-plan'),
  ...open('notice/seat-plan/[slug]', at.seatPlan),
  ...open('notice/results/index', '/notice/results'),
  ...open('notice/results/[slug]', at.result),
  ...open('faq', '/faq'),
  ...open('discussions/index', '/discussions'),
  ...open('discussions/id=[id]', at.post),
  ...open('payment', `/payment?purchase=${at.purchase}`),
  ...missing('payment', `/payment?purchase=${'x'.repeat(22)}`),
  ...open('rate_app', '/rate_app'),
  ...open('privacy_policy', '/privacy_policy'),
  ...open('overview', '/overview'),
  ...open('splash', '/splash?next=/overview'),
  ...open('splash_screen', '/splash_screen?next=/overview'),
  ...open('android_verification', '/android_verification'),
  ...open('offline', '/offline'),
  ...open('exam/offline', '/exam/offline'),
  ...open('practice/offline', '/practice/offline'),
  ...missing('404', '/no-such-page', `/program?id=${none}`, `/jobs/${none}/none`),
]

/** All that a visitor may not open. */
export const closedPages = (at: Places): LearnerPage[] => [
  ...closed('notifications', '/notifications', '/notifications?settings'),
  ...closed('profile/index', '/profile'),
  ...closed('profile/devices', '/profile/devices'),
  ...closed('profile/belonging', '/profile/belonging'),
  ...closed('profile/export', '/profile/export'),
  ...closed('profile/delete-account', '/profile/delete-account'),
  ...closed('contribute', '/contribute'),
  ...closed('routine', '/routine'),
  ...closed('notebook', '/notebook'),
  ...closed('bookmark', '/bookmark'),
  ...closed('buy_coin', '/buy_coin'),
  ...closed('receipt', `/receipt?id=${at.order}`).map(page => ({ ...page, isOwn: true as const })),
  ...closed('practice/categories', `/practice/categories?topics=${at.topics.study}`),
  ...closed('practice/exam', '/practice/exam?id={begun}'),
  ...closed('practice/result', '/practice/result?id={ended}'),
  ...closed('practice/solution', '/practice/solution?id={ended}'),
  ...closed('exam/participated', '/exam/participated'),
  ...leading(closed('exam/[exam]/[program]/[state]', `/exam/${at.running}/0/live`), '/exam/join'),
  ...closed('exam/join', `/exam/join?id=${at.exam}`),
  ...closed('results/index', `/results/?id=${at.exam}&state=archive`),
  ...closed('exam/solution', `/exam/solution/?id=${at.exam}&state=archive`),
  // Last: an exam that has begun leads back to itself.
  ...closed('exam/questions', `/exam/questions?id=${at.running}`),
]
