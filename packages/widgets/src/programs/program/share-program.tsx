import { programsApiOf } from '@prostuti/sdk/programs'
import { useState } from 'react'
import { type ShareOutcome, shareOrCopy } from '../../exams/shared/index.ts'
import { IconShare } from '../../foundation/icons/exam-icons.tsx'
import { toast } from '../../foundation/page/toast.ts'
import { Button } from '../../foundation/ui/index.ts'
import type { ProgramPartProps } from './program.props.ts'

/** Hands the program on: by the device's own sheet where there is one, else as a link on the clipboard, else to read. */
export function ShareProgram({ client, details: { program }, t }: ProgramPartProps) {
  const [state, setState] = useState<'' | 'busy' | 'refused' | ShareOutcome>('')
  const [url, setUrl] = useState('')
  const share = async () => {
    setState('busy')
    try {
      const invitation = await invitationTo()
      setUrl(invitation.url)
      const outcome = await shareOrCopy(invitation.text, invitation.url)
      setState(outcome === 'copied' && toast(t('program.copied')) ? '' : outcome)
    } catch {
      // Whatever it was, the person hears of it and may press again.
      setState('refused')
    }
  }
  return (
    <>
      <Button onClick={() => void share()} busy={state === 'busy' && t('ui.loading')}>
        <IconShare />
        {t('program.share')}
      </Button>
      <p role="status" className="ui-small">
        {state === 'copied' ? t('program.copied') : null}
        {state === 'refused' ? t('program.share_failed') : null}
        {state === 'failed' ? <a href={url}>{url}</a> : null}
      </p>
    </>
  )

  /** A visitor hands on the address that they are looking at. */
  async function invitationTo(): Promise<{ text: string; url: string }> {
    if (client.auth.$token.get()) return programsApiOf(client).share(program.id)
    return { text: program.title, url: location.href }
  }
}
