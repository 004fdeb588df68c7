import type { OptionStatistics } from '@prostuti/contract'
import { optionLetter } from '@prostuti/contract/option-letters'
import type { ReactElement } from 'react'
import { useFigures, useLanguage, useTexts } from '../foundation/index.ts'
import styles from './statistics.module.css'

/** Who chose which option: a bar each with its figure, the right one green and bold. */
export function OptionBars({ options }: { options: readonly OptionStatistics[] }): ReactElement {
  const t = useTexts('statistics')
  const language = useLanguage()
  const { number } = useFigures()
  return (
    <ul className={styles.bars}>
      {options.map(({ option, share, accepted }, index) => (
        <li key={option} data-accepted={accepted || undefined}>
          <svg viewBox="0 0 14 26" width="14" height="26" aria-hidden="true">
            <rect y={26 - Math.max(share * 0.26, 1)} width="14" height={Math.max(share * 0.26, 1)} rx="2" />
          </svg>
          <span>
            {optionLetter(index, language)}
            {accepted && <span className="hidden"> ({t('statistics.accepted')})</span>}
          </span>
          <span>{number(Math.round(share))}</span>
        </li>
      ))}
    </ul>
  )
}
