import { ActionIcon, Menu } from '@mantine/core'
import '@mantine/core/styles/ActionIcon.layer.css'
import '@mantine/core/styles/Menu.layer.css'
import type { ReactElement } from 'react'
import { Icon, type IconName } from '../foundation/index.ts'

export interface MenuAction {
  readonly key: string
  readonly label: string
  readonly icon: IconName
  readonly danger?: boolean
  run(): void
}

/** What else can be done with one thing, behind three dots. `label` names the thing too. */
export function RowMenu({ label, actions }: { label: string; actions: readonly MenuAction[] }): ReactElement {
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size="var(--staff-control)" aria-label={label}>
          <Icon name="ellipsis-vertical" />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {actions.map(({ key, label: text, icon, danger, run }) => (
          <Menu.Item
            key={key}
            mih="var(--staff-control)"
            leftSection={<Icon name={icon} />}
            color={danger ? 'red' : undefined}
            onClick={run}
          >
            {text}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
