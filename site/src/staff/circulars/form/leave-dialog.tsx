import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Modal.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/Paper.layer.css'
import { Button, Modal } from '@mantine/core'
import { type ReactElement, useState } from 'react'
import type { LeaveGuard } from '../../foundation/form/index.ts'
import { Icon, Shortcut, useFigures, useTexts } from '../../foundation/index.ts'
import { isFilled } from '../circular/circular-values.ts'
import { countValue } from '../circular/count-value.ts'
import styles from './leave-dialog.module.css'
import type { CircularForm } from './use-circular-form.ts'

/** Before a form with changes is left: throw them away, keep them and go, or stay, which has the focus and Escape. */
export function LeaveDialog({ editor, guard }: { editor: CircularForm; guard: LeaveGuard }): ReactElement {
  const t = useTexts('circulars')
  const { number } = useFigures()
  const [isBusy, setBusy] = useState(false)
  const { form, circular } = editor
  const { values } = form.form
  const isNew = circular === null
  const keep = async () => {
    setBusy(true)
    await guard.leave(editor.saveOnly)
    setBusy(false)
  }
  const discard = () =>
    guard.leave(async () => {
      form.discard()
      return true
    })
  const filled = Object.values(values).filter(isFilled).length
  const words = {
    title: values.title.trim() || t('circulars.untitled'),
    count: countValue(isNew ? filled : form.changes.length, number),
  }
  return (
    <Modal.Root opened={guard.isAsking} onClose={() => !isBusy && guard.stay()} centered size={520}>
      <Modal.Overlay />
      <Modal.Content radius="xl">
        <Modal.Body className={styles.body}>
          <Modal.Title>{t(isNew ? 'circulars.leave_new' : 'circulars.leave')}</Modal.Title>
          <p>{t(isNew ? 'circulars.leave_new_text' : 'circulars.leave_text', words)}</p>
          <div className={styles.actions}>
            <Button
              className={styles.discard}
              variant="default"
              leftSection={<Icon name="trash" size={16} />}
              disabled={isBusy}
              onClick={() => void discard()}
            >
              {t('circulars.leave_discard')}
            </Button>
            <Button variant="default" loading={isBusy} onClick={() => void keep()}>
              {t(isNew || circular.state === 0 ? 'circulars.leave_keep_draft' : 'circulars.leave_keep')}
            </Button>
            <Button data-autofocus rightSection={<Shortcut keys="Esc" />} disabled={isBusy} onClick={guard.stay}>
              {t('circulars.leave_stay')}
            </Button>
          </div>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  )
}
