import { practiceCount } from '@prostuti/contract/study/bounds'
import { ApiError } from '@prostuti/sdk'
import { type StaffFormState, type Stored, useStaffForm } from '../foundation/form/index.ts'
import { toast, useFigures, useStaff, useTexts } from '../foundation/index.ts'
import { practiceFaults, type RoutineValues, toBody, toStored } from './routine-values.ts'

/** The form of a routine; `id` of its program, null for a new one. */
export function useRoutineForm(stored: Stored<RoutineValues>, id: string | null): StaffFormState<RoutineValues> {
  const t = useTexts('routines')
  const { number } = useFigures()
  const admin = useStaff()
  const bounds = { min: number(practiceCount.min), max: number(practiceCount.max) }
  return useStaffForm<RoutineValues>({
    stored,
    labels: { program: t('routines.program'), starts_on: t('routines.starts_on'), entries: t('routines.entries') },
    draft: `routine:${id ?? 'new'}`,
    validate: ({ program, entries }) => ({
      ...(program === null && { program: t('routines.program_needed') }),
      ...Object.fromEntries(
        entries.flatMap(({ interval, lines }, entry) => [
          ...(Number.isNaN(interval) || interval > 3650
            ? [[`entries.${entry}.interval`, t('routines.interval_needed')]]
            : []),
          ...lines.flatMap(({ bn, practice }, line) => {
            const path = `entries.${entry}.lines.${line}`
            const faults = practice ? practiceFaults(practice) : []
            return [
              ...(bn.trim() === '' && !faults.includes('category') ? [[`${path}.bn`, t('routines.line_needed')]] : []),
              ...faults.map(field => [`${path}.practice.${field}`, t(`routines.practice_${field}_needed`, bounds)]),
            ]
          }),
        ]),
      ),
    }),
    renamed: { exams: 'entries' },
    async save(values, revision) {
      const body = toBody(values)
      if (id !== null) return toStored(await admin.routines.update(id, { ...body, revision: Number(revision) }))
      try {
        return toStored(await admin.routines.create({ ...body, program: values.program! }))
      } catch (error) {
        if (error instanceof ApiError && error.code === 'conflict') toast(t('routines.taken'), 'wrong')
        throw error
      }
    },
    onSaved:
      id === null ? ({ values }) => location.assign(`/admin/programs/routine/update/?id=${values.program}`) : undefined,
    reload: id === null ? undefined : async () => toStored(await admin.routines.get(id)),
  })
}
