import { Switch, TextInput } from '@mantine/core'
import '@mantine/core/styles/Switch.layer.css'
import type { ReactElement } from 'react'
import { Icon, Shortcut, useTexts } from '../../foundation/index.ts'
import styles from './category-tree-screen.module.css'

interface TreeToolsProps {
  search: string
  onlyThin: boolean
  onSearch(search: string): void
  onOnlyThin(onlyThin: boolean): void
}

/** What narrows the tree down, and the keys that move a category in it. */
export function TreeTools({ search, onlyThin, onSearch, onOnlyThin }: TreeToolsProps): ReactElement {
  const t = useTexts('categories')
  return (
    <div className={styles.tools}>
      <TextInput
        aria-label={t('categories.search')}
        placeholder={t('categories.search')}
        leftSection={<Icon name="search" size={16} />}
        value={search}
        onChange={event => onSearch(event.currentTarget.value)}
      />
      <Switch
        label={t('categories.only_thin')}
        checked={onlyThin}
        onChange={event => onOnlyThin(event.currentTarget.checked)}
      />
      <span className={`staff-small ${styles.keys}`}>
        <Shortcut keys="Alt" /> <Shortcut keys="↑" /> <Shortcut keys="↓" /> {t('categories.moves')}
      </span>
    </div>
  )
}
