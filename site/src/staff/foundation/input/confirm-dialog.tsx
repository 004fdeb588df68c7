import './mantine-inputs.css'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Modal.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/Paper.layer.css'
import { Button, Modal } from '@mantine/core'
import { type ReactElement, type ReactNode, useState } from 'react'
import { useTexts } from '../text/use-texts.ts'
import styles from './confirm-dialog.module.css'

interface ConfirmDialogProps {
  isOpen: boolean
  /** Names the act as a question. */
  title: string
  /** What will be true afterwards. */
  children: ReactNode
  /** The button that does it: a verb. */
  confirm: string
  /** Default: the frame's "Cancel". */
  cancel?: string
  danger?: boolean
  /** Cancel is what most people want: it is the filled button, and stands last. */
  prefersCancel?: boolean
  /** While it is under way the dialog stays; what it throws is the caller's to tell. */
  onConfirm(): void | Promise<void>
  onClose(): void
}

/** The focus trap takes the first one that says so: a field, else Cancel. */
const focusFirstField = (text: HTMLElement | null): void =>
  text
    ?.querySelector('input:not([type=checkbox], [type=radio], [type=hidden], :disabled), textarea:not(:disabled)')
    ?.setAttribute('data-autofocus', '')

/** Asks before something happens. The first field has the focus, else Cancel; Escape is Cancel. */
export function ConfirmDialog(props: ConfirmDialogProps): ReactElement {
  const t = useTexts()
  const [isBusy, setBusy] = useState(false)
  const confirm = async () => {
    setBusy(true)
    try {
      await props.onConfirm()
    } finally {
      setBusy(false)
    }
  }
  const cancel = (
    <Button
      key="cancel"
      variant={props.prefersCancel ? 'filled' : 'default'}
      data-autofocus
      disabled={isBusy}
      onClick={props.onClose}
    >
      {props.cancel ?? t('frame.cancel')}
    </Button>
  )
  const act = (
    <Button
      key="act"
      variant={props.prefersCancel ? 'default' : 'filled'}
      color={props.danger && !props.prefersCancel ? 'red' : undefined}
      className={props.danger && props.prefersCancel ? styles.danger : undefined}
      loading={isBusy}
      onClick={() => void confirm()}
    >
      {props.confirm}
    </Button>
  )
  return (
    <Modal.Root opened={props.isOpen} onClose={() => !isBusy && props.onClose()} centered size={480}>
      <Modal.Overlay />
      <Modal.Content radius="xl">
        <Modal.Body className={styles.body}>
          {/* Without Mantine's header, which would be a second banner of the page. */}
          <Modal.Title>{props.title}</Modal.Title>
          <div className={styles.text} ref={focusFirstField}>
            {props.children}
          </div>
          <div className={styles.actions}>{props.prefersCancel ? [act, cancel] : [cancel, act]}</div>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  )
}
