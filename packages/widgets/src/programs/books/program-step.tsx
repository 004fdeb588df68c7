import type { ProgramCard } from '@prostuti/contract'
import { dhakaDay } from '@prostuti/sdk/i18n/format'
import type { WidgetProps } from '../../foundation/element/define-widget.ts'
import { dayWords } from './days.ts'
import { ProgressBar } from './progress-bar.tsx'

interface StepProps extends Pick<WidgetProps, 't' | 'language'> {
  program: ProgramCard
  /** The server's clock in milliseconds. */
  now: number
}

/** The day of a program that it is for this person, or the next one, and how far along they are. */
export function ProgramStep({ program, t, language, now }: StepProps) {
  const { next_day: next, total_days: total } = program
  if (!next) return <small className="ui-small ui-muted">{t(wordsWithout(program))}</small>
  const when = dayWords(next.date, dhakaDay(now), language)
  return (
    <>
      <small className="ui-small ui-muted ui-num">
        {t('programs.step', { number: next.number, when, title: next.title })}
      </small>
      {total > 0 ? (
        <ProgressBar value={next.number} max={total} label={t('programs.progress', { number: next.number, total })} />
      ) : null}
    </>
  )
}

/** Nothing lies ahead: it has no days, its days are over, or this person has not said when they begin. */
function wordsWithout({
  total_days: total,
  is_personalized: isPersonalized,
  starts_on: startsOn,
}: ProgramCard): string {
  if (total === 0) return 'programs.no_days'
  return isPersonalized && !startsOn ? 'programs.choose_start' : 'programs.days_over'
}
