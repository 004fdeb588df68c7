import type { ContributionItem } from '@prostuti/contract'
import type { ReactElement } from 'react'
import { Icon, useFigures, useTexts } from '../foundation/index.ts'
import styles from './contributions.module.css'

interface ContributionQueueProps {
  items: readonly ContributionItem[]
  /** The id of the one that is looked at. */
  current: string | null
  onOpen(id: string): void
}

/** From here on a question of the bank is named in the list already. */
const alike = 0.6

/** What members offer: the question whole, who offers it and since when. */
export function ContributionQueue({ items, current, onOpen }: ContributionQueueProps): ReactElement {
  const t = useTexts('contributions')
  const { recent } = useFigures()
  return (
    <ul className={styles.queue} aria-label={t('contributions.queue')}>
      {items.map(({ id, text, writer, created_at, sheet, similarity }) => (
        <li key={id} data-current={id === current || undefined}>
          <button type="button" aria-current={id === current || undefined} onClick={() => onOpen(id)}>
            <span>{text}</span>
            <span className={styles.by}>
              <span className="staff-small">
                {writer || t('contributions.nameless')}, {recent(created_at)}
              </span>
              {sheet && (
                <span className={styles.mark}>
                  <Icon name="files" size={14} /> {t('contributions.of_sheet')}
                </span>
              )}
              {similarity !== null && similarity >= alike && (
                <span className={styles.mark} data-alike="">
                  <Icon name="copy" size={14} /> {t('contributions.alike')}
                </span>
              )}
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}
