import { Button } from '../../foundation/ui/button.tsx'
import type { Sending } from './use-sending.ts'
import type { ComposerProps } from './write-props.ts'

interface SendProps extends ComposerProps {
  sending: Sending
  isOnline: boolean
}

/** What the button says is what it does, or why it does not. */
export function SendButtons({ t, viewer, sending, onClose }: SendProps) {
  const { obstacle, isBusy, keeps } = sending
  const words = keeps ? 'write.send_later' : viewer.isModerator ? 'write.publish' : 'write.send'
  return (
    <>
      {keeps ? <Button onClick={onClose}>{t('write.leave_draft')}</Button> : null}
      <Button
        type="submit"
        kind={obstacle ? 'plain' : 'primary'}
        className="write-go"
        disabled={obstacle !== null}
        busy={isBusy && t('write.sending')}
      >
        {obstacle ?? t(words)}
      </Button>
    </>
  )
}
