import type { ParticipatedExam } from '@prostuti/contract'
import type { WidgetProps } from '../../foundation/define-widget.ts'
import { formatMarks, formatMoment, formatNumber } from '../../foundation/format.ts'
import { fillTemplate } from '../../foundation/safe-path.ts'
import { ButtonLink, Chip, IconCheck, IconClock } from '../../foundation/ui/index.ts'
import { IconBookmark } from '../icons.tsx'

/** Where a row leads; `{id}` and `{state}` (`live` or `archive`) are filled in. What has no address is not offered. */
export interface ParticipatedLinks {
  hrefTemplate?: string
  resultHref?: string
  solutionsHref?: string
  standingsHref?: string
}

interface RowProps extends ParticipatedLinks, Pick<WidgetProps, 't' | 'language'> {
  exam: ParticipatedExam
  /** The server's clock in milliseconds. */
  now: number
  heading?: 'h3' | 'h4'
}

/** An exam that I took part in: marks, position, and the ways to all that came of it. */
export function ParticipatedCard({ heading: Heading = 'h3', ...props }: RowProps) {
  const { exam, t, language, now } = props
  const submitted = exam.submitted_at && formatMoment(exam.submitted_at, language, now)
  return (
    <article className="ui-card exam taken">
      <div className="taken-what">
        <TakenChips {...props} />
        <Heading className="exam-title">{exam.title}</Heading>
        {exam.program ? <p className="ui-small ui-muted">{exam.program.title}</p> : null}
        <p className="ui-small ui-muted ui-num">
          {submitted ? t('list.submitted', { time: submitted }) : t('list.not_submitted')}
        </p>
      </div>
      <Outcome {...props} />
      <Ways {...props} />
    </article>
  )
}

function TakenChips({ exam, t }: RowProps) {
  return (
    <p className="exam-chips">
      <Chip tone={exam.submitted_at ? 'taken' : 'running'}>
        {exam.submitted_at ? <IconCheck /> : <IconClock />}
        {t(exam.submitted_at ? 'list.taken' : 'list.unfinished')}
      </Chip>
      {exam.mode === 'archive' ? <Chip tone="archived">{t('list.state.archived')}</Chip> : null}
      {exam.is_demo ? <Chip>{t('list.demo')}</Chip> : null}
      {exam.bookmarked ? (
        <Chip>
          <IconBookmark />
          {t('list.bookmarked')}
        </Chip>
      ) : null}
    </p>
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
          {exam.position > 0 ? <b>{formatNumber(exam.position, language)}</b> : t(unranked(exam))}
        </dd>
      </div>
    </dl>
  )
}

/** Samples rank nobody; everywhere else a place may still come. */
const unranked = (exam: ParticipatedExam): string => (exam.is_demo ? 'list.never_ranked' : 'list.unranked')

function Ways({ exam, t, hrefTemplate, resultHref, solutionsHref, standingsHref }: RowProps) {
  const ways = exam.submitted_at
    ? [
        { name: 'result', href: resultHref },
        { name: 'solutions', href: exam.solutions_open ? solutionsHref : undefined },
        { name: 'standings', href: exam.marks === null || exam.is_demo ? undefined : standingsHref },
      ]
    : [{ name: 'go_on', href: hrefTemplate }]
  const offered = ways.flatMap(({ name, href }) => (href ? [{ name, href }] : []))
  if (offered.length === 0) return null
  return (
    <p className="taken-ways">
      {offered.map(({ name, href }) => (
        <ButtonLink key={name} href={fillTemplate(href, { id: exam.id, state: exam.mode })} describes={exam.title}>
          {t(`list.to.${name}`)}
        </ButtonLink>
      ))}
    </p>
  )
}
