import { LeaveDialog } from './leave-dialog.tsx'
import { SidePanel, type SidePanelProps } from './side-panel.tsx'
import { SubmitDialog } from './submit-dialog.tsx'
import { useLeaveGuard } from './use-leave-guard.ts'

/** Which question is being asked of the person. */
export type DialogName = 'palette' | 'submit' | 'leave'

export interface PanelAndDialogsProps extends Omit<SidePanelProps, 'open' | 'onClose' | 'onSubmit'> {
  dialog: DialogName | null
  onDialog: (name: DialogName | null) => void
  onFailed: (error: unknown) => void
}

/** The side panel and the dialogs of an attempt. */
export function PanelAndDialogs({ dialog, onDialog, onFailed, ...panel }: PanelAndDialogsProps) {
  const { attempt, language, t } = panel
  // "Back" closes what is open first.
  const leave = useLeaveGuard(to => onDialog(dialog && to === 'back' ? null : 'leave'))
  const close = () => onDialog(null)
  const submit = () => onDialog('submit')
  return (
    <>
      <SidePanel {...panel} open={dialog === 'palette'} onClose={close} onSubmit={submit} />
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
