import type { SubjectResult } from '@prostuti/contract'
import type { WidgetProps } from '../../foundation/element/define-widget.ts'
import { formatNumber } from '../../foundation/text/format.ts'
import { Bars } from '../../foundation/ui/index.ts'

type Subject = Pick<SubjectResult, 'subject' | 'marks' | 'total_marks'>

type BarsProps = Pick<WidgetProps, 't' | 'language'> & { result: { subjects: readonly Subject[] } }

/** Marks by subject, the weakest first: a table to a reader, bars to the eye. */
export function SubjectBars({ result, t, language }: BarsProps) {
  if (result.subjects.length === 0) return null
  const rows = result.subjects
    .toSorted((a, b) => shareOf(a) - shareOf(b))
    .map(subject => ({
      name: subject.subject,
      share: shareOf(subject),
      value: `${formatNumber(subject.marks, language)}/${formatNumber(subject.total_marks, language)}`,
    }))
  return (
    <section className="result-part">
      <h2 part="heading">{t('result.subjects')}</h2>
      <Bars caption={t('result.subjects')} heads={[t('result.subject'), t('result.marks')]} rows={rows} />
    </section>
  )
}

/** Negative marking can bring a subject below zero; a bar can't go there. */
const shareOf = ({ marks, total_marks }: Subject): number =>
  total_marks > 0 ? Math.min(1, Math.max(0, marks / total_marks)) : 0
