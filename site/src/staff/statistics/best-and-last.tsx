import type { OptionStatistics } from '@prostuti/contract'
import { optionLetter } from '@prostuti/contract/option-letters'
import { verdictLimits } from '@prostuti/contract/questions/item-verdicts'
import type { ReactElement } from 'react'
import { Html } from '../exams/questions/html.tsx'
import { useFigures, useLanguage, useTexts } from '../foundation/index.ts'
import styles from './statistics.module.css'
import { useItemFigures } from './use-item-figures.ts'

/** What those who did well chose, beside those who did not. */
export function BestAndLast({ options }: { options: readonly OptionStatistics[] }): ReactElement {
  const t = useTexts('statistics')
  const language = useLanguage()
  const { number } = useFigures()
  const { percent } = useItemFigures()
  const group = { share: number(verdictLimits.groupShare) }
  return (
    <div>
      <p className={styles.legend} aria-hidden="true">
        <span data-group="best">{t('statistics.best', group)}</span>
        <span data-group="last">{t('statistics.last', group)}</span>
      </p>
      <ul className={styles.choices}>
        {options.map(({ option, text, accepted, best, last }, index) => (
          <li key={option} data-accepted={accepted || undefined}>
            <b className={styles.letter}>{optionLetter(index, language)}</b>
            <div>
              <Html html={text} />
              {accepted && <span className="hidden">({t('statistics.accepted')})</span>}
              <Share group="best" label={t('statistics.best', group)} share={best} text={percent(best)} />
              <Share group="last" label={t('statistics.last', group)} share={last} text={percent(last)} />
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
}

interface ShareProps {
  group: 'best' | 'last'
  label: string
  share: number
  text: string
}

function Share({ group, label, share, text }: ShareProps): ReactElement {
  return (
    <span className={styles.share} data-group={group}>
      <span className="hidden">{label}: </span>
      <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
        <rect width={Math.max(share, 1)} height="8" />
      </svg>
      <span>{text}</span>
    </span>
  )
}
