import type { Prostuti } from '@prostuti/sdk'
import { signInWithProvider } from '@prostuti/sdk/auth'
import { isPartnerPage } from '@prostuti/sdk/partners'
import { useState } from 'react'
import type { Translate } from '../../foundation/text/translate.ts'
import { Button } from '../../foundation/ui/button.tsx'
import { PartnerSignIn } from './partner-sign-in.tsx'

export interface SignInWaysProps {
  client: Prostuti
  /** The exam is closed to people without an account: that way is not offered. */
  membersOnly?: boolean
  onFailed: (error: unknown) => void
  t: Translate
}

/** The two ways as buttons; also where a sign-in has run out in mid-exam. */
export function SignInWays({ client, membersOnly, onFailed, t }: SignInWaysProps) {
  const { auth } = client
  const [state, setState] = useState<'' | 'provider' | 'anonymous' | 'failed'>('')
  const start = (way: 'provider' | 'anonymous', go: () => Promise<unknown>) => () => {
    setState(way)
    go().then(
      // Where somebody else does it, it may have been given up.
      () => client.nativeBridge && setState(''),
      error => {
        setState('failed')
        onFailed(error)
      },
    )
  }
  const withProvider = () => signInWithProvider(client, location.pathname + location.search)
  const waiting = t('player.signing_in')
  return (
    <div className="ways">
      {isPartnerPage(client) ? (
        <PartnerSignIn client={client} t={t} />
      ) : (
        <Button kind="primary" busy={state === 'provider' && waiting} onClick={start('provider', withProvider)}>
          {t('player.sign_in_google')}
        </Button>
      )}
      {membersOnly ? null : (
        <Button busy={state === 'anonymous' && waiting} onClick={start('anonymous', auth.signInAnonymously)}>
          {t('player.sign_in_anonymous')}
        </Button>
      )}
      {state === 'failed' ? <p role="alert">{t('player.sign_in_failed')}</p> : null}
    </div>
  )
}
