import type { Home } from '@prostuti/contract'
import { useNow } from '../../exams/publication/index.ts'
import { fillTemplate } from '../../foundation/page/safe-path.ts'
import { formatClock } from '../../foundation/text/format.ts'
import { Button, ButtonLink, IconClock } from '../../foundation/ui/index.ts'
import type { HomePartProps } from './home.props.ts'

interface UnfinishedProps extends HomePartProps {
  unfinished: NonNullable<Home['unfinished']>
}

/** An exam that is under way comes before all else: how long still, and the way back (specification §2). */
export function UnfinishedExam({ unfinished: { exam, deadline }, ...props }: UnfinishedProps) {
  const { client, t, language, emit, examHref, hrefTemplate } = props
  const end = Date.parse(deadline)
  const now = useNow(client, end)
  const href = examHref ?? hrefTemplate
  const words = t('home.go_on')
  return (
    <section className="ui-card home-unfinished" part="card" aria-labelledby="unfinished">
      <p className="home-unfinished-word">
        <IconClock />
        {t('home.unfinished')}
      </p>
      <h2 part="heading" id="unfinished">
        {exam.title}
      </h2>
      {now === null ? (
        <p>{t('home.checking')}</p>
      ) : (
        <p>
          <span className="home-clock ui-num" part="timer" role="timer" aria-live="off">
            {formatClock(end - now, language)}
          </span>{' '}
          {t(now < end ? 'home.left' : 'home.time_over')}
        </p>
      )}
      {href ? (
        <ButtonLink kind="primary" href={fillTemplate(href, { id: exam.id, state: 'live' })} describes={exam.title}>
          {words}
        </ButtonLink>
      ) : (
        <Button kind="primary" onClick={() => emit('chosen', { exam: exam.id, state: 'running' })}>
          {words}
        </Button>
      )}
    </section>
  )
}
