import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Modal.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/Paper.layer.css'
import { Button, Modal } from '@mantine/core'
import { type ReactElement, useState } from 'react'
import type { LeaveGuard } from '../../foundation/form/index.ts'
import { Icon, Shortcut, useTexts } from '../../foundation/index.ts'
import styles from './leave-dialog.module.css'
import type { NotificationForm } from './use-notification-form.ts'

/** Before it is left with changes: throw them away, keep them as a draft and go, or stay, which has the focus and Escape. */
export function LeaveDialog({
  notification,
  guard,
}: {
  notification: NotificationForm
  guard: LeaveGuard
}): ReactElement {
  const t = useTexts('notifications')
  const [isBusy, setBusy] = useState(false)
  const leave = async (first: () => Promise<boolean>) => {
    setBusy(true)
    await guard.leave(first)
    setBusy(false)
  }
  const keep = async () => (await notification.saved({ sends: false })) !== null
  const discard = async () => {
    notification.form.discard()
    return true
  }
  return (
    <Modal.Root opened={guard.isAsking} onClose={() => !isBusy && guard.stay()} centered size={520}>
      <Modal.Overlay />
      <Modal.Content radius="xl">
        <Modal.Body className={styles.body}>
          <Modal.Title>{t('notifications.leave')}</Modal.Title>
          <p>{t('notifications.leave_text')}</p>
          <div className={styles.actions}>
            <Button
              className={styles.discard}
              variant="default"
              leftSection={<Icon name="trash" size={16} />}
              disabled={isBusy}
              onClick={() => void leave(discard)}
            >
              {t('notifications.leave_discard')}
            </Button>
            <Button variant="default" loading={isBusy} onClick={() => void leave(keep)}>
              {t('notifications.leave_keep')}
            </Button>
            <Button data-autofocus rightSection={<Shortcut keys="Esc" />} disabled={isBusy} onClick={guard.stay}>
              {t('notifications.leave_stay')}
            </Button>
          </div>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  )
}
