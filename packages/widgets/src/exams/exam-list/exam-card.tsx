import type { ExamCard as Exam, ExamState } from '@prostuti/contract'
import type { WidgetProps } from '../../foundation/define-widget.ts'
import { formatMoment, minutesOf } from '../../foundation/format.ts'
import { Button, ButtonLink, Chip, type ChipTone, IconCheck } from '../../foundation/ui/index.ts'

type CardProps = Pick<WidgetProps, 't' | 'language'> & {
  exam: Exam
  /** The server's clock in milliseconds. */
  now: number
  href: string | undefined
  onChoose: () => void
}

const tones: Record<ExamState, ChipTone> = { running: 'running', upcoming: 'plain', archived: 'archived' }
const actions: Record<ExamState, string> = { running: 'list.take', upcoming: 'list.details', archived: 'list.practise' }

/** One exam: its state by colour and word, when, how long, what it costs, and the way in. */
export function ExamCard({ exam, t, language, now, href, onChoose }: CardProps) {
  const open = exam.state === 'running' && !exam.participated
  const action = t(actions[exam.state === 'running' && !open ? 'upcoming' : exam.state])
  return (
    <article className="ui-card exam" data-state={exam.state}>
      <p className="exam-chips">
        <Chip tone={tones[exam.state]}>
          <i aria-hidden="true" />
          {t(`list.state.${exam.state}`)}
        </Chip>
        {exam.participated ? (
          <Chip tone="taken">
            <IconCheck />
            {t('list.taken')}
          </Chip>
        ) : null}
        {exam.is_demo ? <Chip>{t('list.demo')}</Chip> : null}
      </p>
      <h3>{exam.title}</h3>
      {exam.program ? <p className="ui-small ui-muted">{exam.program.title}</p> : null}
      <p className="ui-num">{when(exam, t, text => formatMoment(text, language, now))}</p>
      <p className="ui-small ui-muted ui-num">{facts(exam, t).join(' · ')}</p>
      {href ? (
        <ButtonLink kind={open ? 'primary' : 'plain'} href={href} onClick={onChoose} describes={exam.title}>
          {action}
        </ButtonLink>
      ) : (
        <Button kind={open ? 'primary' : 'plain'} onClick={onChoose} describes={exam.title}>
          {action}
        </Button>
      )}
    </article>
  )
}

function when(exam: Exam, t: CardProps['t'], moment: (instant: string) => string): string {
  if (exam.state === 'upcoming') return t('list.starts', { time: moment(exam.start_time) })
  return t(exam.state === 'running' ? 'list.ends' : 'list.ended', { time: moment(exam.end_time) })
}

function facts(exam: Exam, t: CardProps['t']): string[] {
  const cost = exam.is_free || exam.cost === 0 ? t('list.free') : t('list.coins', { count: exam.cost })
  return [
    t('list.questions', { count: exam.total_questions }),
    t('list.minutes', { count: minutesOf(exam.duration) }),
    cost,
  ]
}
