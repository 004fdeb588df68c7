import { isId } from '@prostuti/contract/id'
import type { ReactElement } from 'react'
import {
  ErrorState,
  type StaffProps,
  StaffRoot,
  useAddress,
  usePageName,
  useQuery,
  useStaff,
  useTexts,
} from '../foundation/index.ts'
import { stepOf } from './builder/builder-href.ts'
import { InfoStep } from './info/info-step.tsx'
import { NewGenerated } from './info/new-generated.tsx'
import { OverviewStep } from './overview/overview-step.tsx'
import { QuestionStep } from './questions/question-step.tsx'

export type BuilderAction = 'create' | 'update' | 'auto-generate'

interface ExamBuilderScreenProps {
  staff: StaffProps
  /** The program's id; 0: none. */
  program: string
  action: BuilderAction
}

/** Builds an exam in three steps: Basic Info, Question, Overview. Exam and step are in the address. */
export function ExamBuilderScreen({ staff, ...builder }: ExamBuilderScreenProps): ReactElement {
  return (
    <StaffRoot staff={staff}>
      <Builder {...builder} />
    </StaffRoot>
  )
}

function Builder({ program, action }: Omit<ExamBuilderScreenProps, 'staff'>): ReactElement {
  const t = useTexts('exams')
  const [fields] = useAddress()
  const id = fields.get('id')
  const step = stepOf(fields.get('step'))
  usePageName(t(action === 'auto-generate' ? 'exams.generate' : isId(id) ? 'exams.exam' : 'exams.new'))
  if (action === 'auto-generate' && !isId(id)) return <NewGenerated program={program} />
  if (!isId(id)) return <Info key="new" program={program} id={null} />
  if (action === 'auto-generate') return <QuestionStep program={program} id={id} generates />
  if (step === 'questions') return <QuestionStep key={id} program={program} id={id} generates={false} />
  if (step === 'overview') return <OverviewStep key={id} program={program} id={id} />
  return <Info key={id} program={program} id={id} />
}

/** What the form begins with is read once for each opening of it: a form does not change under somebody's hands. */
function Info({ program, id }: { program: string; id: string | null }): ReactElement {
  const t = useTexts('exams')
  const admin = useStaff()
  const [, change] = useAddress()
  const { data, error, reload } = useQuery(['exams', id, 'form'], async () => {
    const [form, exam] = await Promise.all([admin.exams.form(), id === null ? null : admin.exams.get(id)])
    return { form, exam }
  })
  if (!data) {
    if (error) return <ErrorState error={error} onRetry={reload} />
    return <p role="status">{t('frame.loading')}</p>
  }
  return (
    <InfoStep
      program={program}
      form={data.form}
      exam={data.exam}
      onSaved={(exam, isNew) => {
        if (!isNew) return
        // Within the page: leaving it would ask, for the form still has its changes at this moment.
        change({ id: exam.id, step: 'questions' })
        history.replaceState(history.state, '', `/admin/programs/${program}/exam/update${location.search}`)
      }}
    />
  )
}
