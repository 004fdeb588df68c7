import { Button } from '@mantine/core'
import type { StaffProgram } from '@prostuti/contract'
import type { ReactElement } from 'react'
import { Icon, StateMessage, useFigures, useTexts } from '../foundation/index.ts'

/** The way to the pages that keep a program's routine and questions. */
export function ProgramLinks({ program, part }: { program: StaffProgram; part: 'routine' | 'faqs' }): ReactElement {
  return (
    <section className="staff-card">
      {part === 'faqs' ? <FaqLink program={program} /> : <RoutineLink program={program} />}
    </section>
  )
}

function RoutineLink({ program: { id, routine_days: days } }: { program: StaffProgram }): ReactElement {
  const t = useTexts('programs')
  const { number } = useFigures()
  if (days === 0)
    return (
      <StateMessage icon="calendar-days" title={t('programs.no_routine')} text={t('programs.no_routine_text')}>
        <Button component="a" href={`/admin/programs/routine/create?program=${id}`} leftSection={<Icon name="plus" />}>
          {t('programs.routine_create')}
        </Button>
      </StateMessage>
    )
  return (
    <StateMessage
      icon="calendar-days"
      title={t('programs.routine_days', { count: number(days) })}
      text={t('programs.routine_days_text')}
    >
      <Button component="a" href={`/admin/programs/routine/update/?id=${id}`}>
        {t('programs.routine_open')}
      </Button>
    </StateMessage>
  )
}

function FaqLink({ program: { id, faqs } }: { program: StaffProgram }): ReactElement {
  const t = useTexts('programs')
  const { number } = useFigures()
  return (
    <StateMessage
      icon="circle-question-mark"
      title={t('programs.faqs_count', { count: number(faqs) })}
      text={t('programs.faqs_text')}
    >
      {faqs > 0 && (
        <Button component="a" variant="default" href={`/admin/faq?program=${id}`}>
          {t('programs.faqs_open')}
        </Button>
      )}
      <Button component="a" href={`/admin/faq/create?program=${id}`} leftSection={<Icon name="plus" />}>
        {t('programs.faqs_new')}
      </Button>
    </StateMessage>
  )
}
