import type { ItemStatistics } from '@prostuti/contract'
import type { ReactElement } from 'react'
import { useTexts } from '../foundation/index.ts'
import styles from './statistics.module.css'
import { useItemFigures } from './use-item-figures.ts'

/** All figures of a question by their names. */
export function ItemFacts({ item }: { item: ItemStatistics }): ReactElement {
  const t = useTexts('statistics')
  const { percent, part, seconds } = useItemFigures()
  const facts = [
    [t('statistics.right_wrong_skipped'), [item.right, item.wrong, item.skipped].map(percent).join(' · ')],
    [t('statistics.facility'), percent(item.facility)],
    [t('statistics.deviation'), percent(item.deviation)],
    [t('statistics.guess'), percent(item.guess)],
    [t('statistics.discrimination_index'), part(item.discrimination)],
    [t('statistics.efficiency'), part(item.efficiency)],
    [t('statistics.weights'), `${percent(item.effective_weight)} / ${percent(item.intended_weight)}`],
    [t('statistics.times'), `${seconds(item.seconds)} / ${seconds(item.best_seconds)}`],
  ] as const
  return (
    <dl className={styles.facts}>
      {facts.map(([name, figure]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  )
}
