import { ExamCard } from '../exam-list/exam-card.tsx'
import { cardOf, type HomePartProps } from './home.view.tsx'
import { HomeSection } from './home-section.tsx'

/** What can be sat right now. */
export function RunningExams(props: HomePartProps) {
  const { t, home } = props
  return (
    <HomeSection t={t} id="running" title={t('home.running')} href={undefined}>
      {home.live_exams.length > 0 ? (
        <ul className="exam-cards">
          {home.live_exams.map(exam => (
            <li key={exam.id}>
              <ExamCard {...cardOf(exam, props)} />
            </li>
          ))}
        </ul>
      ) : (
        <p className="ui-muted">{t('home.running_none')}</p>
      )}
    </HomeSection>
  )
}
