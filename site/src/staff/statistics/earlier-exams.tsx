import type { ItemStatistics } from '@prostuti/contract'
import { type ReactElement, useId } from 'react'
import { useFigures, useTexts } from '../foundation/index.ts'
import styles from './statistics.module.css'
import { useItemFigures } from './use-item-figures.ts'
import { VerdictChip } from './verdict-chip.tsx'

/** What the same question did before: one bad evening, or a bad question. */
export function EarlierExams({ item: { earlier, verdict } }: { item: ItemStatistics }): ReactElement | null {
  const t = useTexts('statistics')
  const title = useId()
  const { date, number } = useFigures()
  const { percent, part } = useItemFigures()
  if (earlier.length === 0) return null
  const same = earlier.filter(each => each.verdict === verdict).length
  return (
    <section aria-labelledby={title}>
      <h3 id={title} className={styles.earlierTitle}>
        {t('statistics.earlier')}
      </h3>
      <ul className={styles.earlier}>
        {earlier.map(each => (
          <li key={each.exam}>
            <span>
              {each.title} <span className="staff-small">{date(each.start_time)}</span>
            </span>
            <span className="staff-num">
              {percent(each.right)} · {part(each.discrimination)}
            </span>
            <VerdictChip verdict={each.verdict} />
          </li>
        ))}
      </ul>
      <p className="staff-small">
        {t('statistics.earlier_same', { same: number(same), exams: number(earlier.length) })}
      </p>
    </section>
  )
}
