import type { Prostuti } from '@prostuti/sdk'
import { isPartnerPage } from '@prostuti/sdk/partners'
import { useEffect } from 'react'
import { IconPerson } from '../../foundation/icons/icons.tsx'
import type { Translate } from '../../foundation/text/translate.ts'
import { ButtonLink } from '../../foundation/ui/button-link.tsx'
import { PartnerSignIn } from './partner-sign-in.tsx'

export interface SignInPromptProps {
  client: Prostuti
  t: Translate
  /** Somebody is signed in now, by whatever way: what was asked for can be asked for again. */
  onSignedIn: () => void
}

/** What is here is somebody's own: the way in, which on our own site is the login page and elsewhere a popup. */
export function SignInPrompt({ client, t, onSignedIn }: SignInPromptProps) {
  useEffect(() => client.auth.$user.listen(user => void (user && onSignedIn())), [client, onSignedIn])
  return (
    <div className="ui-panel" part="panel">
      <h2 part="heading">
        <IconPerson />
        {t('partner.prompt')}
      </h2>
      {isPartnerPage(client) ? (
        <PartnerSignIn client={client} t={t} />
      ) : (
        <ButtonLink kind="primary" href={`/login?next=${encodeURIComponent(location.pathname + location.search)}`}>
          {t('login.title')}
        </ButtonLink>
      )}
    </div>
  )
}
