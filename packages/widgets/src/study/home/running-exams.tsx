import type { ExamCard } from '@prostuti/contract'
import { ExamRow } from '../../exams/exam-cards/index.ts'
import { RowList } from '../../foundation/ui/index.ts'
import { examCardProps } from './exam-card-props.ts'
import type { HomePartProps } from './home.props.ts'
import { HomeSection } from './home-section.tsx'

/** What else runs, and what I have handed in of it. */
export function RunningExams({ exams, ...props }: HomePartProps & { exams: readonly ExamCard[] }) {
  if (exams.length === 0) return null
  const isElse = exams.length < props.home.live_exams.length
  return (
    <HomeSection
      t={props.t}
      id="running"
      title={props.t(isElse ? 'home.running_too' : 'home.running')}
      href={undefined}
    >
      <RowList className="exam-rows">
        {exams.map(exam => (
          <li key={exam.id}>
            <ExamRow {...examCardProps(exam, props)} isBrief />
          </li>
        ))}
      </RowList>
    </HomeSection>
  )
}
