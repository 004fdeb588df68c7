import type { ExamCard } from '@prostuti/contract'
import { ExamRow } from '../../exams/exam-cards/index.ts'
import { RowList } from '../../foundation/ui/index.ts'
import { examCardProps } from './exam-card-props.ts'
import type { HomePartProps } from './home.props.ts'
import { HomeSection } from './home-section.tsx'
import { StartsIn } from './starts-in.tsx'

/** So many of the next ones; the list has them all. */
const most = 4

/** What comes next, and how long until the first of them. */
export function UpcomingExams({ exams, ...props }: HomePartProps & { exams: readonly ExamCard[] }) {
  const { t, home, client, language, upcomingHref } = props
  if (exams.length === 0) return null
  const isNext = exams[0] === home.upcoming_exams[0]
  return (
    <HomeSection t={t} id="upcoming" title={t('home.upcoming')} href={upcomingHref}>
      <RowList className="exam-rows">
        {exams.slice(0, most).map((exam, place) => (
          <li key={exam.id}>
            <ExamRow {...examCardProps(exam, props)} isBrief>
              {isNext && place === 0 ? <StartsIn start={exam.start_time} {...{ client, language, t }} /> : null}
            </ExamRow>
          </li>
        ))}
      </RowList>
    </HomeSection>
  )
}
