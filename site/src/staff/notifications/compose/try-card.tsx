import { Button } from '@mantine/core'
import { type ReactElement, useState } from 'react'
import { Icon, toast, useFigures, useStaff, useTexts, useToldAct } from '../../foundation/index.ts'
import styles from './compose.module.css'
import type { NotificationForm } from './use-notification-form.ts'

/** First to one's own phone: what is written is saved, and rings one's own devices alone. */
export function TryCard({ notification }: { notification: NotificationForm }): ReactElement {
  const t = useTexts('notifications')
  const { number } = useFigures()
  const admin = useStaff()
  const told = useToldAct()
  const [isBusy, setBusy] = useState(false)
  const ring = async () => {
    setBusy(true)
    const saved = await notification.saved({ sends: false })
    if (saved)
      await told(async () => {
        const { devices } = await admin.notifications.try(saved.id)
        toast(devices > 0 ? t('notifications.tried', { count: number(devices) }) : t('notifications.tried_none'))
      })
    setBusy(false)
  }
  return (
    <section className={`staff-card ${styles.try}`} aria-label={t('notifications.try')}>
      <Button variant="default" loading={isBusy} leftSection={<Icon name="bell-ring" />} onClick={() => void ring()}>
        {t('notifications.try')}
      </Button>
      <p className="staff-small">{t('notifications.try_hint')}</p>
    </section>
  )
}
