import type { Operation } from '@prostuti/contract'

/** Who asks. Each of them asks each operation. */
export const roles = [
  'visitor',
  'anonymous',
  'member',
  'another member',
  'moderator',
  'signed out',
  'expired',
  'partner-scoped',
  'page cookie alone',
] as const

export type Role = (typeof roles)[number]

/** `through`: to the handler, or to 501 where nobody serves the call yet. */
export type Verdict = 'through' | '401 not_signed_in' | '403 forbidden'

/** What the contract's `who` column says, written a second time here so that it is not asked of the code it judges. */
export function declared({ id, who }: Operation, role: Role): Verdict {
  const isSignIn = who === 'anyone' && id.startsWith('auth.')
  if (isSignIn) return 'through'
  if (role === 'signed out' || role === 'expired') return '401 not_signed_in'
  if (who === 'anyone' || who === 'gateway') return 'through'
  if (role === 'partner-scoped') return mayPartner(id, who) ? 'through' : '403 forbidden'
  if (role === 'visitor' || role === 'page cookie alone') return '401 not_signed_in'
  if (who === 'moderator') return role === 'moderator' ? 'through' : '403 forbidden'
  if (who === 'anonymous' && role !== 'anonymous') return '403 forbidden'
  if (who === 'member' && role === 'anonymous') return '403 forbidden'
  return 'through'
}

/** Exams with reports of their questions, and what a page needs to know of its own session; nothing that people set for our own pages. */
function mayPartner(id: string, who: Operation['who']): boolean {
  if (who === 'moderator' || id === 'exams.setRankAlias') return false
  const others = ['auth.getUser', 'auth.signOut', 'questions.flagQuestion', 'questions.listMyQuestionFlags']
  return id.startsWith('exams.') || others.includes(id)
}
