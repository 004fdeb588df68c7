import type { PracticeResult } from '@prostuti/contract'
import { fillTemplate } from '../../foundation/page/safe-path.ts'
import { formatNumber } from '../../foundation/text/format.ts'
import { timeTaken } from '../../foundation/text/time-taken.ts'
import { ButtonLink, ErrorPanel } from '../../foundation/ui/index.ts'
import { useAtom } from '../../questions/asked/index.ts'
import { AnswerCounts, SubjectBars } from '../../questions/outcome/index.ts'
import { practiceName } from './practice-name.ts'
import type { PracticePartProps } from './practice-parts.ts'

/** How a practice went: the next step first, then the mark and, beside them where there is room, where it came from. */
export function PracticeOutcome(props: PracticePartProps) {
  const { practice, t, practiceHref } = props
  const { state, result } = useAtom(practice.$record)
  if (state === 'open')
    return (
      <div className="practice">
        <ErrorPanel title={t('practice.still_open')} text={t('practice.still_open_text')} />
        {practiceHref ? (
          <ButtonLink kind="primary" href={fillTemplate(practiceHref, { id: practice.id })}>
            {t('practice.go_on')}
          </ButtonLink>
        ) : null}
      </div>
    )
  return (
    <section className="result practice-result">
      {state === 'sending' ? (
        <ErrorPanel
          offline
          title={t('practice.sending')}
          text={t(result ? 'practice.sending_learn' : 'practice.sending_text')}
        />
      ) : null}
      {state === 'refused' ? <ErrorPanel title={t('practice.refused')} text={t('practice.refused_text')} /> : null}
      {result ? <Marks {...props} result={result} /> : null}
    </section>
  )
}

function Marks(props: PracticePartProps & { result: PracticeResult }) {
  const { result, t, language } = props
  const { correct, incorrect, unanswered, withheld } = result
  const marked = (correct ?? 0) + (incorrect ?? 0) + (unanswered ?? 0)
  const counts = {
    correct_answers: correct ?? 0,
    incorrect_answers: incorrect ?? 0,
    unanswered: unanswered ?? 0,
    ...{ marks: correct ?? 0, marks_lost: 0 },
  }
  const subjects = result.by_topic.map(({ topic, ...of }) => ({
    subject: topic.title,
    marks: of.correct,
    total_marks: of.correct + of.incorrect + of.unanswered,
  }))
  return (
    <>
      <div className="result-main">
        <NextStep {...props} />
        <header className="result-head">
          <p className="ui-muted">{practiceName(result, t)}</p>
          <p className="result-marks ui-num">
            <b>{formatNumber(correct ?? 0, language)}</b>
            <span className="ui-muted"> / {formatNumber(marked, language)}</span>
          </p>
          <AnswerCounts {...props} result={counts} />
          {withheld > 0 ? <p className="ui-small ui-muted">{t('practice.withheld', { count: withheld })}</p> : null}
          {result.question_count > result.questions.length ? (
            <p className="ui-small ui-muted">{t('practice.gone')}</p>
          ) : null}
        </header>
      </div>
      <div className="result-side">
        <SubjectBars t={t} language={language} result={{ subjects }} />
        <p className="ui-small ui-muted ui-num">
          {t('result.taken', { time: timeTaken(Math.round(result.spent_ms / 1_000), t, 'solutions') })}
        </p>
      </div>
    </>
  )
}

/** What went wrong is looked at first, then what was left out, and more of the same comes next. */
function NextStep({ result, practice, t, solutionHref, setUpHref }: PracticePartProps & { result: PracticeResult }) {
  const { correct, incorrect: wrong, unanswered: skipped } = result
  const filter = wrong ? '#wrong' : skipped ? '#skipped' : ''
  const next = wrong ? 'next_wrong' : skipped ? 'next_skipped' : 'next_all_right'
  const solution = solutionHref && fillTemplate(solutionHref, { id: practice.id })
  const topics = result.topics.map(({ id }) => id).join(',')
  const again = topics === '' ? setUpHref : setUpHref && `${setUpHref}?topics=${encodeURIComponent(topics)}`
  return (
    <>
      {/* Where all of it is withheld there is nothing to say. */}
      {wrong || skipped || correct ? (
        <section className="result-next">
          <h2 part="heading">{t(`practice.${next}`, { count: wrong || skipped || 0 })}</h2>
          <p>{t(`practice.${next}_text`)}</p>
        </section>
      ) : null}
      <p className="result-links">
        {again ? <ButtonLink href={again}>{t('practice.more_of_it')}</ButtonLink> : null}
        {solution ? (
          <ButtonLink kind="primary" href={`${solution}${filter}`}>
            {t('practice.to_solution')}
          </ButtonLink>
        ) : null}
      </p>
    </>
  )
}
