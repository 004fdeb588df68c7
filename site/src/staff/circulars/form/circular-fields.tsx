import { MultiSelect, NativeSelect, Select, Textarea, TextInput } from '@mantine/core'
import '@mantine/core/styles/Pill.layer.css'
import '@mantine/core/styles/PillsInput.layer.css'
import { districtName, districts } from '@prostuti/contract/district-names'
import { circularLengths } from '@prostuti/contract/text-lengths'
import type { ReactElement, ReactNode } from 'react'
import { NumberField } from '../../fields/index.ts'
import type { StaffFormState } from '../../foundation/form/index.ts'
import { DateField, useFigures, useLanguage, useTexts } from '../../foundation/index.ts'
import { categories, employments, genders, methods, workspaces } from '../circular/choices.ts'
import { type CircularField, type CircularValues, type FieldGroup, fieldGroups } from '../circular/circular-values.ts'
import styles from './circular-form.module.css'
import { PictureField } from './picture-field.tsx'

type Form = StaffFormState<CircularValues>

/** All fields of a circular, in the order in which it is read. */
export function CircularFields({ form }: { form: Form }): ReactElement {
  return (
    <>
      <PostFields form={form} />
      <ApplicantFields form={form} />
      <WorkFields form={form} />
      <ApplyingFields form={form} />
      <SourceFields form={form} />
    </>
  )
}

function PostFields({ form }: { form: Form }): ReactElement {
  const t = useTexts('circulars')
  const language = useLanguage()
  const { getInputProps, values, setFieldValue } = form.form
  return (
    <Group name="post">
      <Line form={form} name="title" required max={circularLengths.title} />
      <div className={styles.two}>
        <Line form={form} name="company" required />
        <NativeSelect
          label={form.labels.category}
          data={categories.map(value => ({ value, label: t(`circulars.category.${value}`) }))}
          {...getInputProps('category')}
        />
      </div>
      <div className={styles.two}>
        <MultiSelect
          label={form.labels.employment_status}
          data={employments.map(value => ({ value, label: t(`circulars.employment.${value}`) }))}
          placeholder={values.employment_status.length === 0 ? t('circulars.not_known') : undefined}
          hidePickedOptions
          {...getInputProps('employment_status')}
          value={[...values.employment_status]}
        />
        <NumberField
          label={form.labels.vacancy}
          {...getInputProps('vacancy')}
          value={values.vacancy ?? Number.NaN}
          onChange={count => setFieldValue('vacancy', Number.isNaN(count) ? null : count)}
        />
      </div>
      <div className={styles.three}>
        <NativeSelect
          label={form.labels.workspace}
          data={workspaces.map(value => ({ value, label: t(`circulars.workspace.${value}`) }))}
          {...getInputProps('workspace')}
        />
        <Line form={form} name="office_time" />
        <Line form={form} name="reference" />
      </div>
      <div className={styles.two}>
        <Line form={form} name="location" />
        <Select
          label={form.labels.district}
          data={districts.map(value => ({ value, label: districtName(value, language) }))}
          placeholder={t('circulars.not_known')}
          searchable
          clearable
          {...getInputProps('district')}
          value={values.district || null}
          onChange={value => setFieldValue('district', (value ?? '') as CircularValues['district'])}
        />
      </div>
      <PictureField form={form} />
    </Group>
  )
}

function ApplicantFields({ form }: { form: Form }): ReactElement {
  const t = useTexts('circulars')
  return (
    <Group name="applicants">
      <Lines form={form} name="requirements" />
      <Lines form={form} name="additional_requirements" />
      <div className={styles.three}>
        <Line form={form} name="experience_req" />
        <NativeSelect
          label={form.labels.gender_req}
          data={[
            { value: '', label: t('circulars.not_known') },
            ...genders.map(value => ({ value, label: t(`circulars.gender.${value}`) })),
          ]}
          {...form.form.getInputProps('gender_req')}
        />
        <Line form={form} name="age_req" />
      </div>
    </Group>
  )
}

function WorkFields({ form }: { form: Form }): ReactElement {
  return (
    <Group name="work">
      <Lines form={form} name="context" />
      <Lines form={form} name="responsibilities" />
      <Line form={form} name="salary" />
      <Lines form={form} name="benefits" />
    </Group>
  )
}

function ApplyingFields({ form }: { form: Form }): ReactElement {
  const t = useTexts('circulars')
  const { getInputProps, values } = form.form
  return (
    <Group name="applying">
      <div className={styles.two}>
        <NativeSelect
          label={form.labels.application_method}
          data={[
            { value: '', label: t('circulars.not_known') },
            ...methods.map(value => ({ value, label: t(`circulars.method.${value}`) })),
          ]}
          {...getInputProps('application_method')}
        />
        <Address form={form} name="apply_link" />
      </div>
      <div className={styles.two}>
        {(['application_start_date', 'deadline'] as const).map(name => (
          <DateField key={name} type="date" label={form.labels[name]} {...getInputProps(name)} value={values[name]} />
        ))}
        <Clock form={form} />
        <DateField type="date" label={form.labels.exam_date} {...getInputProps('exam_date')} value={values.exam_date} />
      </div>
      <p className="staff-small">{t('circulars.days_hint')}</p>
      <Lines form={form} name="how_to_apply" />
      <Lines form={form} name="instructions" />
    </Group>
  )
}

/** The hour of the last day; browsers write it in the machine's language, so that it stands in words below. */
function Clock({ form }: { form: Form }): ReactElement {
  const t = useTexts('circulars')
  const { time } = useFigures()
  const { deadline_time: at } = form.form.values
  return (
    <TextInput
      type="time"
      className={styles.hinted}
      label={form.labels.deadline_time}
      description={at ? time(`2026-01-01T${at}:00+06:00`) : t('circulars.whole_day')}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      {...form.form.getInputProps('deadline_time')}
    />
  )
}

function SourceFields({ form }: { form: Form }): ReactElement {
  const t = useTexts('circulars')
  const { getInputProps, values } = form.form
  return (
    <Group name="source">
      <div className={styles.two}>
        <Line form={form} name="source" />
        <Address form={form} name="post_url" />
        <Address form={form} name="url" />
        <DateField
          type="datetime-local"
          label={form.labels.published_on}
          {...getInputProps('published_on')}
          value={values.published_on}
        />
      </div>
      <p className="staff-small">{t('circulars.published_hint')}</p>
      <Lines form={form} name="note" hint={t('circulars.note_hint')} />
    </Group>
  )
}

/** Parts with texts of many lines: they say once how a list is written. */
const withLists: readonly FieldGroup[] = ['applicants', 'work', 'applying']

function Group({ name, children }: { name: FieldGroup; children: ReactNode }): ReactElement {
  const t = useTexts('circulars')
  const { number } = useFigures()
  return (
    <section id={`group-${name}`} className={`staff-card ${styles.group}`} aria-labelledby={`group-${name}-title`}>
      <header>
        <h2 id={`group-${name}-title`}>{t(`circulars.group.${name}`)}</h2>
        <span className="staff-small">{t('circulars.field_count', { count: number(fieldGroups[name].length) })}</span>
      </header>
      <div className={styles.fields}>
        {children}
        {withLists.includes(name) && <p className="staff-small">{t('circulars.lines_hint')}</p>}
      </div>
    </section>
  )
}

interface FieldProps {
  form: Form
  name: CircularField
}

function Line({ form, name, required, max = circularLengths.line }: FieldProps & { required?: boolean; max?: number }) {
  return <TextInput label={form.labels[name]} required={required} maxLength={max} {...form.form.getInputProps(name)} />
}

function Address({ form, name }: FieldProps): ReactElement {
  return (
    <TextInput
      label={form.labels[name]}
      className={styles.address}
      inputMode="url"
      autoCapitalize="off"
      spellCheck={false}
      placeholder="https://"
      maxLength={circularLengths.link}
      {...form.form.getInputProps(name)}
    />
  )
}

/** A text of many lines, as it is typed. */
function Lines({ form, name, hint }: FieldProps & { hint?: string }): ReactElement {
  return (
    <Textarea
      label={form.labels[name]}
      className={styles.hinted}
      description={hint}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      autosize
      minRows={2}
      maxRows={14}
      maxLength={circularLengths.text}
      {...form.form.getInputProps(name)}
    />
  )
}
