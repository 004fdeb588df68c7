import type { Operation } from '@prostuti/contract'

/** Who asks; the walk says what. */
export const roles = [
  'visitor',
  'anonymous',
  'member',
  'another member',
  'owner',
  'editor',
  'moderator',
  'finance',
  'signed out',
  'expired',
  'partner-scoped',
  'page cookie alone',
  'view-as',
] as const

export type Role = (typeof roles)[number]

const lesserStaff = ['editor', 'moderator', 'finance'] as const satisfies readonly Role[]
type LesserStaff = (typeof lesserStaff)[number]

/** `through`: to the handler. */
export type Verdict = 'through' | '401 not_signed_in' | '403 forbidden'

/** What the contract's `who` column says, written a second time here so that it is not asked of the code it judges. */
export function declared(operation: Operation, role: Role): Verdict {
  const { id, who, right } = operation
  const isSignIn = who === 'anyone' && id.startsWith('auth.')
  if (isSignIn) return 'through'
  // By a key of a partner's server, which nobody here has.
  if (who === 'partner') return '401 not_signed_in'
  if (role === 'view-as') return mayLook(operation) ? 'through' : '403 forbidden'
  // By the session's cookie and our own `Origin`, which nobody here sends.
  if (id === 'notifications.movePushSubscription') return '401 not_signed_in'
  if (role === 'signed out' || role === 'expired') return '401 not_signed_in'
  if (who === 'anyone' || who === 'gateway') return 'through'
  if (role === 'partner-scoped') return mayPartner(id, who) ? 'through' : '403 forbidden'
  if (role === 'visitor' || role === 'page cookie alone') return '401 not_signed_in'
  if (who === 'moderator') return mayStaff({ id, right }, role) ? 'through' : '403 forbidden'
  if (who === 'anonymous' && role !== 'anonymous') return '403 forbidden'
  if (who === 'member' && role === 'anonymous') return '403 forbidden'
  return 'through'
}

/** Which rights each role has, a second time by hand; an owner has all. */
const rightsOf: Readonly<Record<LesserStaff, string>> = {
  editor: `any questions.write questions.approve exams.build exams.room contributions.take bank.move circulars.write
    circulars.publish notices.write notifications.write flags.answer`,
  moderator: `any exams.room circulars.publish notifications.send talk.moderate flags.answer talk.silence people.read
    people.view_as people.give_programs people.sign_out`,
  finance: `any people.read people.give_programs people.give_coins money.read money.settle money.reconcile staff.manage`,
}

/** What money and keys hang on, whatever right its row asks for. */
const never: Readonly<Record<LesserStaff, RegExp>> = {
  editor: /^(billing\.|core\.(listStaff|findMembers|changeRole)$|exams\.\w*[rR]egrade)/,
  moderator:
    /^(billing\.(\w*Payments?$|\w*Reconciliation)|core\.getRevenueChart|core\.(listStaff|findMembers|changeRole)$|exams\.\w*[rR]egrade|questions\.(\w*Import|create|update|getQuestion$))/,
  finance: /^(questions\.|exams\.\w*([rR]egrade|Keys|Paper|Question)|core\.(findMembers|changeRole)$)/,
}

export const isLesser = (role: Role): role is LesserStaff => lesserStaff.some(each => each === role)

function mayStaff({ id, right }: Pick<Operation, 'id' | 'right'>, role: Role): boolean {
  if (role === 'owner') return true
  return isLesser(role) && right !== undefined && rightsOf[role].split(/\s+/).includes(right) && !never[role].test(id)
}

/** What a look reads not, though a learner does: what can be sat, secrets, exports, receipts, streams, and lookups of a number. */
const neverLooked =
  /^(auth\.(listDevices|exportData|getExportSummary)|billing\.get(Order|Purchase)|core\.getSitemap|exams\.(getExamData|getQuiz|get(Sealed)?Paper|\w*Receipt\w*)|notices\.searchGovtResults|notifications\.openStream|programs\.(getCalendarAddress|readCalendar|getDatedCalendar)|questions\.getPracticeExam)$/

/** Staff who look on as a person read what a learner reads, and do nothing. */
const mayLook = ({ id, method, who }: Operation): boolean =>
  method === 'GET' && who !== 'moderator' && who !== 'gateway' && !neverLooked.test(id)

/** Exams with reports of their questions, and what a page needs to know of its own session; nothing that people set for our own pages. */
function mayPartner(id: string, who: Operation['who']): boolean {
  if (who === 'moderator' || id === 'exams.setRankAlias') return false
  const others = ['auth.getUser', 'auth.signOut', 'questions.flagQuestion', 'questions.listMyQuestionFlags']
  return id.startsWith('exams.') || others.includes(id)
}
