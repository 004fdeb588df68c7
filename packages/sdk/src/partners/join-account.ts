import { mergeWithPartner } from '@prostuti/contract/auth/operations'
import { mergeInto } from '../auth/index.ts'
import type { Prostuti } from '../client.ts'
import { browserHostPage } from '../platform/host-page.ts'
import { createPartnerSignIn, type PartnerSignIn } from './partner-sign-in.ts'

/**
 * The popup by which who was signed in by the page's own server joins their Prostuti account to it, with all that is theirs. Its `$view` fails with
 * `live_attempt_open` while a live exam of either is not over, and with `conflict` for who has an account already. By popup alone: `redirect`
 * would come back as a sign-in.
 *
 * @example
 * const joining = joinAccountOf(prostuti)
 * await joining.prepare()
 * button.onclick = () => joining.open()
 */
export function joinAccountOf(client: Prostuti): Omit<PartnerSignIn, 'redirect'> {
  return createPartnerSignIn({
    client,
    page: browserHostPage(),
    async exchange(_, code, verifier) {
      const user = client.auth.$user.get()
      if (!user) throw new Error('Nobody is signed in who could join an account')
      return mergeInto(client, user, { code, code_verifier: verifier }, mergeWithPartner)
    },
  })
}
