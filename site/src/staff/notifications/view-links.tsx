import type { ReactElement } from 'react'
import { useTexts } from '../foundation/index.ts'
import { notificationList, notificationSchedule } from './notification-href.ts'
import styles from './view-links.module.css'

/** As a list, or as a calendar; each has an address of its own. */
export function ViewLinks({ view }: { view: 'list' | 'calendar' }): ReactElement {
  const t = useTexts('notifications')
  return (
    <nav className={styles.views} aria-label={t('notifications.view')}>
      <a href={notificationList} aria-current={view === 'list' ? 'page' : undefined}>
        {t('notifications.list')}
      </a>
      <a href={notificationSchedule} aria-current={view === 'calendar' ? 'page' : undefined}>
        {t('notifications.calendar')}
      </a>
    </nav>
  )
}
