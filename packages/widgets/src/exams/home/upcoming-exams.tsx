import { ExamCard } from '../exam-list/exam-card.tsx'
import { cardOf, type HomePartProps } from './home.view.tsx'
import { HomeSection } from './home-section.tsx'
import { StartsIn } from './starts-in.tsx'

/** So many of the next ones; the list has them all. */
const most = 3

/** What comes next, and how long until then. */
export function UpcomingExams(props: HomePartProps) {
  const { t, home, client, language, upcomingHref } = props
  const exams = home.upcoming_exams.slice(0, most)
  return (
    <HomeSection t={t} id="upcoming" title={t('home.upcoming')} href={exams.length > 0 ? upcomingHref : undefined}>
      {exams.length > 0 ? (
        <ul className="exam-cards">
          {exams.map(exam => (
            <li key={exam.id}>
              <ExamCard {...cardOf(exam, props)}>
                <StartsIn start={exam.start_time} {...{ client, language, t }} />
              </ExamCard>
            </li>
          ))}
        </ul>
      ) : (
        <p className="ui-muted">{t('home.upcoming_none')}</p>
      )}
    </HomeSection>
  )
}
