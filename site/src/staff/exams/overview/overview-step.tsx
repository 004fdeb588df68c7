import { Button } from '@mantine/core'
import type { StaffExam } from '@prostuti/contract'
import { type ReactElement, useState } from 'react'
import {
  ConfirmDialog,
  ErrorState,
  Icon,
  useDenial,
  useFigures,
  useLanguage,
  useQuery,
  useStaff,
  useTexts,
  useToldAct,
} from '../../foundation/index.ts'
import { BuilderHead } from '../builder/builder-head.tsx'
import { builderHref, regradeHref, resultsHref, statisticsHref } from '../builder/builder-href.ts'
import { ProblemCard } from '../problems/problem-card.tsx'
import styles from './overview-step.module.css'
import { PaperPreview } from './paper-preview.tsx'
import { StateCard } from './state-card.tsx'

const approved = 3

interface OverviewStepProps {
  program: string
  id: string
}

/** Overview: the paper as learners get it, what is in the way, the state, and who else uses these questions. */
export function OverviewStep({ program, id }: OverviewStepProps): ReactElement {
  const t = useTexts('exams')
  const admin = useStaff()
  const { data: exam, error, reload } = useQuery(['exams', id], () => admin.exams.get(id))
  // What a change has answered is newer than what was read.
  const [changed, setChanged] = useState<StaffExam | null>(null)
  const shown = changed ?? exam
  const [printing, setPrinting] = useState<'plain' | 'key' | null>(null)
  if (!shown) {
    if (error) return <ErrorState error={error} onRetry={reload} />
    return <p role="status">{t('frame.loading')}</p>
  }
  return (
    <>
      <BuilderHead exam={shown} program={program} step="overview">
        <Button variant="default" leftSection={<Icon name="printer" />} onClick={() => setPrinting('plain')}>
          {t('exams.print')}
        </Button>
        <Button variant="default" leftSection={<Icon name="key-round" />} onClick={() => setPrinting('key')}>
          {t('exams.print_key')}
        </Button>
      </BuilderHead>
      <div className={styles.columns}>
        <div className={styles.side}>
          <StateCard exam={shown} onChanged={setChanged} />
          {shown.paper_outdated && <OutdatedCard exam={shown} onChanged={setChanged} />}
          {shown.joined && <AfterCard exam={shown} program={program} />}
          <ProblemCard exam={shown} program={program} />
          <SharedCard exam={shown} program={program} />
          <WholeExamCard exam={shown} program={program} />
        </div>
        <PaperPreview exam={shown} printing={printing} onPrinted={() => setPrinting(null)} />
      </div>
    </>
  )
}

/** The bank has changed since the paper was written: it can be written again until somebody joins. */
function OutdatedCard({ exam, onChanged }: { exam: StaffExam; onChanged(exam: StaffExam): void }): ReactElement {
  const t = useTexts('exams')
  const admin = useStaff()
  const act = useToldAct()
  const [isBusy, setBusy] = useState(false)
  const write = async () => {
    setBusy(true)
    await act(
      async () => onChanged(await admin.exams.update(exam.id, { revision: exam.revision, question_state: approved })),
      t('exams.paper_written'),
    )
    setBusy(false)
  }
  return (
    <section className={`staff-card ${styles.note}`} aria-label={t('exams.paper_outdated')}>
      <b>
        <Icon name="triangle-alert" /> {t('exams.paper_outdated')}
      </b>
      <p>{t('exams.paper_outdated_text')}</p>
      <Button leftSection={<Icon name="file-text" />} loading={isBusy} onClick={() => void write()}>
        {t('exams.paper_write_again')}
      </Button>
    </section>
  )
}

/** What can be done once people have sat it: another key, more time, late sheets. */
function AfterCard({ exam, program }: { exam: StaffExam; program: string }): ReactElement {
  const t = useTexts('exams')
  const denial = useDenial('exams.regrade')
  return (
    <section className={`staff-card ${styles.note}`} aria-label={t('exams.after')}>
      <b>{t('exams.after')}</b>
      <p>{denial ?? t('exams.after_text')}</p>
      <Button
        component="a"
        variant="default"
        href={denial ? undefined : regradeHref(program, exam.id)}
        data-disabled={denial !== undefined || undefined}
        aria-disabled={denial !== undefined || undefined}
        title={denial}
      >
        {t('exams.after_open')}
      </Button>
      {exam.state === 'archived' && (
        <>
          <Button component="a" variant="default" href={resultsHref(program, exam.id)}>
            {t('exams.after_results')}
          </Button>
          <Button component="a" variant="default" href={statisticsHref(program, exam.id)}>
            {t('exams.after_statistics')}
          </Button>
        </>
      )}
    </section>
  )
}

function SharedCard({ exam, program }: { exam: StaffExam; program: string }): ReactElement | null {
  const t = useTexts('exams')
  const { number } = useFigures()
  if (exam.shared_with.length === 0) return null
  return (
    <section className="staff-card">
      <header>
        <h2>{t('exams.shared')}</h2>
      </header>
      <ul className={styles.shared}>
        {exam.shared_with.map(other => (
          <li key={other.id}>
            <a href={builderHref(program, other.id, 'overview')}>{other.title}</a>
            {other.question_state !== 3 && (
              <span className="staff-small">({t(`exams.state.${other.question_state}`)})</span>
            )}
            <span className="staff-small">{t('exams.questions_short', { count: number(other.questions) })}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What is done with an exam as a whole: a copy, or away with it. */
function WholeExamCard({ exam, program }: { exam: StaffExam; program: string }): ReactElement {
  const t = useTexts('exams')
  const admin = useStaff()
  const act = useToldAct()
  const language = useLanguage()
  const [asks, ask] = useState(false)
  const publishing = useDenial('exams.publish')
  const whyNot = exam.joined ? t('exams.problem.joined') : exam.question_state === approved ? publishing : undefined
  const name = { exam: exam.title[language] }
  const copy = () =>
    act(async () => {
      const made = await admin.exams.duplicate(exam.id)
      location.assign(builderHref(program, made.id, 'info'))
    }, t('exams.created'))
  const remove = async () => {
    const home = program === '0' ? '/admin' : `/admin/programs/${program}`
    if (await act(() => admin.exams.delete(exam.id, exam.revision), t('exams.deleted'))) location.assign(home)
    ask(false)
  }
  return (
    <section className={`staff-card ${styles.whole}`} aria-label={name.exam}>
      <Button variant="default" leftSection={<Icon name="copy" />} onClick={() => void copy()}>
        {t('exams.duplicate')}
      </Button>
      <Button
        variant="default"
        leftSection={<Icon name="trash" />}
        disabled={whyNot !== undefined}
        title={whyNot}
        onClick={() => ask(true)}
      >
        {t('exams.delete')}
      </Button>
      {whyNot && <p className="staff-small">{whyNot}</p>}
      <ConfirmDialog
        isOpen={asks}
        title={t('exams.delete_title', name)}
        confirm={t('exams.delete')}
        danger
        onConfirm={remove}
        onClose={() => ask(false)}
      >
        <p>{t('exams.delete_text')}</p>
      </ConfirmDialog>
    </section>
  )
}
