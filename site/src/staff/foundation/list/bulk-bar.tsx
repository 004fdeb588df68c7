import { Button, Checkbox } from '@mantine/core'
import type { ReactElement } from 'react'
import { Icon } from '../icon/icon.tsx'
import { useFigures } from '../text/use-figures.ts'
import { useTexts } from '../text/use-texts.ts'
import styles from './bulk-bar.module.css'
import { countText } from './count-text.ts'
import type { BulkAction, ListPage } from './list-types.ts'
import type { ListSelection } from './use-selection.ts'

interface BulkBarProps {
  selection: ListSelection
  actions: readonly BulkAction[]
  /** Rows that the list finds, on all pages. */
  found: Pick<ListPage<unknown>, 'count' | 'count_is_exact'>
  /** Selects all of them. */
  chooseAll(): void
  /** The ids on this page. */
  onPage: readonly string[]
}

/** What can be done with the selected rows. */
export function BulkBar({ selection, actions, found, chooseAll, onPage }: BulkBarProps): ReactElement {
  const t = useTexts()
  const { number } = useFigures()
  const hasAll = found.count_is_exact !== false && selection.count >= found.count
  const isAll = hasAll || (selection.chosen !== null && 'all' in selection.chosen)
  const isPage = onPage.every(selection.has)
  return (
    <div className={styles.bar}>
      <Checkbox
        aria-label={t('list.select_page')}
        checked={isPage}
        indeterminate={!isPage}
        onChange={() => selection.toggle(onPage, !isPage)}
      />
      <b aria-live="polite">{t('list.selected', { count: number(selection.count) })}</b>
      {actions.map(action => (
        <Button
          key={action.key}
          variant="default"
          size="xs"
          className={action.danger ? styles.danger : undefined}
          leftSection={action.icon && <Icon name={action.icon} size={16} />}
          data-disabled={action.disabled !== undefined || undefined}
          aria-disabled={action.disabled !== undefined || undefined}
          title={action.disabled}
          onClick={() =>
            action.disabled === undefined && selection.chosen && action.run(selection.chosen, selection.clear)
          }
        >
          {action.label}
        </Button>
      ))}
      <span className={styles.end}>
        {!isAll && (
          <Button variant="subtle" size="xs" onClick={chooseAll}>
            {t('list.select_all', { count: countText(found, number) })}
          </Button>
        )}
        <Button
          variant="subtle"
          color="gray"
          size="xs"
          aria-label={t('list.clear_selection')}
          onClick={selection.clear}
        >
          <Icon name="x" size={16} />
        </Button>
      </span>
    </div>
  )
}
