import type { ExamStatistics, ItemStatistics } from '@prostuti/contract'
import type { ReactElement } from 'react'
import { Html } from '../exams/questions/html.tsx'
import { Icon, useFigures, useTexts } from '../foundation/index.ts'
import { BestAndLast } from './best-and-last.tsx'
import { EarlierExams } from './earlier-exams.tsx'
import { ItemActs } from './item-acts.tsx'
import { ItemFacts } from './item-facts.tsx'
import { ItemReason } from './item-reason.tsx'
import styles from './statistics.module.css'

interface ItemPanelProps {
  program: string
  statistics: ExamStatistics
  item: ItemStatistics
}

/** One question: why its verdict is what it is, what the best and the last chose, and what can be done. */
export function ItemPanel({ program, statistics, item }: ItemPanelProps): ReactElement {
  const t = useTexts('statistics')
  const { number } = useFigures()
  return (
    <section className="staff-card" aria-label={t('statistics.question_number', { number: number(item.number) })}>
      <header>
        <h2 className={styles.heading}>
          <span>{number(item.number)} ·</span> <Html html={item.text} />
        </h2>
      </header>
      <div className={styles.panel}>
        <ItemReason item={item} />
        <BestAndLast options={item.options} />
        <ItemFacts item={item} />
        <EarlierExams item={item} />
        {item.open_flags > 0 && (
          <p className="staff-small">
            <Icon name="flag" size={14} /> {t('statistics.flags', { count: number(item.open_flags) })}
          </p>
        )}
        <ItemActs program={program} statistics={statistics} item={item} />
      </div>
    </section>
  )
}
