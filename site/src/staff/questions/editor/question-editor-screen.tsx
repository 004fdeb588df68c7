import { Button } from '@mantine/core'
import type { StaffQuestion } from '@prostuti/contract'
import { type ReactElement, useState } from 'react'
import { SaveButton, StaffForm, UnsavedChip } from '../../foundation/form/index.ts'
import {
  ErrorState,
  PageHead,
  type StaffProps,
  StaffRoot,
  useAddress,
  useFigures,
  usePageName,
  useQuery,
  useStaff,
  useTexts,
} from '../../foundation/index.ts'
import { QualityChip } from '../question/quality-chip.tsx'
import { QuestionUses } from '../question/question-uses.tsx'
import { useCategories } from '../question/use-categories.ts'
import { useWhyNotApprove } from '../question/use-why-not-approve.ts'
import { reviewHrefOf } from '../review/review-href.ts'
import { QuestionTrail } from '../trail/question-trail.tsx'
import { ContributorLine } from './contributor-line.tsx'
import { DeleteButton } from './delete-button.tsx'
import { EditorPreview } from './editor-preview.tsx'
import { pasteMarked } from './paste-marked.ts'
import styles from './question-editor-screen.module.css'
import { QuestionFields } from './question-fields.tsx'
import { hasEnglish, newQuestion, passageOf, type QuestionValues, textsOf } from './question-values.ts'
import { usePreview } from './use-preview.ts'
import { useQuestionForm } from './use-question-form.ts'

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
  const { data, error, reload } = useQuery(['questions', id], () => admin.questions.get(id))
  if (error) return <ErrorState error={error} onRetry={reload} />
  return data && <Editor key={data.id} question={data} />
}

interface EditorProps {
  /** Null: a new one. */
  question: StaffQuestion | null
  begin?: QuestionValues
  onCreated?(values: QuestionValues): void
}

function Editor({ question: given, begin = newQuestion, onCreated }: EditorProps): ReactElement {
  const t = useTexts('questions')
  const [inEnglish, setInEnglish] = useState(given !== null && hasEnglish(given))
  const { options: categories } = useCategories()
  const { digits } = useFigures()
  usePageName(given ? `#${digits(given.id)}` : t('questions.new'))
  const [address] = useAddress()
  const queue = reviewHrefOf(address)
  const { form, question, saveAndApprove } = useQuestionForm({ given, begin, queue, onCreated })
  const { form: fields, labels } = form
  const shown = { ...textsOf(fields.values), ...passageOf(fields.values, question?.passage ?? null) }
  const whyNot = useWhyNotApprove()(question)
  const preview = usePreview(shown, question?.id ?? null)
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
            disabled={form.isSaving || whyNot !== undefined}
            title={whyNot}
            onClick={saveAndApprove}
          >
            {t('questions.save_and_approve')}
          </Button>
        )}
        <SaveButton form={form} />
      </PageHead>
      <div className={styles.columns}>
        <div>
          <StaffForm form={form} className={`staff-card ${styles.form}`} onPaste={pasteMarked}>
            <QuestionFields {...{ question, categories, inEnglish }} form={fields} onInEnglish={setInEnglish} />
          </StaffForm>
          {question?.contributor && <ContributorLine contributor={question.contributor} />}
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
