import type { Result } from '@prostuti/contract'
import { formatMoment } from '../../foundation/text/format.ts'
import { Countdown, useHasCome } from '../publication/index.ts'
import type { PublishedProps } from './exam-result.props.ts'
import { inSubject } from './in-subject.ts'

/** Which part of the solutions is worth opening first. */
export type Review = 'wrong' | 'skipped' | 'all'

/** What went wrong comes first, then what was left out; a sheet without either has its explanations. */
export function reviewOf({ incorrect_answers: wrong, unanswered }: Result): Review {
  if (wrong > 0) return 'wrong'
  return unanswered > 0 ? 'skipped' : 'all'
}

/** How many questions a review has; for `all` the number is not said. */
export const countOf = (result: Result, review: Review): number =>
  review === 'skipped' ? result.unanswered : result.incorrect_answers

/** Bubbles are drawn up to so many: beyond that a row of them says nothing more. */
const mostBubbles = 10

/** What to do now, before any figure: see what went wrong, or when that can be seen. */
export function NextStep({ result, exam, t, language, client, solutionsHref }: PublishedProps) {
  const opens = exam.solution_visibility
  const hasCome = useHasCome(client, opens)
  if (!solutionsHref || !opens || result.withheld === result.total_questions) return null
  const review = reviewOf(result)
  const count = countOf(result, review)
  const isOpen = exam.rights.solutions || hasCome
  const worst = review === 'wrong' ? worstSubject(result) : null
  return (
    <section className="result-next">
      <h2 part="heading">{t(isOpen ? `result.next_${review}` : 'result.next_later', { count })}</h2>
      {isOpen ? null : (
        <p className="ui-num">
          {t('result.solutions_at', { time: formatMoment(opens, language, client.now()) })}{' '}
          <Countdown until={opens} client={client} language={language} t={t} />
        </p>
      )}
      {worst ? (
        <p>{t('result.next_worst', { subject: inSubject(worst.subject, language), count: worst.incorrect_answers })}</p>
      ) : null}
      {review === 'all' ? null : <Bubbles count={count} />}
    </section>
  )
}

/** The subject with most wrong answers, where there are several subjects and it stands out. */
function worstSubject({ subjects }: Result) {
  const [first, second] = subjects.toSorted((a, b) => b.incorrect_answers - a.incorrect_answers)
  return first && second && first.incorrect_answers > second.incorrect_answers ? first : null
}

/** Each question that waits to be looked at is an empty bubble, as on the sheet. */
function Bubbles({ count }: { count: number }) {
  return (
    <p className="result-bubbles" aria-hidden="true">
      {Array.from({ length: Math.min(count, mostBubbles) }, (_, index) => (
        <i key={index} />
      ))}
      {count > mostBubbles ? <b>…</b> : null}
    </p>
  )
}
