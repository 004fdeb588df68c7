import type { ItemStatistics } from '@prostuti/contract'
import { optionLetter } from '@prostuti/contract/option-letters'
import { type CsvColumn, toCsv, useLanguage, useTexts } from '../foundation/index.ts'

/** The figures of all questions for a spreadsheet, unrounded, with the share of each option. */
export function useItemsCsv(): (items: readonly ItemStatistics[]) => string {
  const t = useTexts('statistics')
  const language = useLanguage()
  return items => {
    const most = Math.max(0, ...items.map(({ options }) => options.length))
    const columns: CsvColumn<ItemStatistics>[] = [
      { header: t('statistics.number'), value: item => item.number },
      { header: t('statistics.question'), value: item => plain(item.text) },
      { header: t('statistics.subject'), value: item => item.subject },
      { header: t('statistics.verdict'), value: item => t(`statistics.verdict.${item.verdict}`) },
      { header: t('statistics.key'), value: item => lettersOf(item, language) },
      { header: t('statistics.right'), value: item => item.right },
      { header: t('statistics.skipped'), value: item => item.skipped },
      { header: t('statistics.facility'), value: item => item.facility },
      { header: t('statistics.deviation'), value: item => item.deviation },
      { header: t('statistics.guess'), value: item => item.guess },
      { header: t('statistics.intended_weight'), value: item => item.intended_weight },
      { header: t('statistics.effective_weight'), value: item => item.effective_weight },
      { header: t('statistics.discrimination_index'), value: item => item.discrimination },
      { header: t('statistics.efficiency'), value: item => item.efficiency },
      { header: t('statistics.time'), value: item => item.seconds },
      { header: t('statistics.best_seconds'), value: item => item.best_seconds },
      ...Array.from({ length: most }, (_, index) => ({
        header: `${optionLetter(index, language)} %`,
        value: (item: ItemStatistics) => item.options[index]?.share ?? null,
      })),
    ]
    return toCsv(items, columns)
  }
}

const lettersOf = ({ options }: ItemStatistics, language: 'bn' | 'en') =>
  options.flatMap(({ accepted }, index) => (accepted ? [optionLetter(index, language)] : [])).join(', ')

/** The text of safe HTML in one line. */
function plain(html: string): string {
  const text = new DOMParser().parseFromString(html, 'text/html').body.textContent ?? ''
  return text.replaceAll(/\s+/g, ' ').trim()
}
