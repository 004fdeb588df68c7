import type { Result } from '@prostuti/contract'
import { formatMarks, formatNumber } from '../../foundation/text/format.ts'
import { Histogram } from '../../foundation/ui/index.ts'
import { isComparable, placeOf, stepOf } from './distribution.ts'
import type { PublishedProps } from './exam-result.props.ts'

/** My mark among everybody's: a picture with the cut line, and the numbers for who wants them. Of a handful, nothing. */
export function PlaceAmongAll({ result, t, language }: PublishedProps) {
  const { histogram } = result
  if (!isComparable(result) || !histogram?.length) return null
  return (
    <section className="result-part">
      <h2 part="heading">{t('result.among_all')}</h2>
      <Marks result={result} steps={histogram} t={t} language={language} />
    </section>
  )
}

type Look = Pick<PublishedProps, 't' | 'language'>
type Steps = NonNullable<Result['histogram']>

function Marks({ result, steps, ...look }: Look & { result: Result; steps: Steps }) {
  const { t, language } = look
  const cut = result.cut_mark === null ? null : placeOf(steps, result.cut_mark)
  return (
    <>
      <Histogram
        label={t('result.histogram')}
        counts={steps.map(step => step.count)}
        mine={{ step: stepOf(steps, result.marks), label: t('result.you') }}
        cut={cut === null ? undefined : { at: cut, label: t('result.cut_mark') }}
        ends={[formatNumber(steps[0]!.from, language), formatNumber(steps.at(-1)!.to, language)]}
      />
      <details className="result-numbers">
        <summary>{t('result.in_numbers')}</summary>
        <NumbersTable result={result} steps={steps} {...look} />
      </details>
    </>
  )
}

function NumbersTable({ result, steps, t, language }: Look & { result: Result; steps: Steps }) {
  const mine = stepOf(steps, result.marks)
  const number = (value: number) => formatNumber(value, language)
  return (
    <table className="ui-table">
      <thead>
        <tr>
          <th scope="col">{t('result.marks_range')}</th>
          <th scope="col" data-number="">
            {t('result.examinees')}
          </th>
        </tr>
      </thead>
      <tbody>
        {steps.map(({ from, to, count }, step) => (
          <tr key={from} data-mine={step === mine ? '' : undefined}>
            <th scope="row" className="ui-num">
              {number(from)} – {number(to)}
              {step === mine ? ` · ${t('result.you')} ${formatMarks(result.marks, language)}` : ''}
            </th>
            <td data-number="">{number(count)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
