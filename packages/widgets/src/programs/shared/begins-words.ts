import type { ProgramCard, ProgramDetails } from '@prostuti/contract'
import type { WidgetProps } from '../../foundation/element/define-widget.ts'
import { dayWords, fullDay } from '../books/index.ts'

/** When a program begins or has begun and, for who has it not, on which of its days they would enter now; '' where it has no days. */
export function beginsWords(
  program: ProgramCard,
  { today }: Pick<ProgramDetails, 'today'>,
  { t, language }: Pick<WidgetProps, 't' | 'language'>,
): string {
  const { starts_on: start, next_day: next, is_personalized: isPersonalized, total_days: total } = program
  if (total === 0 || program.enrolled) return ''
  if (isPersonalized) return t('programs.any_day')
  if (start === null) return ''
  if (start > today) return t('program.begins', { date: fullDay(start, language) })
  if (!next) return t('program.days_over')
  const when = dayWords(next.date, today, language)
  return t('program.enters', { date: fullDay(start, language), number: next.number, when, title: next.title })
}
