import type { WidgetProps } from '../../foundation/element/define-widget.ts'
import { formatNumber } from '../../foundation/text/format.ts'
import { Bars } from '../../foundation/ui/index.ts'
import { accuracyOf, type Reviewed } from './review.ts'

interface AccuraciesProps extends Pick<WidgetProps, 't' | 'language'> {
  items: readonly Reviewed[]
  subjects: readonly string[]
}

/** More than these fold away, so that the first question is in sight. */
const fewSubjects = 4

/** How much of each subject I had right. */
export function SubjectAccuracies({ items, subjects, t, language }: AccuraciesProps) {
  const rows = accuracyOf(items, subjects).map(({ subject, correct, total }) => ({
    name: subject,
    share: correct / total,
    value: `${formatNumber(correct, language)}/${formatNumber(total, language)} · ${formatNumber(Math.round((correct / total) * 100), language)}%`,
  }))
  if (rows.length === 0) return null
  return (
    <details className="solution-subjects" open={rows.length <= fewSubjects}>
      <summary>{t('solutions.accuracy')}</summary>
      <Bars
        caption={t('solutions.accuracy')}
        heads={[t('solutions.subject'), t('solutions.correct_share')]}
        rows={rows}
      />
    </details>
  )
}
