import type { Attempt } from '@prostuti/sdk'
import { formatTime } from '@prostuti/sdk/i18n/format-time'
import { useRef, useState } from 'react'
import type { Language, Translate } from '../../../foundation/text/translate.ts'
import { Button } from '../../../foundation/ui/button.tsx'
import { Dialog } from '../../../foundation/ui/dialog.tsx'
import { useAtom } from '../../../questions/asked/index.ts'

export interface SubmitDialogProps {
  attempt: Attempt
  open: boolean
  onClose: () => void
  onFailed: (error: unknown) => void
  language: Language
  t: Translate
}

/** Asks once before handing in, and says what would be handed in. Pressing twice does what pressing once does. */
export function SubmitDialog({ attempt, open, onClose, onFailed, language, t }: SubmitDialogProps) {
  const { answered, marked, total } = useAtom(attempt.$progress)
  const deadline = useAtom(attempt.$view, view => view.joined?.deadline)
  const [state, setState] = useState<'asking' | 'sealing' | 'failed'>('asking')
  const sealing = useRef(false)
  const submit = () => {
    if (sealing.current) return
    sealing.current = true
    setState('sealing')
    attempt.submit().catch(error => {
      sealing.current = false
      setState('failed')
      onFailed(error)
    })
  }
  const left = total - answered
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('player.submit_title')}
      actions={
        <>
          <Button onClick={onClose}>{t('player.keep_on')}</Button>
          <Button kind="primary" onClick={submit} busy={state === 'sealing' && t('player.submitting')}>
            {t('player.submit')}
          </Button>
        </>
      }
    >
      <ul className="facts">
        <li>{t('player.will_send', { answered, total })}</li>
        {left > 0 ? <li>{t('player.unanswered', { count: left })}</li> : null}
        {marked > 0 ? <li>{t('player.still_marked', { count: marked })}</li> : null}
        {deadline ? <li>{t('player.time_until', { time: formatTime(deadline, language) })}</li> : null}
      </ul>
      <p>{t('player.submit_final')}</p>
      {state === 'failed' ? <p role="alert">{t('player.submit_failed')}</p> : null}
    </Dialog>
  )
}
