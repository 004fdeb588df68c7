import { optionLetter } from '@prostuti/contract/option-letters'
import { longestAnswerMs } from '@prostuti/contract/study/bounds'
import { type DealtReviews, reviewsOf, shuffledOptions } from '@prostuti/sdk/study'
import { useEffect, useMemo, useRef, useState } from 'react'
import { Button, EmptyState, IconClose, IconForward } from '../../foundation/ui/index.ts'
import { ProgressBar } from '../../programs/books/index.ts'
import { Html } from '../../questions/text/index.ts'
import { AnsweredQuestion } from './answered-question.tsx'
import type { NotebookProps } from './notebook.props.ts'

interface ReviewProps extends NotebookProps {
  dealt: DealtReviews
  /** They leave the schedule alone. */
  cram: boolean
  onLeave: () => void
}

/** One question after another: an answer shows at once what is right and why. */
export function ReviewScreen(props: ReviewProps) {
  const { t, dealt, onLeave } = props
  const [place, setPlace] = useState(0)
  const question = dealt.questions[place]
  return (
    <section className="notebook" aria-label={t('notebook.review')}>
      {question ? (
        <Asked key={question.id} {...props} question={question} place={place} onNext={() => setPlace(place + 1)} />
      ) : (
        <EmptyState
          title={t(dealt.questions.length > 0 ? 'notebook.done' : 'notebook.none_due')}
          text={t('notebook.done_text')}
          action={
            <Button kind="primary" onClick={onLeave}>
              {t('notebook.to_notebook')}
            </Button>
          }
        />
      )}
    </section>
  )
}

interface AskedProps extends ReviewProps {
  question: DealtReviews['questions'][number]
  place: number
  onNext: () => void
}

function Asked(props: AskedProps) {
  const { client, t, language, dealt, cram, question, place, onNext, onLeave } = props
  const [given, setGiven] = useState<{ answer: number | null } | null>(null)
  const options = useMemo(() => shuffledOptions(question, dealt.seed + place), [question, dealt.seed, place])
  const box = useRef<HTMLElement>(null)
  const since = useRef(client.platform.clock.monotonic())
  useEffect(() => box.current?.focus({ preventScroll: given === null }), [given])
  const answer = (number: number | null) => {
    if (given) return
    const spent = Math.min(client.platform.clock.monotonic() - since.current, longestAnswerMs)
    setGiven({ answer: number })
    reviewsOf(client).answer({ question: question.id, answer: number, spent_ms: Math.round(spent), cram })
  }
  const isRight = options.some(({ number, is_correct: isKey }) => number === given?.answer && isKey)
  const number = place + 1
  const total = dealt.questions.length
  return (
    <>
      <header className="review-head">
        <button
          type="button"
          className="ui-tool"
          aria-label={t('notebook.leave')}
          title={t('notebook.leave')}
          onClick={onLeave}
        >
          <IconClose />
        </button>
        <b className="ui-num">{t('notebook.place', { number, total })}</b>
        <span className="ui-small ui-muted">{question.topic.title}</span>
        <ProgressBar value={given ? number : place} max={total} label={t('notebook.place', { number, total })} />
      </header>
      <article
        className="notebook-page review-asked"
        tabIndex={-1}
        ref={box}
        data-question={question.id}
        aria-labelledby="review-text"
      >
        {question.passage ? <Html html={question.passage} /> : null}
        <div className="notebook-text" id="review-text">
          <Html html={question.text} />
        </div>
        {given ? (
          <AnsweredQuestion {...{ question, options, t, language }} answer={given.answer} />
        ) : (
          <ol className="review-options">
            {options.map(({ number: option, text }, row) => (
              <li key={option}>
                <button type="button" onClick={() => answer(option)}>
                  <span className="solved-letter" aria-hidden="true">
                    {optionLetter(row, language)}
                  </span>
                  <Html html={text} />
                </button>
              </li>
            ))}
          </ol>
        )}
        <p role="status" className="ui-muted">
          {given ? t(isRight ? 'notebook.was_right' : 'notebook.was_wrong') : ''}
        </p>
      </article>
      <div className="notebook-foot">
        {given ? (
          <Button kind="primary" onClick={onNext}>
            {t('notebook.next')}
            <IconForward />
          </Button>
        ) : (
          <Button onClick={() => answer(null)}>{t('notebook.dont_know')}</Button>
        )}
      </div>
    </>
  )
}
