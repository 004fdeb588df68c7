import { Desk, type DeskProps } from './desk.tsx'
import { LeaveDialog } from './leave-dialog.tsx'
import { useLeaveGuard } from './leave-guard.ts'
import { SubmitDialog } from './submit-dialog.tsx'

/** Which question is being asked of the person. */
export type DialogName = 'palette' | 'submit' | 'leave'

export interface BesideProps extends Omit<DeskProps, 'open' | 'onClose' | 'onSubmit'> {
  dialog: DialogName | null
  onDialog: (name: DialogName | null) => void
  onFailed: (error: unknown) => void
}

/** All that stands beside the sheet or over it. */
export function Beside({ dialog, onDialog, onFailed, ...desk }: BesideProps) {
  const { attempt, language, t } = desk
  const leave = useLeaveGuard(() => onDialog('leave'))
  const close = () => onDialog(null)
  const submit = () => onDialog('submit')
  return (
    <>
      <Desk {...desk} open={dialog === 'palette'} onClose={close} onSubmit={submit} />
      <SubmitDialog
        attempt={attempt}
        open={dialog === 'submit'}
        onClose={close}
        onFailed={onFailed}
        language={language}
        t={t}
      />
      <LeaveDialog open={dialog === 'leave'} onStay={close} onSubmit={submit} onLeave={leave} t={t} />
    </>
  )
}
