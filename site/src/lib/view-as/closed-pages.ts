import { isStaffPath } from '../http/public-paths.ts'

/** Where papers are sat, where one signs in, and where secrets are shown or given. */
const closed = [
  /^\/exam\/questions\/?$/,
  /^\/(exam|practice)\/offline\/?$/,
  /^\/practice\/exam\/?$/,
  /^\/(login|android_verification|receipt|payment)\/?$/,
  /^\/profile\/(delete-account|devices|export)\/?$/,
  /^\/embed\//,
]

/**
 * Whether a page stays closed to staff who look on as a person: their own side too, for there one is oneself.
 *
 * @example isClosedToLooks('/exam/questions') // true
 */
export const isClosedToLooks = (pathname: string): boolean =>
  isStaffPath(pathname) || closed.some(page => page.test(pathname))
