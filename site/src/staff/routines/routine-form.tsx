import { Button, Select, Switch } from '@mantine/core'
import '@mantine/core/styles/Switch.layer.css'
import { type ReactElement, useState } from 'react'
import { RowMenu } from '../fields/index.ts'
import { SaveButton, StaffForm, type StaffFormState, type Stored, UnsavedChip } from '../foundation/form/index.ts'
import {
  AuditTrail,
  ConfirmDialog,
  PageHead,
  useFigures,
  useQuery,
  useStaff,
  useTexts,
  useToldAct,
} from '../foundation/index.ts'
import { RoutineEntries } from './routine-entries.tsx'
import { RoutinePreview } from './routine-preview.tsx'
import { firstEntry, type RoutineValues } from './routine-values.ts'
import styles from './routines.module.css'
import { useRoutineForm } from './use-routine-form.ts'

interface RoutineFormProps {
  stored: Stored<RoutineValues>
  /** Of the program; null for a new routine. */
  id: string | null
  /** The program's name. */
  title: string | null
}

type Question = 'reset' | 'delete'

type RoutineFormState = StaffFormState<RoutineValues>

interface Program {
  readonly id: string
  readonly title: string
}

/** The days of a program, with the dates that they fall on beside them. */
export function RoutineForm(props: RoutineFormProps): ReactElement {
  const { id, title } = props
  const t = useTexts('routines')
  const admin = useStaff()
  const told = useToldAct()
  const form = useRoutineForm(props.stored, id)
  const { data: programs } = useQuery(['programs', 'names'], () => admin.programs.names())
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
      <RoutineHead isNew={id === null} form={form} onAsk={setAsked} />
      <StaffForm form={form} className={styles.form}>
        <section className="staff-card">
          <div className={styles.top}>
            {id === null ? (
              <ProgramSelect programs={programs} form={form} />
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
      {id !== null && !form.conflict && <RoutineTrail id={id} version={form.stored.version} />}
      <QuestionDialog
        {...{ asked, name }}
        count={values.entries.length}
        onConfirm={confirm}
        onClose={() => setAsked(null)}
      />
    </div>
  )
}

interface RoutineHeadProps {
  isNew: boolean
  form: RoutineFormState
  /** Before the routine is emptied or deleted. */
  onAsk(question: Question): void
}

function RoutineHead({ isNew, form, onAsk }: RoutineHeadProps): ReactElement {
  const t = useTexts('routines')
  return (
    <PageHead title={isNew ? t('routines.new') : t('routines.title')} figure={<UnsavedChip form={form} />}>
      <Button variant="subtle" color="red" onClick={() => onAsk('reset')}>
        {t('routines.reset')}
      </Button>
      {!isNew && (
        <RowMenu
          label={t('routines.delete')}
          actions={[
            {
              ...{ key: 'delete', label: t('routines.delete'), icon: 'trash' as const, danger: true },
              run: () => onAsk('delete'),
            },
          ]}
        />
      )}
      <Button component="a" href="/admin/programs/routine" variant="default">
        {t('frame.cancel')}
      </Button>
      <SaveButton form={form} />
    </PageHead>
  )
}

interface ProgramSelectProps {
  /** Null until they are read. */
  programs: readonly Program[] | null
  form: RoutineFormState
}

/** Whose routine a new one becomes. */
function ProgramSelect({ programs, form }: ProgramSelectProps): ReactElement {
  const t = useTexts('routines')
  return (
    <Select
      aria-label={t('routines.program')}
      placeholder={t('routines.choose_program')}
      data={programs?.map(each => ({ value: each.id, label: each.title })) ?? []}
      searchable
      {...form.form.getInputProps('program')}
    />
  )
}

const writesEnglish = ({ title_en, lines }: RoutineValues['entries'][number]) =>
  title_en !== '' || lines.some(({ en }) => en !== '')

/** What staff did to a routine, in sentences. */
function RoutineTrail({ id, version }: { id: string; version: Stored<RoutineValues>['version'] }): ReactElement {
  const t = useTexts('routines')
  return (
    <AuditTrail
      subject={{ kind: 'routine', id }}
      version={version ?? ''}
      labels={{ starts_on: t('routines.starts_on'), exams: t('routines.entries') }}
      actions={{
        created: t('routines.audit.created'),
        updated: t('routines.audit.updated'),
        deleted: t('routines.audit.deleted'),
      }}
    />
  )
}

interface QuestionDialogProps {
  asked: Question | null
  /** The program's name. */
  name: string
  /** How many entries there are. */
  count: number
  onConfirm(): Promise<void>
  onClose(): void
}

/** Asks before a routine is emptied or deleted. */
function QuestionDialog({ asked, name, count, onConfirm, onClose }: QuestionDialogProps): ReactElement {
  const t = useTexts('routines')
  const { number } = useFigures()
  return (
    <ConfirmDialog
      isOpen={asked !== null}
      title={t(asked === 'delete' ? 'routines.delete_ask' : 'routines.reset_ask')}
      confirm={t(asked === 'delete' ? 'routines.delete' : 'routines.reset_do')}
      danger
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <p>
        {asked === 'delete'
          ? t('routines.delete_text', { name, count: number(count) })
          : t('routines.reset_text', { count: number(count) })}
      </p>
    </ConfirmDialog>
  )
}
