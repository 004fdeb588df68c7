import type { Result } from '@prostuti/contract'
import type { WidgetProps } from '../../foundation/element/define-widget.ts'
import { formatMarks, formatNumber } from '../../foundation/text/format.ts'

type CountsProps = Pick<WidgetProps, 't' | 'language'> & {
  result: Pick<Result, 'correct_answers' | 'incorrect_answers' | 'unanswered' | 'marks' | 'marks_lost'>
}

/** Correct, wrong and skipped, each with its sign, in one line; what the wrong ones cost. */
export function AnswerCounts({ result, t, language }: CountsProps) {
  const counts = [
    ['correct', '✓', result.correct_answers],
    ['incorrect', '✗', result.incorrect_answers],
    ['skipped', '–', result.unanswered],
  ] as const
  return (
    <>
      <dl className="result-counts">
        {counts.map(([name, sign, count]) => (
          <div key={name} data-answer={name}>
            <dt>
              <i aria-hidden="true">{sign}</i> {t(`result.${name}`)}
            </dt>
            <dd className="ui-num">{formatNumber(count, language)}</dd>
          </div>
        ))}
      </dl>
      {result.marks_lost > 0 ? (
        <p className="ui-small ui-muted ui-num">
          {t('result.lost', {
            count: result.incorrect_answers,
            marks: formatMarks(result.marks_lost, language),
            without: formatMarks(result.marks + result.marks_lost, language),
          })}
        </p>
      ) : null}
    </>
  )
}
