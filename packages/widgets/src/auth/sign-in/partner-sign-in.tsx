import type { UserInfo } from '@prostuti/contract'
import type { Prostuti } from '@prostuti/sdk'
import { type PartnerSignInView, partnerSignInOf } from '@prostuti/sdk/partners'
import { useEffect, useSyncExternalStore } from 'react'
import type { Translate } from '../../foundation/text/translate.ts'
import { Button } from '../../foundation/ui/button.tsx'

export interface PartnerSignInProps {
  client: Prostuti
  t: Translate
  /** Somebody has come in by this way. */
  onSignedIn?: (user: UserInfo) => void
}

/** Signing in on a page of another site: a button, what becomes of it, and the way around a popup that did not open. */
export function PartnerSignIn({ client, t, onSignedIn }: PartnerSignInProps) {
  const signIn = partnerSignInOf(client)
  const { step } = useSyncExternalStore(signIn.$view.listen, signIn.$view.get, signIn.$view.get)
  useEffect(() => {
    // Ready before anybody clicks: a popup that opens after a wait is blocked.
    signIn.prepare()
  }, [signIn])
  useEffect(() => client.auth.$user.listen(tellOf(signIn.$view.get, onSignedIn)), [client, signIn, onSignedIn])
  return (
    <>
      <Button kind="primary" onClick={signIn.open} busy={step === 'finishing' && t('partner.finishing')}>
        {t(step === 'waiting' ? 'partner.open_again' : 'partner.sign_in')}
      </Button>
      <p className="ui-small ui-muted" role="status">
        {t(`partner.${/idle|finishing/.test(step) ? 'note' : step}`)}
      </p>
      {step === 'waiting' || step === 'blocked' ? (
        <Button onClick={signIn.redirect}>{t('partner.use_tab')}</Button>
      ) : null}
    </>
  )
}

/** A session that begins while this way is under way was begun by it. */
function tellOf(view: () => PartnerSignInView, tell: PartnerSignInProps['onSignedIn']) {
  return (user: UserInfo | null | undefined) => {
    const { step } = view()
    if (user && (step === 'finishing' || step === 'waiting')) tell?.(user)
  }
}
