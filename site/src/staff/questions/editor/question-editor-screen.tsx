import { Button, NativeSelect, Select, Switch, TagsInput, Textarea, TextInput } from '@mantine/core'
import '@mantine/core/styles/Pill.layer.css'
import '@mantine/core/styles/PillsInput.layer.css'
import '@mantine/core/styles/Switch.layer.css'
import type { StaffQuestion } from '@prostuti/contract'
import { type ReactElement, useRef, useState } from 'react'
import { SaveButton, StaffForm, type Stored, UnsavedChip, useStaffForm } from '../../foundation/form/index.ts'
import {
  ConfirmDialog,
  ErrorState,
  PageHead,
  type StaffProps,
  StaffRoot,
  toast,
  useAddress,
  useFigures,
  useLoaded,
  usePageName,
  useStaff,
  useTexts,
  useToldAct,
} from '../../foundation/index.ts'
import { QualityChip } from '../question/quality-chip.tsx'
import { QuestionUses } from '../question/question-uses.tsx'
import { useCategories } from '../question/use-categories.ts'
import { reviewHrefOf } from '../review/review-href.ts'
import { QuestionTrail } from '../trail/question-trail.tsx'
import { EditorPreview } from './editor-preview.tsx'
import { OptionFields } from './option-fields.tsx'
import { PassageField } from './passage-field.tsx'
import { pasteMarked } from './paste-marked.ts'
import { PictureField } from './picture-field.tsx'
import styles from './question-editor-screen.module.css'
import {
  bodyOf,
  newPassage,
  newQuestion,
  passageOf,
  problemsOf,
  type QuestionValues,
  textsOf,
  valuesOf,
} from './question-values.ts'
import { usePreview } from './use-preview.ts'

interface EditorScreenProps {
  staff: StaffProps
  /** `new`, or the question's id, which its words may follow. */
  slug: string
}

/** Writes a question beside what learners will see of it. */
export function QuestionEditorScreen({ staff, slug }: EditorScreenProps): ReactElement {
  return (
    <StaffRoot staff={staff}>
      {slug === 'new' ? <NewQuestions /> : <StoredQuestion id={/^\d+/.exec(slug)?.[0] ?? '0'} />}
    </StaffRoot>
  )
}

/** One after the other; the next one begins in the same category, about the same passage. */
function NewQuestions(): ReactElement {
  const [begin, setBegin] = useState(newQuestion)
  const [round, setRound] = useState(0)
  const goOn = ({ category, passage, tags, reviewed }: QuestionValues) => {
    setBegin({ ...newQuestion, category, passage, tags, reviewed })
    setRound(round + 1)
  }
  return <Editor key={round} question={null} begin={begin} onCreated={goOn} />
}

function StoredQuestion({ id }: { id: string }): ReactElement | null {
  const admin = useStaff()
  const { data, error, reload } = useLoaded(() => admin.questions.get(id), id)
  if (error) return <ErrorState error={error} onRetry={reload} />
  return data && <Editor key={data.id} question={data} />
}

/** Of the question and its passage, for both are written here. */
const versionOf = ({ revision, passage }: StaffQuestion): string => `${revision} ${passage?.revision ?? 0}`

const storedOf = (question: StaffQuestion): Stored<QuestionValues> => ({
  values: valuesOf(question),
  version: versionOf(question),
  by: question.updated_by,
})

interface EditorProps {
  /** Null: a new one. */
  question: StaffQuestion | null
  begin?: QuestionValues
  onCreated?(values: QuestionValues): void
}

function Editor({ question: given, begin = newQuestion, onCreated }: EditorProps): ReactElement {
  const t = useTexts('questions')
  const admin = useStaff()
  const [question, setQuestion] = useState(given)
  const [inEnglish, setInEnglish] = useState(given !== null && given.question.en !== '')
  const { options: categories } = useCategories()
  const { digits } = useFigures()
  usePageName(given ? `#${digits(given.id)}` : t('questions.new'))
  const labels = useLabels()
  const [address] = useAddress()
  const queue = reviewHrefOf(address)
  /** Whether saving approves as well. */
  const approves = useRef(false)
  // Read again after a conflict, it is what is saved before the next drawing.
  const latest = useRef(given)
  const keep = (saved: StaffQuestion) => {
    latest.current = saved
    setQuestion(saved)
    return storedOf(saved)
  }
  const form = useStaffForm<QuestionValues>({
    stored: given ? storedOf(given) : { values: begin, version: null },
    labels,
    draft: `question:${given?.id ?? 'new'}`,
    renamed: { text: 'passage' },
    validate: values =>
      problemsOf(values, question?.passage ?? null, {
        category: t('questions.select_category'),
        passage: t('form.required'),
      }),
    async save(values, version) {
      const [revision, passageRevision] = String(version).split(' ').map(Number)
      const passage = await savedPassage(values, passageRevision!)
      if (!question) return keep(await admin.questions.create(bodyOf(values, passage)))
      const edit = { ...bodyOf(values, passage), published: values.published, revision: revision! }
      const saved = keep(await admin.questions.update(question.id, edit))
      if (!approves.current || latest.current!.reviewed) return saved
      await admin.questions.review(question.id, { verdict: 'approve', reason: '', revision: latest.current!.revision })
      return saved
    },
    reload: question ? async () => keep(await admin.questions.get(question.id)) : undefined,
    onSaved({ values }) {
      toast(t(given ? 'questions.updated_done' : 'questions.created_done'))
      if (queue) location.assign(queue)
      if (!given) onCreated?.(values)
    },
  })
  const { form: fields } = form
  // Saving the question may fail after its passage is there: trying again makes no second one.
  const created = useRef<{ text: string; id: string } | null>(null)
  /** Stores the passage that is written here; its id. */
  const savedPassage = async (values: QuestionValues, revision: number): Promise<string | null> => {
    const own = latest.current?.passage
    const text = { bn: values.passage_bn, en: values.passage_en }
    if (values.passage === newPassage) {
      if (created.current?.text !== JSON.stringify(text))
        created.current = { text: JSON.stringify(text), id: (await admin.passages.create(text)).id }
      return created.current.id
    }
    const isOther = own && own.id === values.passage && (own.text.bn !== text.bn || own.text.en !== text.en)
    if (isOther) await admin.passages.update(own.id, { text, revision })
    return values.passage
  }
  const passage = question?.passage ?? null
  const preview = usePreview({ ...textsOf(fields.values), ...passageOf(fields.values, passage) }, question?.id ?? null)
  const quality = preview?.quality ?? question?.quality
  return (
    <>
      <PageHead
        title={t(given ? 'questions.edit' : 'questions.new')}
        figure={
          <>
            {quality && <QualityChip quality={quality} />} <UnsavedChip form={form} />
          </>
        }
      >
        {question && <DeleteButton question={question} isDirty={form.isDirty} />}
        <Button component="a" variant="default" href={queue ?? '/admin/question'}>
          {t('frame.cancel')}
        </Button>
        {queue && question && !question.reviewed && !form.conflict && (
          <Button
            variant="default"
            disabled={form.isSaving}
            onClick={async () => {
              approves.current = true
              await form.save()
              approves.current = false
            }}
          >
            {t('questions.save_and_approve')}
          </Button>
        )}
        <SaveButton form={form} />
      </PageHead>
      <div className={styles.columns}>
        <div>
          <StaffForm form={form} className={`staff-card ${styles.form}`} onPaste={pasteMarked}>
            <div className={styles.pair}>
              <Select
                label={t('questions.category')}
                data={[...categories]}
                searchable
                {...fields.getInputProps('category')}
              />
              <TagsInput label={t('questions.tags')} maxLength={60} {...fields.getInputProps('tags')} />
            </div>
            <PassageField form={fields} own={passage} inEnglish={inEnglish}>
              <Switch
                label={t('questions.in_english')}
                checked={inEnglish}
                onChange={event => setInEnglish(event.currentTarget.checked)}
              />
            </PassageField>
            <Textarea
              label={t('questions.question')}
              description={t('questions.formula_hint')}
              inputWrapperOrder={['label', 'input', 'description', 'error']}
              className={styles.question}
              autosize
              minRows={2}
              {...fields.getInputProps('question')}
            />
            {inEnglish && (
              <Textarea
                label={t('questions.question_en')}
                autosize
                minRows={2}
                {...fields.getInputProps('question_en')}
              />
            )}
            <PictureField
              value={fields.values.picture}
              onChange={picture => fields.setFieldValue('picture', picture)}
            />
            <OptionFields
              form={fields}
              stored={question?.options.length ?? 0}
              inPaper={question?.uses.some(use => use.in_paper) ?? false}
              inEnglish={inEnglish}
            />
            <Textarea
              label={t('questions.explanation')}
              autosize
              minRows={2}
              {...fields.getInputProps('explanation')}
            />
            {inEnglish && (
              <Textarea
                label={t('questions.explanation_en')}
                autosize
                minRows={2}
                {...fields.getInputProps('explanation_en')}
              />
            )}
            <details className={styles.more}>
              <summary>
                {t('questions.source_and_more')}
                <span className="staff-small">
                  {[...fields.values.appearances, fields.values.source].filter(Boolean).join(' · ')}
                </span>
              </summary>
              <div className={styles.pair}>
                <TagsInput label={t('questions.appearances')} {...fields.getInputProps('appearances')} />
                <TextInput label={t('questions.source')} {...fields.getInputProps('source')} />
                <Select
                  label={t('questions.reference_category')}
                  data={[...categories]}
                  searchable
                  clearable
                  {...fields.getInputProps('reference_category')}
                />
                <NativeSelect
                  label={t('questions.difficulty')}
                  data={(['1', '2', '3'] as const).map(value => ({ value, label: t(`questions.difficulty.${value}`) }))}
                  {...fields.getInputProps('difficulty')}
                />
              </div>
              <Switch label={t('questions.is_reviewed')} {...fields.getInputProps('reviewed', { type: 'checkbox' })} />
              {question && (
                <Switch
                  label={t('questions.is_published')}
                  {...fields.getInputProps('published', { type: 'checkbox' })}
                />
              )}
            </details>
          </StaffForm>
          {question && <QuestionTrail question={question} labels={labels} categories={categories} />}
        </div>
        <div className={styles.side}>
          <EditorPreview preview={preview} options={fields.values.options} similar={question?.similar ?? []} />
          {question && <QuestionUses question={question} />}
        </div>
      </div>
    </>
  )
}

function useLabels() {
  const t = useTexts('questions')
  return {
    question: t('questions.question'),
    question_en: t('questions.question_en'),
    options: t('questions.options'),
    explanation: t('questions.explanation'),
    explanation_en: t('questions.explanation_en'),
    passage: t('questions.passage'),
    passage_bn: t('questions.passage_text'),
    passage_en: t('questions.passage_en'),
    picture: t('questions.picture'),
    category: t('questions.category'),
    reference_category: t('questions.reference_category'),
    difficulty: t('questions.difficulty'),
    tags: t('questions.tags'),
    appearances: t('questions.appearances'),
    source: t('questions.source'),
    reviewed: t('questions.is_reviewed'),
    published: t('questions.is_published'),
    returned_reason: t('questions.returned_reason'),
  }
}

function DeleteButton({ question, isDirty }: { question: StaffQuestion; isDirty: boolean }): ReactElement {
  const t = useTexts('questions')
  const admin = useStaff()
  const act = useToldAct()
  const [isAsking, setAsking] = useState(false)
  const remove = async () => {
    if (await act(() => admin.questions.delete(question.id), t('questions.deleted'))) location.assign('/admin/question')
  }
  return (
    <>
      <Button variant="subtle" color="red" disabled={isDirty} onClick={() => setAsking(true)}>
        {t('questions.delete')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        danger
        title={t('questions.delete_this')}
        confirm={t('questions.delete')}
        onConfirm={remove}
        onClose={() => setAsking(false)}
      >
        <p>{t('questions.delete_text')}</p>
      </ConfirmDialog>
    </>
  )
}
