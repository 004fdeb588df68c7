import { Button, Switch } from '@mantine/core'
import '@mantine/core/styles/Switch.layer.css'
import type { ComingExam, StaffProgram } from '@prostuti/contract'
import type { ReactElement, ReactNode } from 'react'
import { Icon, useDenial, useFigures, useTexts } from '../foundation/index.ts'
import type { ActedProgram, ProgramActs } from './program-acts.tsx'
import { usePriceText } from './program-state.tsx'
import styles from './programs.module.css'

interface ProgramSideProps {
  program: StaffProgram
  acted: ActedProgram
  acts: ProgramActs
}

/** What it costs, whether it is published, what begins next, and why it can or cannot be deleted. */
export function ProgramSide({ program, acted, acts }: ProgramSideProps): ReactElement {
  const t = useTexts('programs')
  const { number } = useFigures()
  const priceText = usePriceText()
  const isPublished = program.state === 'published'
  const publishing = useDenial('exams.publish')
  return (
    <div className={styles.side}>
      <Card
        title={t('programs.price_title')}
        action={
          <Button
            component="a"
            href="?tab=details"
            variant="default"
            size="xs"
            leftSection={<Icon name="pencil" size={16} />}
          >
            {t('programs.price_change')}
          </Button>
        }
      >
        <span className={styles.price}>{priceText(program)}</span>
        <span className="staff-small">{t('programs.price_text')}</span>
      </Card>
      <Card
        title={t('programs.publish_title')}
        action={
          <Switch
            aria-label={t('programs.publish_title')}
            checked={isPublished}
            disabled={publishing !== undefined}
            onChange={() => acts.ask(isPublished ? 'unpublish' : 'publish', acted)}
          />
        }
      >
        <span className="staff-small">
          {isPublished ? t('programs.publish_on', { count: number(program.members) }) : t('programs.publish_off')}{' '}
          {publishing}
        </span>
      </Card>
      <Card title={t('programs.next_days')}>
        <NextExams exams={program.next_exams} />
      </Card>
      <Card title={t('programs.delete_title')}>
        <Deleting program={program} onDelete={() => acts.ask('delete', acted)} />
      </Card>
    </div>
  )
}

function Card({ title, action, children }: { title: string; action?: ReactNode; children: ReactNode }): ReactElement {
  return (
    <section className="staff-card">
      <header>
        <h2>{title}</h2>
        {action}
      </header>
      <div className={styles.body}>{children}</div>
    </section>
  )
}

/** As contract and server have it: Draft 0, Halt 1, Reviewed 2, Approved 3. */
const approved = 3

function NextExams({ exams }: { exams: readonly ComingExam[] }): ReactElement {
  const t = useTexts('programs')
  const { instant, number } = useFigures()
  if (exams.length === 0) return <span className="staff-small">{t('programs.next_none')}</span>
  const needOf = ({ question_state: state, chosen_questions: chosen, total_questions: total }: ComingExam) => {
    if (chosen < total) return t('programs.questions_missing', { chosen: number(chosen), total: number(total) })
    return state < approved ? t('programs.not_approved') : null
  }
  return (
    <ul className={styles.next}>
      {exams.map(exam => (
        <li key={exam.id}>
          {exam.title}
          <div className="staff-small">
            {instant(exam.start_time)}
            {' · '}
            <span className={needOf(exam) ? styles.warn : styles.good}>{needOf(exam) ?? t('programs.ready')}</span>
          </div>
        </li>
      ))}
    </ul>
  )
}

function Deleting({ program, onDelete }: { program: StaffProgram; onDelete(): void }): ReactElement {
  const t = useTexts('programs')
  const { number } = useFigures()
  if (program.obstacles.length === 0)
    return (
      <>
        <span className="staff-small">{t('programs.delete_free')}</span>
        <Button
          className={styles.start}
          variant="default"
          color="red"
          leftSection={<Icon name="trash" />}
          onClick={onDelete}
        >
          {t('programs.delete')}
        </Button>
      </>
    )
  return (
    <div className="staff-small">
      {t('programs.cannot_delete')}
      <ul className={styles.reasons}>
        {program.obstacles.map(({ reason, count }) => (
          <li key={reason}>{t(`programs.obstacle.${reason}`, { count: number(count) })}</li>
        ))}
      </ul>
    </div>
  )
}
