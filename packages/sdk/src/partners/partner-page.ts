import type { Prostuti } from '../client.ts'
import { browserHostPage } from '../platform/host-page.ts'
import { createPartnerSignIn, type PartnerSignIn, siteOf } from './partner-sign-in.ts'

const known = new WeakMap<Prostuti, PartnerSignIn>()

/**
 * Signing in on a page of another site, through a popup of ours: an entry of its own, since our own site needs none of
 * it. The same object for the same client, so that all of a page's buttons are about one sign-in.
 *
 * @example
 * const signIn = partnerSignInOf(prostuti)
 * await signIn.prepare()
 * button.onclick = () => signIn.open()
 */
export function partnerSignInOf(client: Prostuti): PartnerSignIn {
  const signIn = known.get(client) ?? createPartnerSignIn({ client, page: browserHostPage() })
  known.set(client, signIn)
  return signIn
}

/** Whether this page belongs to another site than the one that people sign in to. */
export function isPartnerPage(client: Pick<Prostuti, 'base'>): boolean {
  // A server that draws does not know on whose page it is.
  if (typeof location === 'undefined') return false
  const page = browserHostPage()
  return siteOf(client, page) !== new URL(page.address()).origin
}
