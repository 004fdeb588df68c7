import type { ItemStatistics } from '@prostuti/contract'
import { verdictLimits } from '@prostuti/contract/questions/item-verdicts'
import type { ReactElement } from 'react'
import { Html } from '../exams/questions/html.tsx'
import { useFigures, useTexts } from '../foundation/index.ts'
import { OptionBars } from './option-bars.tsx'
import styles from './statistics.module.css'
import { useItemFigures } from './use-item-figures.ts'
import { VerdictChip } from './verdict-chip.tsx'

interface ItemTableProps {
  items: readonly ItemStatistics[]
  /** The id of the question that stands beside the table. */
  chosen: string | null
  onChoose(question: string): void
}

/** The questions with their figures, a card each on phones; what the figures mean stands at the foot. */
export function ItemTable({ items, chosen, onChoose }: ItemTableProps): ReactElement {
  const t = useTexts('statistics')
  return (
    <section className={`staff-card ${styles.items}`} aria-label={t('statistics.questions')}>
      <table>
        <thead>
          <tr>
            <th scope="col" data-align="end">
              {t('statistics.number')}
            </th>
            <th scope="col">{t('statistics.question')}</th>
            <th scope="col" data-align="end">
              {t('statistics.right')}
            </th>
            <th scope="col">{t('statistics.discrimination')}</th>
            <th scope="col">{t('statistics.options')}</th>
            <th scope="col">{t('statistics.time')}</th>
            <th scope="col">{t('statistics.verdict')}</th>
          </tr>
        </thead>
        <tbody>
          {items.map(item => (
            <ItemRow
              key={item.question}
              item={item}
              isChosen={item.question === chosen}
              onChoose={() => onChoose(item.question)}
            />
          ))}
        </tbody>
      </table>
      <p className={styles.foot}>{t('statistics.foot')}</p>
    </section>
  )
}

interface ItemRowProps {
  item: ItemStatistics
  isChosen: boolean
  onChoose(): void
}

function ItemRow({ item, isChosen, onChoose }: ItemRowProps): ReactElement {
  const t = useTexts('statistics')
  const { number } = useFigures()
  const { percent, seconds } = useItemFigures()
  const { text, subject, options, verdict } = item
  return (
    <tr data-chosen={isChosen || undefined}>
      <td data-align="end">{number(item.number)}</td>
      <td>
        <button type="button" className={styles.question} aria-pressed={isChosen} onClick={onChoose}>
          <Html html={text} />
          <span className="staff-small">{subject}</span>
        </button>
      </td>
      <td data-align="end" data-header={t('statistics.right')}>
        {percent(item.right)}
      </td>
      <td data-header={t('statistics.discrimination')}>
        <Discrimination value={item.discrimination} />
      </td>
      <td data-wide>
        <OptionBars options={options} />
      </td>
      <td data-header={t('statistics.time')}>
        {seconds(item.seconds)}
        <span className={`staff-small ${styles.line}`}>
          {t('statistics.best_time', { time: seconds(item.best_seconds) })}
        </span>
      </td>
      <td>
        <VerdictChip verdict={verdict} />
      </td>
    </tr>
  )
}

/** From −1 to 1, with its place between them. */
function Discrimination({ value }: { value: number | null }): ReactElement {
  const { part } = useItemFigures()
  const look =
    value === null ? 'none' : value < 0 ? 'wrong' : value < verdictLimits.weakDiscrimination ? 'weak' : 'good'
  return (
    <span className={styles.discrimination} data-look={look}>
      {part(value)}
      {value !== null && (
        <svg viewBox="0 0 60 6" width="60" height="6" aria-hidden="true">
          <rect width="60" height="6" rx="3" className={styles.track} />
          <rect x={30 + Math.min(value, 0) * 0.3} width={Math.max(Math.abs(value) * 0.3, 2)} height="6" rx="1" />
        </svg>
      )}
    </span>
  )
}
