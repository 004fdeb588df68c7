import type { UserInfo } from '@prostuti/contract'
import type { Prostuti } from '@prostuti/sdk'
import { type PartnerSignInView, partnerSignInOf } from '@prostuti/sdk/partners'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import type { Translate } from '../../foundation/text/translate.ts'
import { Button } from '../../foundation/ui/button.tsx'

export interface PartnerSignInProps {
  client: Prostuti
  t: Translate
  /** Somebody has come in by this way. */
  onSignedIn?: (user: UserInfo) => void
}

/** Signing in on a page of another site: a button, what becomes of it, and the way around a popup that did not open. */
export function PartnerSignIn(props: PartnerSignInProps) {
  return globalThis.isSecureContext === false ? <NotSecure {...props} /> : <Ways {...props} />
}

/** A page that came by http: browsers make no keys there, so that no sign-in can be begun. The page is told. */
function NotSecure({ t }: PartnerSignInProps) {
  const line = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    const root = line.current?.getRootNode()
    const detail = { code: 'page_not_secure', detail: location.origin }
    if (root instanceof ShadowRoot)
      root.host.dispatchEvent(new CustomEvent('prostuti-failed', { detail, bubbles: true, composed: true }))
  }, [])
  return (
    <p ref={line} role="alert">
      {t('partner.not_secure')}
    </p>
  )
}

function Ways({ client, t, onSignedIn }: PartnerSignInProps) {
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
        {t(`partner.${said[step] ?? 'note'}`)}
      </p>
      {step === 'waiting' || step === 'blocked' ? (
        <Button onClick={signIn.redirect}>{t('partner.use_tab')}</Button>
      ) : null}
    </>
  )
}

const said: Partial<Record<PartnerSignInView['step'], string>> = {
  waiting: 'waiting',
  blocked: 'blocked',
  declined: 'declined',
  failed: 'failed',
}

/** A session that begins while this way is under way was begun by it. */
function tellOf(view: () => PartnerSignInView, tell: PartnerSignInProps['onSignedIn']) {
  return (user: UserInfo | null | undefined) => {
    const { step } = view()
    if (user && (step === 'finishing' || step === 'waiting')) tell?.(user)
  }
}
