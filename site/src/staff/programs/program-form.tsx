import { NativeSelect, Switch, TagsInput } from '@mantine/core'
import '@mantine/core/styles/Pill.layer.css'
import '@mantine/core/styles/PillsInput.layer.css'
import '@mantine/core/styles/Switch.layer.css'
import type { ProgramCover, StaffProgram } from '@prostuti/contract'
import { takaBounds } from '@prostuti/contract/taka-bounds'
import type { ReactElement } from 'react'
import { BothLanguages, NumberField } from '../fields/index.ts'
import { SaveButton, StaffForm, type StaffFormState, UnsavedChip, useStaffForm } from '../foundation/form/index.ts'
import { DateField, useDenial, useFigures, useStaff, useTexts } from '../foundation/index.ts'
import { type ProgramValues, toChanges, toStored } from './program-values.ts'
import styles from './programs.module.css'
import { SyllabusFields } from './syllabus-fields.tsx'

const covers: readonly ProgramCover[] = ['leaf', 'ink', 'clay', 'river', 'jute', 'brick']
const goals = ['bcs', 'primary-teacher', 'bank'] as const

interface ProgramFormProps {
  program: StaffProgram
  onSaved(program: StaffProgram): void
}

/** The texts, price, place and start of a program. */
export function ProgramForm({ program, onSaved }: ProgramFormProps): ReactElement {
  const t = useTexts('programs')
  const form = useProgramForm({ program, onSaved })
  const { getInputProps } = form.form
  const both = (name: 'title' | 'summary' | 'description', max: number, tall = false) => (
    <BothLanguages
      labels={{ bn: t(`programs.field.${name}_bn`), en: t(`programs.field.${name}_en`) }}
      bn={getInputProps(`${name}_bn`)}
      en={getInputProps(`${name}_en`)}
      {...{ max, tall }}
    />
  )
  return (
    <StaffForm form={form} className={styles.fields}>
      <div className={styles.end}>
        <UnsavedChip form={form} />
        <SaveButton form={form} />
      </div>
      <section className="staff-card">
        <header>
          <h2>{t('programs.texts')}</h2>
        </header>
        <div className={styles.body}>
          {both('title', 120)}
          {both('summary', 200)}
          {both('description', 5000, true)}
          <SyllabusFields form={form} />
        </div>
      </section>
      <SellingFields form={form} />
    </StaffForm>
  )
}

/** What it costs, where it stands and when it starts. */
function SellingFields({ form }: { form: StaffFormState<ProgramValues> }): ReactElement {
  const t = useTexts('programs')
  const { getInputProps, values } = form.form
  const pricing = useDenial('prices.change')
  const numbered = (name: 'cost' | 'cost_in_tk' | 'position', help?: string, disabled = false) => (
    <NumberField
      label={form.labels[name]}
      description={help}
      disabled={disabled}
      {...getInputProps(name)}
      value={values[name]}
    />
  )
  return (
    <section className="staff-card">
      <header>
        <h2>{t('programs.selling')}</h2>
      </header>
      <div className={styles.body}>
        <div className={styles.three}>
          {numbered('cost_in_tk', pricing ?? t('programs.price_help'), pricing !== undefined)}
          {numbered('cost', pricing ?? t('programs.price_help'), pricing !== undefined)}
          {numbered('position')}
        </div>
        <Switch
          label={form.labels.is_personalized}
          description={t('programs.personalized_help')}
          {...getInputProps('is_personalized', { type: 'checkbox' })}
        />
        <div className={styles.three}>
          {!values.is_personalized && (
            <DateField
              type="date"
              label={form.labels.starts_on}
              {...getInputProps('starts_on')}
              value={values.starts_on}
            />
          )}
          <NativeSelect
            label={form.labels.cover}
            data={covers.map(value => ({ value, label: t(`programs.cover.${value}`) }))}
            {...getInputProps('cover')}
          />
        </div>
        <TagsInput
          label={form.labels.tags}
          description={t('programs.tags_text')}
          data={goals.map(value => ({ value, label: t(`programs.goal.${value}`) }))}
          maxTags={30}
          {...getInputProps('tags')}
          value={[...values.tags]}
        />
      </div>
    </section>
  )
}

function useProgramForm({ program, onSaved }: ProgramFormProps): StaffFormState<ProgramValues> {
  const t = useTexts('programs')
  const admin = useStaff()
  const { number } = useFigures()
  const { id } = program
  const names = ['title_bn', 'title_en', 'summary_bn', 'summary_en', 'description_bn', 'description_en'] as const
  const others = [
    'syllabus',
    'cover',
    'tags',
    'position',
    'cost',
    'cost_in_tk',
    'is_personalized',
    'starts_on',
  ] as const
  const labels = Object.fromEntries([...names, ...others].map(name => [name, t(`programs.field.${name}`)]))
  const isWrong = (value: number) => Number.isNaN(value) || value > 1_000_000
  const { min, max } = takaBounds
  const isTaka = (value: number) => value === 0 || (value >= min && value <= max)
  return useStaffForm<ProgramValues>({
    stored: toStored(program),
    labels: labels as Record<keyof ProgramValues & string, string>,
    draft: `program:${id}`,
    validate: values => ({
      ...(values.title_bn.trim() === '' && { title_bn: t('programs.title_needed') }),
      ...(values.syllabus.some(({ bn }) => bn.trim() === '') && { syllabus: t('programs.syllabus_needed') }),
      ...Object.fromEntries(
        (['position', 'cost'] as const)
          .filter(name => isWrong(values[name]))
          .map(name => [name, t('programs.number_needed')]),
      ),
      ...(!isTaka(values.cost_in_tk) && {
        cost_in_tk: t('programs.taka_needed', { min: number(min), max: number(max) }),
      }),
    }),
    async save(values, revision) {
      const saved = await admin.programs.update(id, toChanges(values, Number(revision)))
      onSaved(saved)
      return toStored(saved)
    },
    reload: async () => toStored(await admin.programs.get(id)),
  })
}
