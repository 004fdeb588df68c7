import type { StudyToday, TopicProgress } from '@prostuti/contract'
import { memoryApiOf } from '@prostuti/sdk/study'
import { useState } from 'react'
import { fillTemplate } from '../../foundation/page/safe-path.ts'
import { errorText } from '../../foundation/text/error-text.ts'
import { Button, ButtonLink, RowList } from '../../foundation/ui/index.ts'
import { HeatMap } from './heat-map.tsx'
import type { NotebookPartProps } from './notebook.props.ts'

/** The days and the goal. */
export function Days(props: NotebookPartProps) {
  return (
    <div className="notebook-days">
      <HeatMap {...props} />
      <Goal {...props} />
    </div>
  )
}

/** So many at first, where none is weak. */
const mostTopics = 5

/** Weak topics first, one press from practice. */
export function Topics({ progress, ...props }: NotebookPartProps) {
  const { t } = props
  const [isWhole, setWhole] = useState(false)
  const answered = progress.topics.filter(({ answers }) => answers > 0).sort(byAccuracy)
  const isWeak = progress.weak.length > 0
  const first = isWeak ? progress.weak : answered.slice(0, mostTopics)
  const weak = new Set(progress.weak.map(({ topic }) => topic.id))
  const shown = isWhole ? answered : first
  return (
    <section className="notebook-part" aria-labelledby="topics">
      <header>
        <h2 part="heading" id="topics">
          {t(isWeak && !isWhole ? 'notebook.weak' : 'notebook.topics')}
        </h2>
        {answered.length > first.length ? (
          <Button kind="quiet" onClick={() => setWhole(!isWhole)}>
            {t(isWhole ? 'notebook.fewer_topics' : 'notebook.all_topics')}
          </Button>
        ) : null}
      </header>
      {shown.length === 0 ? <p className="ui-muted">{t('notebook.no_topics')}</p> : null}
      {shown.length > 0 ? (
        <RowList className="notebook-topics">
          {shown.map(each => (
            <li key={each.topic.id}>
              <Topic {...props} figures={each} isWeak={weak.has(each.topic.id)} />
            </li>
          ))}
        </RowList>
      ) : null}
    </section>
  )
}

const accuracy = ({ right, answers }: TopicProgress) => right / answers
const byAccuracy = (a: TopicProgress, b: TopicProgress) => accuracy(a) - accuracy(b) || b.answers - a.answers

interface TopicProps extends Omit<NotebookPartProps, 'progress'> {
  figures: TopicProgress
  isWeak: boolean
}

function Topic({ t, practiceHref, figures, isWeak }: TopicProps) {
  const { topic, right, answers, mean_seconds: seconds } = figures
  const percent = Math.round((right * 100) / answers)
  const mean = Math.round(seconds ?? 0)
  return (
    <>
      <p>
        <b>{topic.title}</b>
        <span className="ui-small ui-muted ui-num">
          <span data-weak={isWeak ? '' : undefined}>{t('notebook.accuracy', { percent })}</span>
          {mean > 0 ? ` · ${t('notebook.mean', { seconds: mean })}` : null}
        </span>
      </p>
      {practiceHref ? (
        <ButtonLink href={fillTemplate(practiceHref, { id: topic.id })} describes={topic.title}>
          {t('notebook.practise')}
        </ButtonLink>
      ) : null}
    </>
  )
}

/** Steps of the goal that one may choose. */
const goals = [10, 20, 30, 50, 100]

function Goal({ client, t, progress }: NotebookPartProps) {
  const [today, setToday] = useState<StudyToday>(progress.today)
  const [error, setError] = useState<unknown>(null)
  const choose = (goal: number) => {
    setError(null)
    memoryApiOf(client).updateGoal(goal).then(setToday, setError)
  }
  const offered = [...new Set([...goals, today.goal])].sort((a, b) => a - b)
  const trouble = error ? errorText(error, t) : null
  return (
    <section className="notebook-goal">
      <p>
        <b className="ui-num">{t('notebook.today', { answered: today.answered, goal: today.goal })}</b>{' '}
        {t(progress.streak.rested_this_week ? 'notebook.rested' : 'notebook.rest')}
      </p>
      <label>
        {t('notebook.goal')}{' '}
        <select
          className="ui-input"
          part="input"
          value={today.goal}
          onChange={event => choose(Number(event.currentTarget.value))}
        >
          {offered.map(goal => (
            <option key={goal} value={goal}>
              {t('notebook.goal_count', { count: goal })}
            </option>
          ))}
        </select>
      </label>
      <p role="alert" className="ui-small">
        {trouble ? `${trouble.title} ${trouble.text}` : ''}
      </p>
    </section>
  )
}
