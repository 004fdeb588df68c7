import type { ItemStatistics } from '@prostuti/contract'
import { optionLetter } from '@prostuti/contract/option-letters'
import { verdictLimits } from '@prostuti/contract/questions/item-verdicts'
import type { ReactElement } from 'react'
import { Icon, useFigures, useLanguage, useTexts } from '../foundation/index.ts'
import styles from './statistics.module.css'
import { useItemFigures } from './use-item-figures.ts'
import { verdictLooks } from './verdicts.ts'

/** The verdict in a sentence, with the figures that it rests on. */
export function ItemReason({ item }: { item: ItemStatistics }): ReactElement {
  const t = useTexts('statistics')
  const language = useLanguage()
  const { number } = useFigures()
  const { percent, part } = useItemFigures()
  const [tone, icon] = verdictLooks[item.verdict]
  const lettered = item.options.map((option, index) => ({ ...option, letter: optionLetter(index, language) }))
  const wrong = lettered.filter(({ accepted }) => !accepted)
  const rival = wrong.toSorted((a, b) => b.best - a.best)[0]
  const unused = wrong.filter(({ share }) => share <= verdictLimits.unusedShare)
  const letters = (options: readonly { letter: string }[]) => options.map(({ letter }) => letter).join(', ')
  return (
    <p className={styles.reason} data-tone={tone}>
      <Icon name={icon} />
      <span>
        {t(`statistics.reason.${item.verdict}`, {
          group: number(verdictLimits.groupShare),
          best: percent(rival?.best ?? null),
          rival: rival?.letter ?? '–',
          key: letters(lettered.filter(({ accepted }) => accepted)),
          unused: letters(unused),
          facility: percent(item.facility),
          discrimination: part(item.discrimination),
        })}
      </span>
    </p>
  )
}
