import type { StandingsAmong, StandingsPeriod } from '@prostuti/contract'
import type { MouseEvent, ReactNode } from 'react'
import { opensElsewhere } from '../../foundation/page/opens-elsewhere.ts'
import { addressOf } from './list-address.ts'
import type { ChosenProps } from './rank-list.props.ts'

const periods: readonly StandingsPeriod[] = ['exam', 'week', 'month', 'season']
const circles: readonly StandingsAmong[] = ['all', 'program', 'district', 'centre']

/** The two questions: which exams count, and among whom. Each answer has an address; a plain press stays here. */
export function Questions(props: ChosenProps) {
  const { t, examId, choice } = props
  return (
    <div className="ranks-questions">
      <nav className="ui-tabs" aria-label={t('ranks.which_exams')}>
        {periods
          .filter(period => period !== 'exam' || examId)
          .map(period => (
            <Answer key={period} {...props} to={{ period }} isCurrent={choice.period === period}>
              {t(`ranks.period.${period}`)}
            </Answer>
          ))}
      </nav>
      <nav className="ui-pills" aria-label={t('ranks.among_whom')}>
        <ul>
          {circles.map(among => (
            <li key={among}>
              <Answer {...props} className="ui-pill" to={{ among }} isCurrent={choice.among === among}>
                {t(`ranks.circle.${among}`)}
              </Answer>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}

interface AnswerProps extends ChosenProps {
  to: { period: StandingsPeriod } | { among: StandingsAmong }
  isCurrent: boolean
  className?: string
  children: ReactNode
}

function Answer({ to, isCurrent, className, children, ...props }: AnswerProps) {
  const next = { ...props.choice, ...to }
  const go = (event: MouseEvent) => {
    if (opensElsewhere(event)) return
    event.preventDefault()
    props.choose(next)
  }
  return (
    <a
      className={className}
      part="choice"
      href={addressOf(props.chooseHref ?? '', props, next)}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={go}
    >
      {children}
    </a>
  )
}
