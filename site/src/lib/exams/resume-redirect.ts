import { examId } from './exam-address.ts'

/** Pages on which nobody is led back: what one needs to sign in, to know what became of a payment, or where the page leads by itself. */
const apart =
  /^\/(|docs|login|payment|privacy_policy|exam\/questions|exam\/offline|offline|robots\.txt|oembed)\/?$|^\/(embed|docs|admin)\//
/** An exam's own pages, which its address names. */
const ofExam = /^\/(exam\/(join|solution|standings)|results)\/?$/

/**
 * Whether a page leads to the question page of an exam that is under way (specification §2, route guard).
 *
 * @example resumesAttempt(new URL('http://x/exam/upcoming'), '12') // true
 */
export function resumesAttempt(page: URL, unfinished: string): boolean {
  if (apart.test(page.pathname)) return false
  return !(ofExam.test(page.pathname) && examId(page) === unfinished)
}

/** Whether it may lead there at all: asked before anybody's attempts are. */
export const mayResumeAttempt = (page: URL): boolean => !apart.test(page.pathname)
