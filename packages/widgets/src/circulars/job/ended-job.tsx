import { addressOf, type TimeLeft } from '@prostuti/sdk/circulars'
import { RowList } from '../../foundation/ui/row-list.tsx'
import { CircularRow, DaysRing, untilWords } from '../rows/index.ts'
import { ExamCard } from './exam-card.tsx'
import { AllFacts, KeyFacts } from './facts.tsx'
import { IconForward, IconPin } from './icons.tsx'
import { JobHead } from './job-head.tsx'
import { JobLinks } from './job-links.tsx'
import { LongTexts } from './long-texts.tsx'
import { SampleLine } from './sample-line.tsx'
import type { JobViewProps } from './view-props.ts'

interface EndedProps extends JobViewProps {
  left: Extract<TimeLeft, { kind: 'over' }>
}

/** Nobody can apply any more: what still counts for who did, then what is open and like it, then what it said. */
export function EndedJob(props: EndedProps) {
  const { t, language, now, left, similar, seatPlanHref, circular } = props
  return (
    <article className="job" data-ended="">
      <JobHead {...props} />
      <div className="job-over">
        <DaysRing left={left} t={t} language={language} />
        <p>
          <b>{t('jobs.over')}</b>
          <span className="ui-small ui-muted ui-num">{untilWords(left, { t, language, now })}</span>
        </p>
      </div>
      <section className="job-part" aria-labelledby="applied">
        <h2 part="heading" id="applied">
          {t('job.applied')}
        </h2>
        <RowList>
          <li className="job-exam-card">
            <ExamCard {...props} />
          </li>
          {seatPlanHref ? (
            <li>
              <a className="job-line" href={seatPlanHref}>
                <IconPin />
                <span>
                  <b>{t('job.seat_plan')}</b> <span className="ui-small ui-muted">{t('job.seat_plan_text')}</span>
                </span>
                <IconForward />
              </a>
            </li>
          ) : null}
        </RowList>
      </section>
      {similar.length > 0 ? <Similar {...props} /> : null}
      <details className="ui-card job-was" part="card">
        <summary>{t('job.was')}</summary>
        <div className="job-main">
          <KeyFacts {...props} />
          <LongTexts {...props} />
          <AllFacts {...props} />
        </div>
      </details>
      <JobLinks {...props} />
      {circular.is_sample ? <SampleLine {...props} /> : null}
    </article>
  )
}

function Similar(props: EndedProps) {
  const { t, language, now, similar, circular, boardHref, client, host, emit, jobHref } = props
  return (
    <section className="job-part" aria-labelledby="similar">
      <div className="job-part-head">
        <h2 part="heading" id="similar">
          {t('job.similar')}
        </h2>
        {boardHref ? (
          <a href={boardHref + addressOf({ filters: { category: [circular.category] }, sortBy: 'deadline' })}>
            {t('job.all_open')}
          </a>
        ) : null}
      </div>
      <RowList className="job-rows">
        {similar.map(each => (
          <li key={each.id}>
            <CircularRow {...{ client, host, emit, jobHref, t, language, now }} circular={each} />
          </li>
        ))}
      </RowList>
    </section>
  )
}
