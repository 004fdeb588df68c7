import { feedbackLength } from '@prostuti/contract/text-lengths'
import { type FormEvent, useId } from 'react'
import { Button, EmptyState, TextArea } from '../../foundation/ui/index.ts'
import type { FeedbackProps } from './feedback.props.ts'
import type { Draft } from './feedback-draft.ts'
import { useFeedback } from './use-feedback.ts'

/** The three of specification §5, by the words that the server knows. */
const categories = [
  { category: 'Overall Service', word: 'overall' },
  { category: 'Custom Service', word: 'help' },
  { category: 'Question Quality', word: 'questions' },
] as const

export function Feedback(props: FeedbackProps) {
  const { t } = props
  const { draft, change, busy, fault, sent, send, again } = useFeedback(props)
  if (sent)
    return (
      <div className="feedback" role="status">
        <EmptyState
          title={t('feedback.sent')}
          text={t('feedback.sent_text')}
          action={<Button onClick={again}>{t('feedback.again')}</Button>}
        />
      </div>
    )
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (!busy) send()
  }
  return (
    <form className="feedback" onSubmit={onSubmit}>
      <Categories t={t} draft={draft} change={change} />
      <Rating t={t} draft={draft} change={change} />
      <TextArea
        label={t('feedback.text')}
        hint={t('feedback.text_hint')}
        rows={5}
        maxLength={feedbackLength.max}
        value={draft.text ?? ''}
        onChange={event => change({ text: event.currentTarget.value })}
      />
      <p className="feedback-fault ui-small" role="alert">
        {fault}
      </p>
      <Button kind="primary" type="submit" busy={busy && t('feedback.sending')}>
        {t('feedback.send')}
      </Button>
    </form>
  )
}

type PartProps = Pick<FeedbackProps, 't'> & { draft: Draft; change(part: Draft): void }

function Categories({ t, draft, change }: PartProps) {
  const name = useId()
  return (
    <fieldset className="feedback-kinds">
      <legend>{t('feedback.category')}</legend>
      {categories.map(({ category, word }) => (
        <label key={category} className="ui-card" part="card">
          <input
            type="radio"
            name={name}
            value={category}
            checked={draft.category === category}
            onChange={() => change({ category })}
          />
          <span>
            <b>{t(`feedback.${word}`)}</b>
            <small>{t(`feedback.${word}_text`)}</small>
          </span>
        </label>
      ))}
    </fieldset>
  )
}

/** One to five, as bubbles of an answer sheet. */
function Rating({ t, draft, change }: PartProps) {
  const name = useId()
  return (
    <fieldset className="feedback-rating">
      <legend>{t('feedback.rating')}</legend>
      <p className="ui-small ui-muted">{t('feedback.rating_scale')}</p>
      {[1, 2, 3, 4, 5].map(rating => (
        <label key={rating}>
          <input
            type="radio"
            name={name}
            value={rating}
            checked={draft.rating === rating}
            onChange={() => change({ rating })}
          />
          <span className="ui-num">{t('feedback.number', { count: rating })}</span>
        </label>
      ))}
    </fieldset>
  )
}
