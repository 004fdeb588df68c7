import type { Prostuti } from '@prostuti/sdk'
import { useState } from 'react'
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
export function SignIn({ client, onFailed, t }: SignInProps) {
  const [state, setState] = useState<'' | 'provider' | 'anonymous' | 'failed'>('')
  const start = (way: 'provider' | 'anonymous', go: () => Promise<unknown>) => () => {
    setState(way)
    go().catch(error => {
      setState('failed')
      onFailed(error)
    })
  }
  const here = () => location.pathname + location.search
  const waiting = t('player.signing_in')
  return (
    <Panel icon={<IconPerson />} title={t('player.sign_in_title')}>
      <p>{t('player.sign_in_text')}</p>
      <div className="ways">
        <Button
          kind="primary"
          busy={state === 'provider' && waiting}
          onClick={start('provider', () => client.auth.signInWithProvider(here()))}
        >
          {t('player.sign_in_google')}
        </Button>
        <Button
          busy={state === 'anonymous' && waiting}
          onClick={start('anonymous', () => client.auth.signInAnonymously())}
        >
          {t('player.sign_in_anonymous')}
        </Button>
      </div>
      {state === 'failed' ? <p role="alert">{t('player.sign_in_failed')}</p> : null}
    </Panel>
  )
}
