import { type AskedRight, mayDo, type Role } from '@prostuti/contract/rights'

/** What the pages that begin with an address ask for: any of these rights; `*` is any part. The longest address that fits decides. */
export const pageRights: Readonly<Record<string, readonly AskedRight[]>> = {
  '/admin': ['any'],
  '/admin/programs': ['exams.build', 'exams.room'],
  '/admin/programs/routine': ['exams.build'],
  '/admin/programs/*/exam': ['exams.build'],
  '/admin/programs/*/exam/*/live': ['exams.room'],
  '/admin/programs/*/exam/*/regrade': ['exams.regrade'],
  '/admin/programs/*/exam/*/results': ['exams.room'],
  '/admin/programs/*/exam/*/statistics': ['exams.build'],
  '/admin/exam': ['exams.build'],
  '/admin/faq': ['exams.build'],
  '/admin/question': ['questions.write'],
  '/admin/question/contributions': ['contributions.take'],
  '/admin/question/export': ['bank.move'],
  '/admin/question/flagged-questions': ['flags.answer'],
  '/admin/question/review': ['questions.approve'],
  '/admin/question/upload': ['bank.move'],
  '/admin/category': ['questions.write'],
  '/admin/image-uploads': ['questions.write', 'circulars.write', 'notices.write'],
  '/admin/jobs': ['circulars.publish'],
  '/admin/jobs/create': ['circulars.write'],
  '/admin/jobs/import': ['circulars.write'],
  '/admin/notices': ['notices.write'],
  '/admin/notifications': ['notifications.write', 'notifications.send'],
  '/admin/notifications/create': ['notifications.write'],
  '/admin/discussions': ['talk.moderate'],
  '/admin/users': ['people.read'],
  '/admin/users/roles': ['staff.manage'],
  '/admin/payments': ['money.read'],
  '/admin/payments/reconcile': ['money.reconcile'],
  '/admin/partners': ['partners.manage'],
  '/admin/system': ['system.manage'],
  '/admin/system/audit': ['any'],
}

/**
 * Whether a role opens a page of the staff; it shows what the calls behind it let that role read.
 *
 * @example mayOpen('finance', '/admin/question/review') // false
 */
export function mayOpen(role: Role | null, pathname: string): boolean {
  const path = pathname.replace(/\/$/, '').split('/')
  const within = Object.keys(pageRights).filter(address =>
    address.split('/').every((part, index) => part === path[index] || (part === '*' && path[index])),
  )
  const closest = within.sort((one, other) => other.length - one.length)[0]
  return closest === undefined ? role !== null : pageRights[closest]!.some(right => mayDo(role, right))
}
