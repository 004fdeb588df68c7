import type { Result } from '@prostuti/contract'
import { fillTemplate } from '../../foundation/page/safe-path.ts'
import { ButtonLink } from '../../foundation/ui/index.ts'
import { useHasCome } from '../publication/index.ts'
import type { PublishedProps } from './exam-result.props.ts'
import { countOf, reviewOf } from './next-step.tsx'

/** The ways into the solutions once they are open: what went wrong first, beside it all of them. */
export function ResultLinks({ result, exam, mode, examId, t, client, solutionsHref, practiceHref }: PublishedProps) {
  const opens = exam.solution_visibility
  // Becomes buttons at its moment.
  const hasCome = useHasCome(client, opens)
  if (!solutionsHref || !opens || !(exam.rights.solutions || hasCome)) return null
  const review = reviewOf(result)
  const all = fillTemplate(solutionsHref, { id: examId, state: mode })
  return (
    <p className="result-links">
      <ButtonLink kind={review === 'all' ? 'primary' : 'plain'} href={all}>
        {t('result.solutions')}
      </ButtonLink>
      {review === 'all' ? null : (
        <ButtonLink kind="primary" href={withFilter(all, review)}>
          {t(`result.to_${review}`, { count: countOf(result, review) })}
        </ButtonLink>
      )}
      {practiceHref && review !== 'all' ? (
        <ButtonLink href={fillTemplate(practiceHref, { id: examId })}>{t(practiseKey(result))}</ButtonLink>
      ) : null}
    </p>
  )
}

/** What went wrong and what was left out are practised together, and each by its own name. */
function practiseKey({ incorrect_answers: wrong, unanswered }: Result): string {
  if (unanswered === 0) return 'result.practise'
  return wrong > 0 ? 'result.practise_both' : 'result.practise_skipped'
}

/** Which part is shown stands behind the `#`, as the site's own page of solutions has it. */
const withFilter = (address: string, filter: string): string =>
  address.includes('#') ? address : `${address}#${filter}`
