import type { ExamMode, ParticipatedExam } from '@prostuti/contract'
import type { WidgetProps } from '../../foundation/element/define-widget.ts'
import { fillTemplate } from '../../foundation/page/safe-path.ts'
import { formatMarks, formatMoment, formatNumber } from '../../foundation/text/format.ts'
import { ButtonLink, IconCheck, IconClock } from '../../foundation/ui/index.ts'
import { ExamBookmark } from '../exam-cards/index.ts'

/** Where a row leads; `{id}` and `{state}` (`live` or `archive`) are filled in. What has no address is not offered. */
export interface ParticipatedLinks {
  hrefTemplate?: string
  resultHref?: string
  solutionsHref?: string
  standingsHref?: string
}

interface RowProps extends ParticipatedLinks, Pick<WidgetProps, 'client' | 'host' | 't' | 'language'> {
  exam: ParticipatedExam
  /** The whole list is of this one. */
  mode?: ExamMode
  /** The server's clock in milliseconds. */
  now: number
  heading?: 'h3' | 'h4'
}

/** An exam that I took part in: when, marks and position, and the ways to all that came of it. */
export function ParticipatedRow({ heading: Heading = 'h3', ...props }: RowProps) {
  const { exam } = props
  return (
    <article className="exam taken" part="row" data-state={exam.submitted_at ? 'taken' : 'running'}>
      <div className="taken-what">
        <Heading className="exam-title">{exam.title}</Heading>
        <p className="exam-line ui-small ui-muted ui-num">
          <TakenMarks {...props} />
          {exam.program ? <span>{exam.program.title}</span> : null}
        </p>
      </div>
      <Outcome {...props} />
      <Ways {...props} />
    </article>
  )
}

function TakenMarks({ exam, mode, t, language, now }: RowProps) {
  const submitted = exam.submitted_at && formatMoment(exam.submitted_at, language, now)
  return (
    <>
      <span className="exam-mark" data-tone={submitted ? 'taken' : 'running'}>
        {submitted ? <IconCheck /> : <IconClock />}
        {submitted ? t('list.submitted', { time: submitted }) : t('list.unfinished')}
      </span>
      {submitted ? null : <span>{t('list.not_submitted')}</span>}
      {exam.mode === 'archive' && mode === undefined ? (
        <span className="exam-mark" data-tone="archived">
          <i aria-hidden="true" />
          {t('list.state.archived')}
        </span>
      ) : null}
      {exam.is_demo ? <span className="exam-mark">{t('list.demo')}</span> : null}
    </>
  )
}

function Outcome({ exam, t, language }: RowProps) {
  const { marks } = exam
  if (!exam.submitted_at) return null
  return (
    <dl className="taken-outcome">
      <div>
        <dt className="ui-small ui-muted">{t('list.marks')}</dt>
        <dd className="ui-num">
          {marks === null ? t('list.marks_later') : <b>{formatMarks(marks, language)}</b>}
          {marks === null ? null : <small> / {formatNumber(exam.total_marks, language)}</small>}
        </dd>
      </div>
      <div>
        <dt className="ui-small ui-muted">{t('list.position')}</dt>
        <dd className="ui-num">
          {exam.position > 0 ? <Place exam={exam} t={t} language={language} /> : t(unranked[exam.ranking])}
        </dd>
      </div>
    </dl>
  )
}

/** The position among how many, and whether it may still move. */
function Place({ exam, t, language }: Pick<RowProps, 'exam' | 't' | 'language'>) {
  return (
    <>
      <b>{formatNumber(exam.position, language)}</b>
      <small> / {formatNumber(exam.total_examinees, language)}</small>
      {exam.provisional ? <small> · {t('list.provisional')}</small> : null}
    </>
  )
}

/** Samples and repeated tries have no place; everywhere else one may still come. */
const unranked = {
  ranked: 'list.unranked',
  sample: 'list.never_ranked',
  practice: 'list.practice',
  staff: 'list.of_staff',
} as const

function Ways(props: RowProps) {
  const { exam, t, hrefTemplate, resultHref, solutionsHref, standingsHref } = props
  const ways = exam.submitted_at
    ? [
        { name: 'go_on', href: exam.resume ? hrefTemplate : undefined },
        { name: 'result', href: resultHref },
        { name: 'solutions', href: exam.solutions_open ? solutionsHref : undefined },
        { name: 'standings', href: exam.marks === null || exam.is_demo ? undefined : standingsHref },
      ]
    : [{ name: 'go_on', href: hrefTemplate }]
  const offered = ways.flatMap(({ name, href }) => (href ? [{ name, href }] : []))
  return (
    <div className="taken-ways">
      {offered.map(({ name, href }) => (
        <ButtonLink
          key={name}
          kind="quiet"
          href={fillTemplate(href, { id: exam.id, state: exam.mode })}
          describes={exam.title}
        >
          {t(`list.to.${name}`)}
        </ButtonLink>
      ))}
      <ExamBookmark {...props} />
    </div>
  )
}
