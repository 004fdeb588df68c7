import { ApplyFoot } from './apply-foot.tsx'
import { ExamCard } from './exam-card.tsx'
import { AllFacts, KeyFacts } from './facts.tsx'
import { JobHead } from './job-head.tsx'
import { JobLinks } from './job-links.tsx'
import { LongTexts } from './long-texts.tsx'
import { SampleLine } from './sample-line.tsx'
import { TimeCard } from './time-card.tsx'
import type { JobViewProps } from './view-props.ts'

/** One can apply, or will be able to: what one must know stands above, what one does beside it or below. */
export function OpenJob(props: JobViewProps) {
  const { circular } = props
  return (
    <article className="job">
      <JobHead {...props} />
      <div className="job-side">
        <TimeCard {...props} />
        {circular.exam_date === null ? null : (
          <div className="ui-card job-exam-card" part="card">
            <ExamCard {...props} />
          </div>
        )}
        <JobLinks {...props} />
      </div>
      <div className="job-main">
        <KeyFacts {...props} />
        <LongTexts {...props} />
        <AllFacts {...props} />
        <SampleLine {...props} />
      </div>
      <div className="job-foot">
        <ApplyFoot {...props} />
      </div>
    </article>
  )
}
