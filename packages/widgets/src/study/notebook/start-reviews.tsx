import { reviewMinutes } from '@prostuti/contract/study/bounds'
import { errorText } from '../../foundation/text/error-text.ts'
import { Button } from '../../foundation/ui/index.ts'
import type { NotebookPartProps, NotebookProps } from './notebook.props.ts'
import type { Begin } from './use-todays-reviews.ts'

interface StartProps extends NotebookProps {
  begin: Begin
  progress: NotebookPartProps['progress'] | undefined
  /** Answers that the server has not had yet. */
  waiting: number
}

/** The one filled button: today's reviews, how many and how long. */
export function StartReviews({ t, begin, progress, waiting }: StartProps) {
  const count = progress?.today.reviews_left
  // Nobody who has made no mistake yet is told that no review is left.
  if (count === 0 && progress?.mistakes === 0 && waiting === 0) return null
  const trouble = begin.error ? errorText(begin.error, t) : null
  return (
    <div className="notebook-foot">
      <p role="status" className="ui-small ui-muted">
        {waiting > 0 ? t('notebook.kept_here', { count: waiting }) : ''}
      </p>
      <p role="alert" className="ui-small">
        {trouble ? <b>{trouble.title}</b> : null} {trouble?.text}
      </p>
      {count === 0 ? (
        <p className="ui-muted">{t('notebook.none_due')}</p>
      ) : (
        <Button kind="primary" onClick={() => begin.run()} busy={begin.busy && t('ui.loading')}>
          {count === undefined
            ? t('notebook.review')
            : t('notebook.review_count', { count, minutes: reviewMinutes(count) })}
        </Button>
      )}
    </div>
  )
}
