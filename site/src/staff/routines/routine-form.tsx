import { Button, Select, Switch } from '@mantine/core'
import '@mantine/core/styles/Switch.layer.css'
import { practiceCount } from '@prostuti/contract'
import { ApiError } from '@prostuti/sdk'
import { type ReactElement, useState } from 'react'
import { RowMenu } from '../fields/index.ts'
import { SaveButton, StaffForm, type Stored, UnsavedChip, useStaffForm } from '../foundation/form/index.ts'
import {
  AuditTrail,
  ConfirmDialog,
  PageHead,
  toast,
  useFigures,
  useLoaded,
  useStaff,
  useTexts,
  useToldAct,
} from '../foundation/index.ts'
import { RoutineEntries } from './routine-entries.tsx'
import { RoutinePreview } from './routine-preview.tsx'
import { firstEntry, practiceFaults, type RoutineValues, toBody, toStored } from './routine-values.ts'
import styles from './routines.module.css'

interface RoutineFormProps {
  stored: Stored<RoutineValues>
  /** Of the programme; null for a new routine. */
  id: string | null
  /** The programme's name. */
  title: string | null
}

type Question = 'reset' | 'delete'

/** The days of a programme, with the dates that they fall on beside them. */
export function RoutineForm(props: RoutineFormProps): ReactElement {
  const { id, title } = props
  const t = useTexts('routines')
  const { number } = useFigures()
  const admin = useStaff()
  const told = useToldAct()
  const form = useRoutineForm(props)
  const { data: programs } = useLoaded(() => admin.programs.names(), '')
  const [asked, setAsked] = useState<Question | null>(null)
  const { values } = form.form
  const [hasEnglish, setEnglish] = useState(() => values.entries.some(writesEnglish))
  const program = programs?.find(each => each.id === values.program)
  const name = title ?? program?.title ?? ''

  async function confirm(): Promise<void> {
    if (asked === 'reset') form.form.setFieldValue('entries', [firstEntry])
    else if (id && (await told(() => admin.routines.delete(id), t('routines.deleted')))) {
      form.discard()
      location.assign('/admin/programs/routine')
    }
    setAsked(null)
  }

  return (
    <div className={styles.page}>
      <PageHead title={id === null ? t('routines.new') : t('routines.title')} figure={<UnsavedChip form={form} />}>
        <Button variant="subtle" color="red" onClick={() => setAsked('reset')}>
          {t('routines.reset')}
        </Button>
        {id !== null && (
          <RowMenu
            label={t('routines.delete')}
            actions={[
              {
                ...{ key: 'delete', label: t('routines.delete'), icon: 'trash-2' as const, danger: true },
                run: () => setAsked('delete'),
              },
            ]}
          />
        )}
        <Button component="a" href="/admin/programs/routine" variant="default">
          {t('frame.cancel')}
        </Button>
        <SaveButton form={form} />
      </PageHead>
      <StaffForm form={form} className={styles.form}>
        <section className="staff-card">
          <div className={styles.top}>
            {id === null ? (
              <Select
                aria-label={t('routines.program')}
                placeholder={t('routines.choose_program')}
                data={programs?.map(each => ({ value: each.id, label: each.title })) ?? []}
                searchable
                {...form.form.getInputProps('program')}
              />
            ) : (
              <h2>
                <a href={`/admin/programs/${id}?tab=routine`}>{name}</a>
              </h2>
            )}
            <Switch
              label={t('routines.with_english')}
              checked={hasEnglish}
              onChange={event => setEnglish(event.currentTarget.checked)}
            />
          </div>
          <RoutineEntries form={form.form} program={values.program} hasEnglish={hasEnglish} />
        </section>
        <RoutinePreview form={form.form} isPersonalized={program?.is_personalized ?? false} />
      </StaffForm>
      {id !== null && !form.conflict && (
        <AuditTrail
          subject={{ kind: 'routine', id }}
          version={form.stored.version ?? ''}
          labels={{ starts_on: t('routines.starts_on'), exams: t('routines.entries') }}
          actions={{
            created: t('routines.audit.created'),
            updated: t('routines.audit.updated'),
            deleted: t('routines.audit.deleted'),
          }}
        />
      )}
      <ConfirmDialog
        isOpen={asked !== null}
        title={t(asked === 'delete' ? 'routines.delete_ask' : 'routines.reset_ask')}
        confirm={t(asked === 'delete' ? 'routines.delete' : 'routines.reset_do')}
        danger
        onConfirm={confirm}
        onClose={() => setAsked(null)}
      >
        <p>
          {asked === 'delete'
            ? t('routines.delete_text', { name, count: number(values.entries.length) })
            : t('routines.reset_text', { count: number(values.entries.length) })}
        </p>
      </ConfirmDialog>
    </div>
  )
}

const writesEnglish = ({ title_en, lines }: RoutineValues['entries'][number]) =>
  title_en !== '' || lines.some(({ en }) => en !== '')

function useRoutineForm({ stored, id }: RoutineFormProps) {
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
