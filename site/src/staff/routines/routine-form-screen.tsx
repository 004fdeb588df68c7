import { Button } from '@mantine/core'
import type { ReactElement } from 'react'
import type { Stored } from '../foundation/form/index.ts'
import {
  ErrorState,
  PageHead,
  type StaffProps,
  StaffRoot,
  StateMessage,
  useAddress,
  useQuery,
  useStaff,
  useTexts,
} from '../foundation/index.ts'
import { RoutineForm } from './routine-form.tsx'
import { firstEntry, type RoutineValues, toStored } from './routine-values.ts'

/** Writes a program's routine, or changes the one that the address names (`?id=`). */
export function RoutineFormScreen({ staff, mode }: { staff: StaffProps; mode: 'create' | 'update' }): ReactElement {
  return (
    <StaffRoot staff={staff}>
      {mode === 'create' ? <RoutineForm stored={emptyRoutine()} id={null} title={null} /> : <UpdateRoutine />}
    </StaffRoot>
  )
}

/** Of the program that a link to here names. */
const emptyRoutine = (): Stored<RoutineValues> => ({
  version: null,
  values: { program: new URLSearchParams(location.search).get('program'), starts_on: '', entries: [firstEntry] },
})

function UpdateRoutine(): ReactElement {
  const t = useTexts('routines')
  const admin = useStaff()
  const id = useAddress()[0].get('id')
  const { data, error, reload } = useQuery(['routines', id], async () => (id ? admin.routines.get(id) : null))
  if (!id)
    return (
      <StateMessage icon="search-x" title={t('routines.missing')} text={t('routines.missing_text')}>
        <Button component="a" href="/admin/programs/routine">
          {t('routines.to_list')}
        </Button>
      </StateMessage>
    )
  if (error) return <ErrorState error={error} onRetry={reload} />
  if (!data) return <PageHead title={t('routines.title')} />
  return <RoutineForm key={data.id} stored={toStored(data)} id={data.id} title={data.program.title} />
}
