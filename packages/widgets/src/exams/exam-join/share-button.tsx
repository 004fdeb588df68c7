import { hallOf } from '@prostuti/sdk/hall'
import { useState } from 'react'
import { Button } from '../../foundation/ui/button.tsx'
import type { JoinScreenProps } from './exam-join.view.tsx'
import { IconShare } from './icons.tsx'

interface Invitation {
  url: string
  text: string
}

type Outcome = 'shared' | 'copied' | 'shown'

/** Hands the exam on: by the phone's own sheet where there is one, else as a link on the clipboard, else to read. */
export function ShareButton({ client, exam, t }: JoinScreenProps) {
  const [state, setState] = useState<'' | 'busy' | 'failed' | Outcome>('')
  const [url, setUrl] = useState('')
  const share = async () => {
    setState('busy')
    try {
      const invitation = await hallOf(client).invite(exam.id)
      setUrl(invitation.url)
      setState(await handOn(invitation))
    } catch {
      // Whatever it was, the person hears of it and may press again.
      setState('failed')
    }
  }
  return (
    <>
      <Button kind="quiet" busy={state === 'busy' && t('ui.loading')} onClick={() => void share()}>
        <IconShare />
        {t('join.share')}
      </Button>
      <p role="status">
        {state === 'copied' ? t('join.copied') : null}
        {state === 'failed' ? t('join.share_failed') : null}
        {state === 'shown' ? <a href={url}>{url}</a> : null}
      </p>
    </>
  )
}

async function handOn(invitation: Invitation): Promise<Outcome> {
  if (navigator.share && navigator.canShare?.(invitation)) {
    const outcome = await navigator.share(invitation).then(
      () => 'shared' as const,
      // Called off is as good as done; where the phone refuses, the clipboard may not.
      (error: DOMException) => (error.name === 'AbortError' ? ('shared' as const) : null),
    )
    if (outcome) return outcome
  }
  return copy(`${invitation.text}\n${invitation.url}`)
}

/** A page without https, or in somebody's frame, may not write to the clipboard. */
function copy(text: string): Promise<Outcome> {
  const written = navigator.clipboard?.writeText(text) ?? Promise.reject(new Error('no clipboard'))
  return written.then(
    () => 'copied',
    () => 'shown',
  )
}
