import type { StaffExam, StaffPaper, StaffPaperQuestion } from '@prostuti/contract'
import { optionLetter } from '@prostuti/contract/option-letters'
import { type ReactElement, useEffect } from 'react'
import {
  ErrorState,
  Icon,
  type IconName,
  StateMessage,
  useAddress,
  useFigures,
  useLanguage,
  useQuery,
  useStaff,
  useTexts,
} from '../../foundation/index.ts'
import { Html } from '../questions/html.tsx'
import styles from './paper-preview.module.css'

/** What of an exam the preview shows: the paper, or what learners see after it (specification §4, display modes). */
const shows = ['PAPER_SHOW', 'RESULT_SHOW', 'RANKLIST_SHOW', 'SOLUTION_SHOW'] as const
type Show = (typeof shows)[number]

const icons: Readonly<Record<Show, IconName>> = {
  PAPER_SHOW: 'file-text',
  RESULT_SHOW: 'trending-up',
  RANKLIST_SHOW: 'list-ordered',
  SOLUTION_SHOW: 'lightbulb',
}

interface PaperPreviewProps {
  exam: StaffExam
  /** Prints as soon as the paper is there, with or without its key. */
  printing: 'plain' | 'key' | null
  onPrinted(): void
}

/** The paper as learners get it, and by a switch what they see afterwards. */
export function PaperPreview({ exam, printing, onPrinted }: PaperPreviewProps): ReactElement {
  const t = useTexts('exams')
  const admin = useStaff()
  const language = useLanguage()
  const [fields, change] = useAddress()
  const asked = shows.find(each => each === fields.get('show')) ?? 'PAPER_SHOW'
  const show: Show = printing === null ? asked : printing === 'key' ? 'SOLUTION_SHOW' : 'PAPER_SHOW'
  const key = show === 'SOLUTION_SHOW'
  const { data, error, isLoading, reload } = useQuery(['exams', exam.id, 'paper', exam.revision, key], async () => ({
    key,
    paper: await admin.exams.paper(exam.id, { key, language }),
  }))
  const paper = data?.key === key ? data.paper : null

  useEffect(() => {
    if (printing === null || !paper || isLoading) return
    window.print()
    onPrinted()
  }, [printing, paper, isLoading, onPrinted])

  return (
    <section className={`staff-card ${styles.preview}`} aria-label={t('exams.preview')}>
      <header className={styles.tabs}>
        {shows.map(each => (
          <button
            key={each}
            type="button"
            aria-pressed={show === each}
            onClick={() => change({ show: each === 'PAPER_SHOW' ? null : each }, { replace: true })}
          >
            <Icon name={icons[each]} size={16} />
            {t(`exams.show.${each}`)}
          </button>
        ))}
      </header>
      {error ? <ErrorState error={error} onRetry={reload} /> : null}
      {!paper && !error && <p className={styles.wait}>{t('frame.loading')}</p>}
      {paper && <Shown exam={exam} paper={paper} show={show} />}
    </section>
  )
}

function Shown({ exam, paper, show }: { exam: StaffExam; paper: StaffPaper; show: Show }): ReactElement {
  const t = useTexts('exams')
  const { number, instant, digits, duration } = useFigures()
  const opens = {
    PAPER_SHOW: exam.start_time,
    RESULT_SHOW: exam.result_visibility,
    RANKLIST_SHOW: exam.standing_visibility,
    SOLUTION_SHOW: exam.solution_visibility,
  }[show]
  const isUnranked = exam.is_demo || exam.mode === 'SMALL'
  return (
    <div className={styles.sheet}>
      <div className={styles.title}>
        <div>
          <b>{paper.title}</b>
          <p className="staff-small">
            {t(paper.negative_mark > 0 ? 'exams.paper_facts' : 'exams.paper_facts_mild', {
              questions: number(paper.questions.length),
              marks: number(paper.total_marks),
              negative: number(paper.negative_mark),
              duration: duration(paper.duration) || digits(paper.duration),
            })}
          </p>
        </div>
        <span className="staff-small">
          {paper.version === null
            ? t('exams.paper_draft')
            : t('exams.paper_version', { version: number(paper.version) })}
        </span>
      </div>
      {show !== 'PAPER_SHOW' && (
        <p className={styles.opens}>{opens ? t('exams.opens_on', { at: instant(opens) }) : t('exams.opens_never')}</p>
      )}
      {show === 'RANKLIST_SHOW' && (
        <StateMessage
          icon="list-ordered"
          title={t(isUnranked ? 'exams.unranked' : 'exams.ranks_later')}
          text={t(isUnranked ? 'exams.unranked_text' : 'exams.ranks_later_text')}
        />
      )}
      {show === 'RESULT_SHOW' && <ResultShow exam={exam} paper={paper} />}
      {(show === 'PAPER_SHOW' || show === 'SOLUTION_SHOW') && <Questions paper={paper} />}
    </div>
  )
}

/** What a result is made of: marks by subject, and the cut. */
function ResultShow({ exam, paper }: { exam: StaffExam; paper: StaffPaper }): ReactElement {
  const t = useTexts('exams')
  const { number } = useFigures()
  const each = paper.questions.length > 0 ? paper.total_marks / paper.questions.length : 0
  return (
    <table className={styles.result}>
      <caption className="staff-small">{t('exams.result_text')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('exams.subject')}</th>
          <th scope="col">{t('exams.questions')}</th>
          <th scope="col">{t('exams.field.total_marks')}</th>
        </tr>
      </thead>
      <tbody>
        {paper.subjects.map((subject, index) => {
          const count = paper.questions.filter(question => question.subject === index).length
          return (
            <tr key={subject}>
              <th scope="row">{subject}</th>
              <td>{number(count)}</td>
              <td>{number(Math.round(count * each * 1_000) / 1_000)}</td>
            </tr>
          )
        })}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('exams.field.cut_mark')}</th>
          <td />
          <td>{exam.cut_mark === null ? t('frame.none') : number(exam.cut_mark)}</td>
        </tr>
      </tfoot>
    </table>
  )
}

function Questions({ paper }: { paper: StaffPaper }): ReactElement {
  const t = useTexts('exams')
  if (paper.questions.length === 0)
    return <StateMessage icon="inbox" title={t('exams.paper_empty')} text={t('exams.paper_empty_text')} />
  return (
    <>
      {paper.questions.map((question, index) => {
        const before = paper.questions[index - 1]
        return (
          <div key={question.id} className={styles.question}>
            {before?.subject !== question.subject && <h2>{paper.subjects[question.subject]}</h2>}
            {question.passage !== null && before?.passage !== question.passage && (
              <div className={styles.passage}>
                <Html html={paper.passages[question.passage] ?? ''} />
              </div>
            )}
            <Question question={question} />
          </div>
        )
      })}
    </>
  )
}

function Question({ question }: { question: StaffPaperQuestion }): ReactElement {
  const t = useTexts('exams')
  const language = useLanguage()
  const { number } = useFigures()
  return (
    <>
      <div className={styles.text}>
        <span>{number(question.number)}.</span>
        <Html html={question.text} />
      </div>
      <ol className={styles.options}>
        {question.options.map((option, index) => (
          <li key={optionLetter(index, 'bn')} data-right={option.is_correct || undefined}>
            <span aria-hidden="true">{optionLetter(index, language)}</span>
            <Html html={option.text} />
            {option.is_correct && <em>{t('exams.right')}</em>}
          </li>
        ))}
      </ol>
      {question.explanation && (
        <div className={styles.explanation}>
          <b>{t('exams.explanation')}</b>
          <Html html={question.explanation} />
        </div>
      )}
    </>
  )
}
