import { Button } from '@mantine/core'
import type { LibraryImage } from '@prostuti/contract'
import type { ReactElement } from 'react'
import { Icon, useFigures, useTexts } from '../../foundation/index.ts'
import { addressOf, markdownOf } from '../address-of.ts'
import { useCopy } from '../use-copy.ts'
import styles from './library.module.css'

interface LibraryBulkProps {
  selected: readonly LibraryImage[]
  onDelete(): void
  onClear(): void
}

/** What can be done with the selected pictures; one that is in use keeps them all from being deleted. */
export function LibraryBulk({ selected, onDelete, onClear }: LibraryBulkProps): ReactElement {
  const t = useTexts('pictures')
  const { number } = useFigures()
  const copy = useCopy()
  const used = selected.filter(({ shown_by: places }) => places.length > 0).length
  return (
    <div className={styles.bulk}>
      <b role="status">{t('pictures.selected', { count: number(selected.length) })}</b>
      <Button
        variant="default"
        size="xs"
        leftSection={<Icon name="copy" size={16} />}
        onClick={() => void copy(selected.map(addressOf).join('\n'))}
      >
        {t('pictures.copy_addresses')}
      </Button>
      <Button variant="default" size="xs" onClick={() => void copy(selected.map(markdownOf).join('\n'))}>
        {t('pictures.copy_markdown')}
      </Button>
      <Button
        variant="default"
        size="xs"
        className={used > 0 ? undefined : styles.danger}
        data-disabled={used > 0 || undefined}
        aria-disabled={used > 0 || undefined}
        title={used > 0 ? t('pictures.delete_why') : undefined}
        onClick={() => used === 0 && onDelete()}
      >
        {used > 0 ? t('pictures.delete_used', { count: number(used) }) : t('pictures.delete')}
      </Button>
      <Button variant="subtle" color="gray" size="xs" aria-label={t('pictures.clear_selection')} onClick={onClear}>
        <Icon name="x" size={16} />
      </Button>
    </div>
  )
}
