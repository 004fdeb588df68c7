import { Button, Menu } from '@mantine/core'
import '@mantine/core/styles/Menu.layer.css'
import { type ReactElement, useState } from 'react'
import { Icon, Shortcut, useShortcut, useTexts } from '../../foundation/index.ts'
import { type NoticeKind, noticeKinds } from '../notice-kinds.ts'

const kinds = Object.keys(noticeKinds) as NoticeKind[]

/** The three ways to begin. */
export function CreateMenu(): ReactElement {
  const t = useTexts('notices')
  const [isOpen, setOpen] = useState(false)
  useShortcut({ key: 'n' }, () => setOpen(true))
  return (
    <Menu position="bottom-end" withinPortal opened={isOpen} onChange={setOpen}>
      <Menu.Target>
        <Button leftSection={<Icon name="plus" />} rightSection={<Shortcut keys="N" />}>
          {t('notices.new')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {kinds.map(kind => (
          <Menu.Item
            key={kind}
            component="a"
            href={noticeKinds[kind].form}
            mih="var(--staff-control)"
            leftSection={<Icon name={noticeKinds[kind].icon} />}
          >
            {t(`notices.kinds_one.${kind}`)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
