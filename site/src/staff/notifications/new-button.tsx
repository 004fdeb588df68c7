import { Button } from '@mantine/core'
import type { ReactElement } from 'react'
import { Icon, Shortcut, useShortcut, useTexts } from '../foundation/index.ts'
import { newNotification } from './notification-href.ts'

/** Writes a new one; N does it too. */
export function NewButton(): ReactElement {
  const t = useTexts('notifications')
  useShortcut({ key: 'n' }, () => location.assign(newNotification))
  return (
    <Button
      component="a"
      href={newNotification}
      leftSection={<Icon name="plus" />}
      rightSection={<Shortcut keys="N" />}
    >
      {t('notifications.new')}
    </Button>
  )
}
