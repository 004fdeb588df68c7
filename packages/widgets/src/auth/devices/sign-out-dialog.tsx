import { useSaving } from '../../foundation/data/use-saving.ts'
import { errorText } from '../../foundation/text/error-text.ts'
import type { Translate } from '../../foundation/text/translate.ts'
import { Button, Dialog } from '../../foundation/ui/index.ts'

interface SignOutDialogProps {
  t: Translate
  title: string
  text: string
  open: boolean
  onClose: () => void
  act: () => Promise<unknown>
  onDone: () => void
}

/** The act by name, what will be true afterwards, and a button that says so. */
export function SignOutDialog({ t, title, text, open, onClose, act, onDone }: SignOutDialogProps) {
  const { busy, error, save } = useSaving(onDone)
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button onClick={onClose}>{t('devices.keep')}</Button>
          <Button kind="primary" onClick={() => save(act)} busy={busy && t('devices.busy')}>
            {t('devices.sign_out')}
          </Button>
        </>
      }
    >
      <p>{text}</p>
      {error ? (
        <p className="ui-fault" role="alert">
          {errorText(error, t).title}
        </p>
      ) : null}
    </Dialog>
  )
}
