import { useStore } from '@nanostores/react'
import type { CustomerReview } from '@prostuti/contract'
import { formatNumber } from '@prostuti/sdk/i18n/format'
import { programsApiOf } from '@prostuti/sdk/programs'
import { useState } from 'react'
import { errorText } from '../../foundation/text/error-text.ts'
import { formatDay } from '../../foundation/text/format.ts'
import { Avatar, Button, RowList, VisuallyHidden } from '../../foundation/ui/index.ts'
import { IconSpeech } from './icons.tsx'
import type { ProgramPartProps } from './program.props.ts'
import { ReviewForm } from './review-form.tsx'

/** What people who have the program say of it. None are invented: without one it says so. */
export function Reviews(props: ProgramPartProps) {
  const { t, language, details } = props
  const { rights } = details.program
  const { reviews, more, busy, fault, own, setOwn } = useReviews(props)
  const rating = details.program.rating ?? (own && { average: own.rating, count: 1 })
  return (
    <section className="program-part" aria-labelledby="reviews">
      <h2 part="heading" id="reviews">
        {t('program.reviews')}
      </h2>
      {rating ? (
        <p className="ui-num">
          <b>{formatNumber(Math.round(rating.average * 10) / 10, language)}</b> {t('program.of_five')} ·{' '}
          {t('program.review_count', { count: rating.count })}
        </p>
      ) : (
        <p className="program-no-reviews">
          <IconSpeech />
          <span>
            <b>{t('program.reviews_none')}</b> {t('program.reviews_who')}
          </span>
        </p>
      )}
      {reviews.length > 0 ? (
        <RowList className="program-rows">
          {reviews.map(review => (
            <li key={review.id}>
              <Review {...props} review={review} />
            </li>
          ))}
        </RowList>
      ) : null}
      <p className="program-fault ui-small" role="alert">
        {fault}
      </p>
      {more ? (
        <Button onClick={more} busy={busy && t('ui.loading')}>
          {t('list.more')}
        </Button>
      ) : null}
      {rights.review ? <ReviewForm {...props} mine={reviews.find(({ mine }) => mine)} onSaved={setOwn} /> : null}
    </section>
  )
}

function Review({ review, t, language, client }: ProgramPartProps & { review: CustomerReview }) {
  const { user, rating, text, at, mine } = review
  return (
    <article className="program-review">
      <Avatar name={user.name} picture={user.picture} />
      <div>
        <h3>
          {user.name || t('program.somebody')}
          {mine ? <small className="ui-muted"> · {t('program.review_mine')}</small> : null}
        </h3>
        <p className="ui-small ui-muted ui-num">
          <Bubbles rating={rating} />
          <VisuallyHidden>{t('program.rated', { rating })}</VisuallyHidden> {formatDay(at, language, client.now())}
        </p>
        <p>{text}</p>
      </div>
    </article>
  )
}

/** Filled bubbles of an answer sheet, out of five. */
function Bubbles({ rating }: { rating: number }) {
  return (
    <span className="program-bubbles" aria-hidden="true">
      {[1, 2, 3, 4, 5].map(place => (
        <i key={place} data-on={place <= rating ? '' : undefined} />
      ))}
    </span>
  )
}

interface Pages {
  /** The newest ones that they follow. */
  readonly of: readonly CustomerReview[]
  readonly rows: readonly CustomerReview[]
  readonly page: number
  readonly isLast: boolean
}

/** The newest three came with the page; the others are asked for page by page. */
function useReviews({ client, t, details: { program, customer_reviews: first } }: ProgramPartProps) {
  const person = useStore(client.auth.$user)?.id
  const [pages, setPages] = useState<Pages>()
  const [own, setOwn] = useState<{ review: CustomerReview; person: string | undefined }>()
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState('')
  // After a review of one's own the page has come anew, and begins with the newest.
  const shown = pages?.of === first ? pages : undefined
  const load = async () => {
    setBusy(true)
    setFault('')
    try {
      const page = (shown?.page ?? 0) + 1
      const { results, next } = await programsApiOf(client).reviews(program.id, { page })
      const known = new Set(results.map(({ id }) => id))
      const rows = [...(shown?.rows.filter(({ id }) => !known.has(id)) ?? []), ...results]
      setPages({ of: first, page, rows, isLast: next === null })
    } catch (error) {
      const { title, text } = errorText(error, t)
      setFault(`${title} ${text}`)
    } finally {
      setBusy(false)
    }
  }
  const mine = own && own.person === person ? own.review : undefined
  const reviews = withOwn(shown?.rows ?? first, mine)
  const hasMore = shown ? !shown.isLast : (program.rating?.count ?? 0) > reviews.length
  return {
    reviews,
    busy,
    fault,
    more: hasMore ? () => void load() : undefined,
    own: mine,
    setOwn: (review: CustomerReview) => setOwn({ review, person }),
  }
}

/** What was written just now stands first at once: the page's own answer may be some seconds old. */
function withOwn(reviews: readonly CustomerReview[], own: CustomerReview | undefined): readonly CustomerReview[] {
  return own ? [own, ...reviews.filter(({ id, mine }) => id !== own.id && !mine)] : reviews
}
