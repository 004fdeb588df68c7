import type { QuestionFlag, SolutionQuestion } from '@prostuti/contract'
import { memo } from 'react'
import type { WidgetProps } from '../../foundation/element/define-widget.ts'
import { IconBookmark, IconLock } from '../../foundation/icons/exam-icons.tsx'
import { fillTemplate } from '../../foundation/page/safe-path.ts'
import { formatMarks } from '../../foundation/text/format.ts'
import { timeTaken } from '../../foundation/text/time-taken.ts'
import { Chip, type ChipTone, IconCheck, IconClose, IconFlag } from '../../foundation/ui/index.ts'
import { SolvedOptions } from '../solved-options/index.ts'
import { Html } from '../text/index.ts'
import type { Reviewed, Verdict } from './review.ts'

export interface SolvedQuestionProps extends Reviewed, Pick<WidgetProps, 't' | 'language'> {
  subject: string
  /** Seconds for a question on average. */
  average: number | null
  onBookmark: (question: string) => void
  /** My newest report of it. */
  report: QuestionFlag | null
  /** Whether it is told here that a report has come. */
  reportTold: boolean
  onReport: (question: string) => void
  /** Where one asks about it in discussions, `{id}` filled in. */
  askHref?: string | undefined
}

/** One question with my answer, the key and why. Drawn again only when it itself has changed. */
export const SolvedQuestion = memo(function SolvedQuestion(props: SolvedQuestionProps) {
  const { question, questionIndex, verdict, subject, t } = props
  const heading = `question-${question.id}`
  return (
    <article
      className="solved"
      tabIndex={-1}
      data-question={question.id}
      data-verdict={verdict}
      aria-labelledby={heading}
    >
      <header>
        <h3 id={heading} className="ui-small ui-muted">
          {t('solutions.question', { number: questionIndex + 1 })} · {subject}
        </h3>
        <VerdictChip verdict={verdict} t={t} />
        {question.marked ? (
          <Chip tone="marked">
            <IconFlag />
            {t('solutions.marked')}
          </Chip>
        ) : null}
      </header>
      <div className="solved-text">
        <Html html={question.text} />
      </div>
      <SolvedOptions {...props} />
      <Explanation {...props} />
      <MyReport {...props} />
      <Facts {...props} />
    </article>
  )
})

const tones: Record<Verdict, ChipTone> = {
  correct: 'taken',
  wrong: 'wrong',
  skipped: 'skipped',
  withheld: 'archived',
  cancelled: 'archived',
}

function VerdictChip({ verdict, t }: Pick<SolvedQuestionProps, 'verdict' | 't'>) {
  const icons = {
    correct: <IconCheck />,
    wrong: <IconClose />,
    skipped: <b aria-hidden="true">–</b>,
    withheld: <IconLock />,
    cancelled: <b aria-hidden="true">–</b>,
  }
  return (
    <Chip tone={tones[verdict]}>
      {icons[verdict]}
      {t(`solutions.verdict.${verdict}`)}
    </Chip>
  )
}

function Explanation({ question, t }: Pick<SolvedQuestionProps, 'question' | 't'>) {
  if (question.embargoed)
    return (
      <p className="solved-why">
        <IconLock />
        {t('solutions.withheld')}
      </p>
    )
  if (!question.explanation && !question.cancelled) return null
  return (
    <section className="solved-why">
      {question.cancelled ? <p>{t('solutions.cancelled')}</p> : null}
      {question.explanation ? (
        <>
          <h4>{t('solutions.explanation')}</h4>
          <Html html={question.explanation} />
        </>
      ) : null}
    </section>
  )
}

/** What I have said of the question, and what I was answered. */
function MyReport({ report, reportTold, t }: Pick<SolvedQuestionProps, 'report' | 'reportTold' | 't'>) {
  if (!report) return null
  return (
    <section className="solved-why">
      <h4>{t('solutions.my_report', { reason: t(`solutions.report.${report.reason}`) })}</h4>
      {report.text ? <p>{report.text}</p> : null}
      {report.answer ? (
        <p>
          <b>{t(`solutions.report_${report.state === 'accepted' ? 'accepted' : 'declined'}`)}</b> {report.answer}
        </p>
      ) : (
        <p className="ui-small ui-muted">{t('solutions.report_open')}</p>
      )}
      {reportTold ? <p role="status">{t('solutions.report_received')}</p> : null}
    </section>
  )
}

function Facts({ question, t, language, average, onBookmark, report, onReport, askHref }: SolvedQuestionProps) {
  return (
    <footer>
      <p className="ui-small ui-muted ui-num">{facts(question, average, t, language).join(' · ')}</p>
      <div className="solved-acts">
        {askHref && !question.embargoed ? (
          <a
            className="ui-button"
            part="button"
            data-kind="quiet"
            href={fillTemplate(askHref, { id: question.id })}
            aria-describedby={`question-${question.id}`}
          >
            <span>{t('solutions.ask')}</span>
          </a>
        ) : null}
        <button
          type="button"
          className="ui-button solved-report"
          part="button"
          data-kind="quiet"
          aria-disabled={report?.state === 'open' || undefined}
          aria-describedby={`question-${question.id}`}
          onClick={() => report?.state !== 'open' && onReport(question.id)}
        >
          <span>
            <IconFlag />
            {t(report?.state === 'open' ? 'solutions.reported' : 'solutions.report')}
          </span>
        </button>
        <button
          type="button"
          className="ui-button solved-bookmark"
          part="button"
          data-kind="quiet"
          aria-pressed={question.bookmarked}
          aria-describedby={`question-${question.id}`}
          onClick={() => onBookmark(question.id)}
        >
          <span>
            <IconBookmark />
            {t(question.bookmarked ? 'solutions.bookmarked' : 'solutions.bookmark')}
          </span>
        </button>
      </div>
    </footer>
  )
}

function facts(
  { marks, answer, spent_seconds: spent }: SolutionQuestion,
  average: number | null,
  t: SolvedQuestionProps['t'],
  language: SolvedQuestionProps['language'],
): string[] {
  const told = marks === null || answer === null ? [] : [`${marks > 0 ? '+' : ''}${formatMarks(marks, language)}`]
  const time = spent === null ? [] : [t('solutions.spent', { time: timeTaken(spent, t, 'solutions') })]
  const usual =
    spent === null || average === null ? [] : [t('solutions.average', { time: timeTaken(average, t, 'solutions') })]
  return [...told.map(text => t('solutions.marks', { marks: text })), ...time, ...usual]
}
