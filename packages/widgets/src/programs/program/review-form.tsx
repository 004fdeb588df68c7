import type { CustomerReview } from '@prostuti/contract'
import { reviewLength } from '@prostuti/contract/text-lengths'
import { type OwnReview, programsApiOf } from '@prostuti/sdk/programs'
import { type FormEvent, useId, useState } from 'react'
import { toast } from '../../foundation/page/toast.ts'
import { errorText } from '../../foundation/text/error-text.ts'
import { Button } from '../../foundation/ui/index.ts'
import type { ProgramPartProps } from './program.props.ts'

interface FormProps extends ProgramPartProps {
  mine: CustomerReview | undefined
  onSaved: (review: CustomerReview) => void
}

/** Written by who has the program; a second one takes the place of the first. What was typed stays where sending fails. */
export function ReviewForm(props: FormProps) {
  const { t, mine } = props
  // The person's own review may come later than the form, with a further page.
  const [typed, setTyped] = useState<Partial<OwnReview>>({})
  const { rating = 0, text = '' } = { ...mine, ...typed }
  const { send, busy, fault, said } = useSending(props, () => setTyped({}))
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    void send({ rating, text: text.trim() })
  }
  return (
    <form className="ui-card program-form" part="card" onSubmit={onSubmit}>
      <h3>{t(mine ? 'program.review_change' : 'program.review_write')}</h3>
      <Rating t={t} rating={rating} onChange={rating => setTyped(typed => ({ ...typed, rating }))} />
      <ReviewText t={t} text={text} onChange={text => setTyped(typed => ({ ...typed, text }))} />
      <p className="program-fault ui-small" role="alert">
        {fault}
      </p>
      <p className="program-said ui-small" role="status">
        {said}
      </p>
      <Button type="submit" busy={busy && t('program.review_sending')}>
        {t('program.review_send')}
      </Button>
    </form>
  )
}

/** Sends a review. Where no shell tells that it was added, the form does. */
function useSending({ client, details, t, refresh, onSaved }: FormProps, onSent: () => void) {
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState('')
  const [said, setSaid] = useState('')
  const send = async ({ rating, text }: OwnReview) => {
    setSaid('')
    if (rating === 0 || text.length < reviewLength.min) return setFault(t('program.review_incomplete'))
    setBusy(true)
    setFault('')
    try {
      onSaved(await programsApiOf(client).review(details.program.id, { rating, text }))
      onSent()
      if (!toast(t('program.review_saved'))) setSaid(t('program.review_saved'))
      refresh()
    } catch (error) {
      const { title, text: next } = errorText(error, t)
      setFault(`${title} ${next} ${t('program.review_kept')}`)
    } finally {
      setBusy(false)
    }
  }
  return { send, busy, fault, said }
}

/** One to five, as bubbles of an answer sheet. */
function Rating({
  t,
  rating,
  onChange,
}: Pick<FormProps, 't'> & { rating: number; onChange: (rating: number) => void }) {
  const name = useId()
  return (
    <fieldset className="program-rating">
      <legend>{t('program.review_rating')}</legend>
      {[1, 2, 3, 4, 5].map(each => (
        <label key={each}>
          <input type="radio" name={name} value={each} checked={each === rating} onChange={() => onChange(each)} />
          <span className="ui-num">{t('program.number', { count: each })}</span>
        </label>
      ))}
    </fieldset>
  )
}

function ReviewText({ t, text, onChange }: Pick<FormProps, 't'> & { text: string; onChange: (text: string) => void }) {
  const id = useId()
  return (
    <div className="ui-field">
      <label htmlFor={id}>{t('program.review_text')}</label>
      <textarea
        id={id}
        className="ui-input"
        part="input"
        rows={4}
        maxLength={reviewLength.max}
        value={text}
        onChange={event => onChange(event.currentTarget.value)}
      />
    </div>
  )
}
