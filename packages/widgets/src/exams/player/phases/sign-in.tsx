import type { Prostuti } from '@prostuti/sdk'
import { isPartnerPage } from '@prostuti/sdk/partner'
import { signInWithProvider } from '@prostuti/sdk/provider'
import { useState } from 'react'
import { PartnerSignIn } from '../../../auth/partner/partner-sign-in.tsx'
import type { Translate } from '../../../foundation/translate.ts'
import { Button } from '../../../foundation/ui/button.tsx'
import { IconPerson } from '../../../foundation/ui/icons.tsx'
import { Panel } from './panel.tsx'

export interface SignInProps {
  client: Prostuti
  onFailed: (error: unknown) => void
  t: Translate
}

/** Nobody is signed in: with an account, or without one. */
export function SignIn(props: SignInProps) {
  const { t } = props
  return (
    <Panel icon={<IconPerson />} title={t('player.sign_in_title')}>
      <p>{t('player.sign_in_text')}</p>
      <SignInWays {...props} />
    </Panel>
  )
}

/** The two ways as buttons; also where a sign-in has run out in mid-exam. */
export function SignInWays({ client, onFailed, t }: SignInProps) {
  const { auth } = client
  const [state, setState] = useState<'' | 'provider' | 'anonymous' | 'failed'>('')
  const start = (way: 'provider' | 'anonymous', go: () => Promise<unknown>) => () => {
    setState(way)
    go().catch(error => {
      setState('failed')
      onFailed(error)
    })
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
      <Button busy={state === 'anonymous' && waiting} onClick={start('anonymous', auth.signInAnonymously)}>
        {t('player.sign_in_anonymous')}
      </Button>
      {state === 'failed' ? <p role="alert">{t('player.sign_in_failed')}</p> : null}
    </div>
  )
}
