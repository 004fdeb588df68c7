import { rulesOf } from '../shared/index.ts'
import type { JoinScreenProps } from './exam-join.props.ts'

/** What counts, and what is asked. */
export function ExamRules({ exam, mode, t }: JoinScreenProps) {
  return (
    <>
      <section className="join-part">
        <h2 part="heading">{t('join.rules')}</h2>
        <ul className="join-list">
          {rulesOf(exam, mode, t).map(rule => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
      </section>
      <section className="join-part">
        <h2 part="heading">{t('join.syllabus')}</h2>
        {exam.syllabus.length > 0 ? (
          <ul className="join-list">
            {exam.syllabus.map(({ id, title }) => (
              <li key={id}>{title}</li>
            ))}
          </ul>
        ) : (
          <p className="ui-muted">{t('join.syllabus_none')}</p>
        )}
      </section>
    </>
  )
}
