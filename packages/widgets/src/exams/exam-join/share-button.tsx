import { examsApiOf } from '@prostuti/sdk/exams'
import { useState } from 'react'
import { IconShare } from '../../foundation/icons/exam-icons.tsx'
import { Button } from '../../foundation/ui/button.tsx'
import { type ShareOutcome, shareOrCopy } from '../shared/index.ts'
import type { JoinScreenProps } from './exam-join.props.ts'

/** Shares the exam: by the device's own sheet where there is one, else as a link on the clipboard, else to read. */
export function ShareButton({ client, exam, t }: JoinScreenProps) {
  const [state, setState] = useState<'' | 'busy' | 'refused' | ShareOutcome>('')
  const [url, setUrl] = useState('')
  const share = async () => {
    setState('busy')
    try {
      const invitation = await examsApiOf(client).invite(exam.id)
      setUrl(invitation.url)
      setState(await shareOrCopy(invitation.text, invitation.url))
    } catch {
      // Whatever it was, the person hears of it and may press again.
      setState('refused')
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
        {state === 'refused' ? t('join.share_failed') : null}
        {state === 'failed' ? <a href={url}>{url}</a> : null}
      </p>
    </>
  )
}
