import { practicesOf } from '@prostuti/sdk/study'
import { useRequest } from '../../foundation/data/use-request.ts'
import { fillTemplate } from '../../foundation/page/safe-path.ts'
import type { PracticeProps } from './practice.props.ts'
import { minutesFor } from './set-up-choices.ts'

/** The staff's short sets: one that is under way is sat as an exam, one that is over is practised. Without any nothing shows. */
export function ShortSets({ client, t, setUpHref, examHref }: PracticeProps) {
  const { data } = useRequest('short sets', () => practicesOf(client).api.shortSets({ pageSize: 10 }))
  if (!data || data.results.length === 0) return null
  const hrefOf = (id: string, isOver: boolean) => {
    if (isOver) return setUpHref && `${setUpHref}?source=short-set&exam=${encodeURIComponent(id)}`
    return examHref && fillTemplate(examHref, { id })
  }
  return (
    <section className="practice-part" aria-labelledby="short-sets">
      <h2 part="heading" id="short-sets">
        {t('practice.short_sets')}
      </h2>
      <ul className="practice-sets">
        {data.results.map(({ id, title, question_count: count, duration_seconds: seconds, end_time: end, program }) => (
          <li key={id}>
            <a href={hrefOf(id, Date.parse(end) <= client.now())}>
              <b>{title}</b>
              <small className="ui-muted ui-num">
                {[
                  t('practice.set_facts', {
                    count,
                    minutes: seconds > 0 ? Math.ceil(seconds / 60) : minutesFor(count),
                  }),
                  program?.title,
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </small>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
