import { nextPath } from '../auth/next-path.ts'

/** Where the splash screen leads on to: a path of our own, and never a splash screen again. */
export function splashTarget(url: URL): string {
  const next = nextPath(url.searchParams.get('next'))
  return /^\/splash(_screen)?(\/|\?|#|$)/.test(next) ? '/' : next
}
