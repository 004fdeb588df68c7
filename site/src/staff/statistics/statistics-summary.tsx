import type { ExamStatistics } from '@prostuti/contract'
import { verdictLimits } from '@prostuti/contract/questions/item-verdicts'
import type { ReactElement } from 'react'
import { useFigures, useTexts } from '../foundation/index.ts'
import styles from './statistics.module.css'
import { useItemFigures } from './use-item-figures.ts'
import { verdictGroups } from './verdicts.ts'

/** How well the exam tells who knows more, and how many questions need a person. */
export function StatisticsSummary({ statistics }: { statistics: ExamStatistics }): ReactElement {
  const t = useTexts('statistics')
  const { number } = useFigures()
  const { part, marks } = useItemFigures()
  const { reliability, mean, median, total_marks: total, counted, sheets, questions } = statistics
  const cancelled = questions.filter(({ verdict }) => verdict === 'cancelled').length
  const count = (verdicts: readonly string[]) => questions.filter(({ verdict }) => verdicts.includes(verdict)).length
  const notes = [
    counted < verdictLimits.fewSheets && t('statistics.few', { count: number(counted) }),
    counted < sheets && t('statistics.sampled', { counted: number(counted), count: number(sheets) }),
    cancelled > 0 && t('statistics.cancelled_count', { count: number(cancelled) }),
  ].filter(note => note !== false)
  return (
    <section className={`staff-card ${styles.summary}`} aria-label={t('statistics.summary')}>
      <dl>
        <div>
          <dt>{t('statistics.exam')}</dt>
          <dd>
            <b>{t(`statistics.tells.${tells(reliability)}`)}</b>
            <span className="staff-small">
              {t('statistics.totals', {
                reliability: part(reliability),
                mean: marks(mean),
                median: marks(median),
                total: marks(total),
              })}
            </span>
          </dd>
        </div>
        {Object.entries(verdictGroups).map(([group, verdicts]) => (
          <div key={group} data-group={count(verdicts) > 0 ? group : undefined}>
            <dt>{t(`statistics.group.${group as keyof typeof verdictGroups}`)}</dt>
            <dd>
              <b>{number(count(verdicts))}</b>
            </dd>
          </div>
        ))}
      </dl>
      {notes.length > 0 && <p className="staff-small">{notes.join(' ')}</p>}
    </section>
  )
}

function tells(reliability: number | null): 'well' | 'fairly' | 'poorly' | 'unknown' {
  if (reliability === null) return 'unknown'
  if (reliability >= verdictLimits.goodReliability) return 'well'
  return reliability >= verdictLimits.fairReliability ? 'fairly' : 'poorly'
}
