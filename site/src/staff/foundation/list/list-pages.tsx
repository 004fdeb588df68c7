import { Button } from '@mantine/core'
import type { ReactElement } from 'react'
import { Icon } from '../icon/icon.tsx'
import { useFigures } from '../text/use-figures.ts'
import { useTexts } from '../text/use-texts.ts'
import { countText } from './count-text.ts'
import styles from './list-pages.module.css'
import type { ListPage } from './list-types.ts'
import { cursorOf } from './use-list-address.ts'

interface ListPagesProps {
  page: ListPage<unknown>
  /** Rows before this page. */
  at: number
  pageSize: number
  goTo(cursor: string | null, at: number): void
}

/** Where one is in a list, and the ways on: earlier and later, no page numbers. */
export function ListPages({ page, at, pageSize, goTo }: ListPagesProps): ReactElement {
  const t = useTexts()
  const { number } = useFigures()
  const shown = page.results.length
  // Rows that came meanwhile make the count of those before a guess: it never says more than there are.
  const last = page.count_is_exact === false ? at : Math.max(0, page.count - shown)
  const from = Math.min(at, last) + 1
  const move = (address: string | null, to: number) => {
    goTo(to <= 0 ? null : cursorOf(address), to)
    document.getElementById('page')?.scrollIntoView()
  }
  return (
    <footer className={styles.pages}>
      <span className="staff-num">
        {t('list.range', { from: number(from), to: number(from + shown - 1), count: countText(page, number) })}
      </span>
      <span className="staff-small">{t('list.per_page', { count: number(pageSize) })}</span>
      {(page.previous || page.next) && (
        <span className={styles.ways}>
          <Button
            variant="default"
            disabled={!page.previous}
            leftSection={<Icon name="chevron-left" size={16} />}
            onClick={() => move(page.previous, at - pageSize)}
          >
            {t('list.previous', { count: number(pageSize) })}
          </Button>
          <Button
            variant="default"
            disabled={!page.next}
            rightSection={<Icon name="chevron-right" size={16} />}
            onClick={() => move(page.next, at + pageSize)}
          >
            {t('list.next', { count: number(pageSize) })}
          </Button>
        </span>
      )}
    </footer>
  )
}
