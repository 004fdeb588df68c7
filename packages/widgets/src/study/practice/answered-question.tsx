import type { StudyQuestion } from '@prostuti/contract'
import type { PlacedQuestion } from '@prostuti/sdk/study'
import { useEffect, useRef } from 'react'
import { questionElementId } from '../../questions/drawn/index.ts'
import { SolvedOptions } from '../../questions/solved-options/index.ts'
import { Html } from '../../questions/text/index.ts'
import { IconRepeat } from './icons.tsx'
import { Passage } from './open-question.tsx'
import type { ScreenPart } from './practice-parts.ts'

/** The same question once it is answered: what was right, how it goes, why mine tempts, and when it comes back. */
export function AnsweredQuestion({ placed, place, answer, t, language }: ScreenPart & { answer: number }) {
  const { question } = placed
  const box = useRef<HTMLElement>(null)
  const chosen = question.options.find(({ number }) => number === answer)
  const isWrong = chosen?.is_correct === false
  // The options that had the focus are gone; what is read next is this.
  useEffect(() => box.current?.focus({ preventScroll: true }), [])
  return (
    <article
      ref={box}
      className="practice-answered"
      id={questionElementId(place)}
      tabIndex={-1}
      aria-labelledby={`asked-${question.id}`}
    >
      <Passage html={question.passage} />
      <div className="practice-text" id={`asked-${question.id}`}>
        <Html html={question.text} />
      </div>
      <SolvedOptions question={withoutReasons(solvedOf(placed, answer))} t={t} language={language} />
      <p className="practice-verdict" role="status" data-wrong={isWrong ? '' : undefined}>
        {t(isWrong ? 'practice.was_wrong' : 'practice.was_right')}
      </p>
      <Why question={question} tempting={isWrong ? (chosen?.explanation ?? '') : ''} t={t} />
      {isWrong ? (
        <p className="practice-again ui-muted ui-small">
          <IconRepeat />
          {t('practice.comes_again')}
        </p>
      ) : null}
    </article>
  )
}

interface WhyProps extends Pick<ScreenPart, 't'> {
  question: StudyQuestion
  /** What is said of the wrong option that was chosen. */
  tempting: string
}

function Why({ question: { explanation, options }, tempting, t }: WhyProps) {
  const right = options.find(option => option.is_correct)?.explanation ?? ''
  if (!explanation && !right && !tempting) return null
  return (
    <section className="practice-why" aria-label={t('solutions.explanation')}>
      {explanation ? <Html html={explanation} /> : null}
      {right ? <Html html={right} /> : null}
      {tempting ? (
        <div className="practice-tempting">
          <h2 part="heading">{t('practice.tempting')}</h2>
          <Html html={tempting} />
        </div>
      ) : null}
    </section>
  )
}

/** What is said of the options is said below them, in `Why`. */
const withoutReasons = (solved: ReturnType<typeof solvedOf>) => ({
  ...solved,
  options: solved.options.map(({ text, is_correct }) => ({ text, is_correct })),
})

/** As the screen of solutions shows options, in this practice's order. */
export function solvedOf({ question, order }: PlacedQuestion, answer: number | null) {
  const options = order.map(index => question.options[index]!)
  const mine = options.findIndex(({ number }) => number === answer)
  return {
    options: options.map(({ text, is_correct, explanation }) => ({ text, is_correct, explanation })),
    answer: mine === -1 ? null : mine,
    cancelled: false,
  }
}
