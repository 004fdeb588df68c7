import type { Prostuti } from '@prostuti/sdk'
import { joinAccountOf, type PartnerSignInView } from '@prostuti/sdk/partners'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { codeOf } from '../../foundation/text/error-text.ts'
import type { Translate } from '../../foundation/text/translate.ts'
import { Button } from '../../foundation/ui/index.ts'

/** Whom the page's own server has signed in joins their Prostuti account, if they have one. */
export function JoinAccount({ client, t }: { client: Prostuti; t: Translate }) {
  const joining = useMemo(() => joinAccountOf(client), [client])
  const view = useSyncExternalStore(joining.$view.listen, joining.$view.get, joining.$view.get)
  const [isJoined, setJoined] = useState(false)
  useEffect(() => {
    // Ready before anybody clicks: a popup that opens after a wait is blocked.
    joining.prepare()
    return joining.$view.listen((now, before) => {
      if (before?.step === 'finishing' && now.step === 'idle') setJoined(true)
    })
  }, [joining])
  if (isJoined)
    return (
      <p className="ui-small ui-muted" role="status">
        {t('login.partner_joined')}
      </p>
    )
  return (
    <details>
      <summary>{t('login.partner_join')}</summary>
      <p className="ui-small ui-muted" role="status">
        {t(said(view))}
      </p>
      <Button onClick={joining.open} busy={view.step === 'finishing' && t('partner.finishing')}>
        {t(view.step === 'waiting' ? 'partner.open_again' : 'partner.sign_in')}
      </Button>
    </details>
  )
}

function said(view: PartnerSignInView): string {
  if (view.step === 'waiting' || view.step === 'declined') return `partner.${view.step}`
  if (view.step === 'blocked') return 'login.partner_popup'
  if (view.step !== 'failed') return 'login.partner_join_text'
  const code = codeOf(view.error)
  return code === 'live_attempt_open'
    ? 'login.live_text'
    : code === 'conflict'
      ? 'login.partner_joined'
      : 'partner.failed'
}
