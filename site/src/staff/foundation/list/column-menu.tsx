import { Button, Checkbox, Popover } from '@mantine/core'
import type { ReactElement } from 'react'
import { Icon } from '../icon/icon.tsx'
import { useTexts } from '../text/use-texts.ts'
import styles from './column-menu.module.css'
import type { StaffColumn } from './list-types.ts'
import type { ShownColumns } from './use-shown-columns.ts'

interface ColumnMenuProps<Row> {
  columns: readonly StaffColumn<Row>[]
  choice: ShownColumns<Row>
}

/** Chooses the columns of a list. */
export function ColumnMenu<Row>({ columns, choice }: ColumnMenuProps<Row>): ReactElement {
  const t = useTexts()
  return (
    <Popover position="bottom-end" trapFocus withRoles>
      <Popover.Target>
        <Button variant="subtle" color="gray" leftSection={<Icon name="columns-3" />}>
          {t('list.columns')}
        </Button>
      </Popover.Target>
      <Popover.Dropdown className={styles.columns} aria-label={t('list.columns')}>
        {columns.slice(1).map(({ id, header }) => (
          <Checkbox key={id} label={header} checked={choice.isShown(id)} onChange={() => choice.toggle(id)} />
        ))}
      </Popover.Dropdown>
    </Popover>
  )
}
