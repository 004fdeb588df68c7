import type { Translate } from '../../../foundation/text/translate.ts'
import { Button } from '../../../foundation/ui/button.tsx'
import { Dialog } from '../../../foundation/ui/dialog.tsx'

export interface LeaveDialogProps {
  open: boolean
  onStay: () => void
  onSubmit: () => void
  onLeave: () => void
  t: Translate
}

/** Going back asks: what is safe, and that the clock goes on. */
export function LeaveDialog({ open, onStay, onSubmit, onLeave, t }: LeaveDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onStay}
      title={t('player.leave_title')}
      actions={
        <>
          <Button kind="primary" onClick={onStay}>
            {t('player.stay')}
          </Button>
          <Button onClick={onSubmit}>{t('player.submit')}</Button>
          <Button kind="quiet" onClick={onLeave}>
            {t('player.leave')}
          </Button>
        </>
      }
    >
      <p>{t('player.leave_text')}</p>
    </Dialog>
  )
}
