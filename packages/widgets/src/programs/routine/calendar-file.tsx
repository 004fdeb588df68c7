import { getRoutine } from '@prostuti/contract/programs/operations'
import { ButtonLink } from '../../foundation/ui/index.ts'
import type { RoutineData, RoutinePartProps } from './routine.props.ts'

/** The days as a file that any calendar takes; of a personalised program its owner has an address instead. */
export function CalendarFile({
  client,
  t,
  program,
  routine,
}: RoutinePartProps & { program: NonNullable<RoutineData['program']> }) {
  if (program.is_personalized || routine.days.every(({ date }) => date === null)) return null
  const query = new URLSearchParams({ program: program.id, format: 'ics' })
  return (
    <section className="ui-card routine-calendar" part="card" aria-labelledby="file">
      <h2 part="heading" id="file">
        {t('routine.file')}
      </h2>
      <p className="ui-small ui-muted">{t('routine.file_text')}</p>
      <ButtonLink href={`${client.base}${getRoutine.path}?${query}`}>{t('routine.file_get')}</ButtonLink>
    </section>
  )
}
