import { Button, Select } from '@mantine/core'
import type { ProgramState } from '@prostuti/contract'
import type { ReactElement } from 'react'
import { BothLanguages, NumberField } from '../fields/index.ts'
import { SaveButton, StaffForm, type Stored, UnsavedChip } from '../foundation/form/index.ts'
import {
  AuditTrail,
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
import styles from './faqs.module.css'
import { type FaqValues, toStored, useFaqForm } from './use-faq-form.ts'

/** Writes a question, or changes the one that the address names (`?id=`). */
export function FaqFormScreen({ staff, mode }: { staff: StaffProps; mode: 'create' | 'update' }): ReactElement {
  return (
    <StaffRoot staff={staff}>{mode === 'create' ? <FaqForm stored={emptyFaq()} id={null} /> : <UpdateFaq />}</StaffRoot>
  )
}

/** Of the program that a link to here names. */
const emptyFaq = (): Stored<FaqValues> => ({
  version: null,
  values: {
    program: new URLSearchParams(location.search).get('program'),
    ...{ question_bn: '', question_en: '', answer_bn: '', answer_en: '', priority: 1 },
  },
})

function UpdateFaq(): ReactElement {
  const t = useTexts('faqs')
  const admin = useStaff()
  const id = useAddress()[0].get('id')
  const { data, error, reload } = useQuery(['faqs', id], async () => (id ? admin.faqs.get(id) : null))
  if (!id)
    return (
      <StateMessage icon="search-x" title={t('faqs.missing')} text={t('faqs.missing_text')}>
        <Button component="a" href="/admin/faq">
          {t('faqs.to_list')}
        </Button>
      </StateMessage>
    )
  if (error) return <ErrorState error={error} onRetry={reload} />
  return data ? <FaqForm key={data.id} stored={toStored(data)} id={data.id} /> : <PageHead title={t('faqs.update')} />
}

function FaqForm({ stored, id }: { stored: Stored<FaqValues>; id: string | null }): ReactElement {
  const t = useTexts('faqs')
  const admin = useStaff()
  const { form, labels, version } = useFaqForm(stored, id)
  const { data: programs } = useQuery(['programs', 'names'], () => admin.programs.names())
  const { getInputProps } = form.form
  const options = (programs ?? []).map(({ id: value, title, state }) => ({ value, label: labelOf(title, state) }))
  return (
    <div className={styles.page}>
      <PageHead title={t(id === null ? 'faqs.new' : 'faqs.update')} figure={<UnsavedChip form={form} />}>
        <Button component="a" href="/admin/faq" variant="default">
          {t('frame.cancel')}
        </Button>
        <SaveButton form={form} />
      </PageHead>
      <StaffForm form={form} className={`staff-card ${styles.fields}`}>
        <div className={styles.row}>
          <Select
            label={labels.program}
            data={[{ value: '', label: t('faqs.general') }, ...options]}
            searchable
            allowDeselect={false}
            value={form.form.values.program ?? ''}
            onChange={value => form.form.setFieldValue('program', value || null)}
            error={form.form.errors.program}
          />
          <NumberField
            label={labels.priority}
            description={t('faqs.priority_help')}
            {...getInputProps('priority')}
            value={form.form.values.priority}
          />
        </div>
        <BothLanguages
          labels={{ bn: labels.question_bn, en: labels.question_en }}
          bn={getInputProps('question_bn')}
          en={getInputProps('question_en')}
          max={300}
        />
        <BothLanguages
          labels={{ bn: labels.answer_bn, en: labels.answer_en }}
          bn={getInputProps('answer_bn')}
          en={getInputProps('answer_en')}
          max={5000}
          tall
        />
      </StaffForm>
      {id !== null && (
        <AuditTrail
          subject={{ kind: 'faq', id }}
          version={version ?? ''}
          labels={{ ...labels, question: t('faqs.question'), answer: t('faqs.answer') }}
          actions={{
            created: t('faqs.audit.created'),
            updated: t('faqs.audit.updated'),
            moved: t('faqs.audit.moved'),
            deleted: t('faqs.audit.deleted'),
          }}
        />
      )}
    </div>
  )

  function labelOf(title: string, state: ProgramState): string {
    return state === 'published' ? title : `${title} (${t(`faqs.program_${state}`)})`
  }
}
