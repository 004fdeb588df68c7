import { Button, Checkbox, CloseButton, NativeSelect, TextInput } from '@mantine/core'
import type { StaffExam } from '@prostuti/contract'
import { asciiDigits, localDigits } from '@prostuti/sdk/i18n/digits'
import { type ReactElement, useEffect, useRef, useState } from 'react'
import {
  Icon,
  refusalWords,
  toast,
  typedNumber,
  useFigures,
  useFollowTask,
  useLanguage,
  useLoaded,
  useStaff,
  useTask,
  useTexts,
} from '../../foundation/index.ts'
import { builderHref } from '../builder/builder-href.ts'
import { categoryOptions } from './category-options.ts'
import styles from './generate-panel.module.css'
import type { ExamQuestions } from './use-exam-questions.ts'

interface GeneratePanelProps {
  exam: StaffExam
  list: ExamQuestions
  onClose(): void
}

interface Topic {
  readonly key: number
  readonly category: string
  /** As it was typed. */
  readonly count: string
}

const difficulties = ['1', '', '3'] as const

/** Draws questions by topic, count and difficulty; the task goes on when the page is left. */
export function GeneratePanel({ exam, list, onClose }: GeneratePanelProps): ReactElement {
  const t = useTexts('exams')
  const admin = useStaff()
  const language = useLanguage()
  const follow = useFollowTask()
  const { number } = useFigures()
  const nextKey = useRef(1)
  const [topics, setTopics] = useState<readonly Topic[]>([{ key: 0, category: '', count: '10' }])
  const [difficulty, setDifficulty] = useState('')
  const [perfect, setPerfect] = useState(true)
  const [unseen, setUnseen] = useState(true)
  const [isStarting, setStarting] = useState(false)
  const [taskId, setTaskId] = useState<string | null>(null)
  const { task } = useTask(taskId)
  const { data: form } = useLoaded(() => admin.exams.generateForm(), 'generate')
  const isRunning =
    isStarting || (taskId !== null && task?.ended_at === undefined) || (task !== null && task.ended_at === null)
  const program = exam.program?.id ?? '0'
  const ended = useRef<string | null>(null)

  useEffect(() => {
    if (!task?.ended_at || ended.current === task.id) return
    ended.current = task.id
    if (task.state === 'done') {
      toast(t('exams.added', { count: number((task.result as { added: number }).added) }))
      list.reload()
    } else toast(t('exams.generation_failed'), 'wrong')
  }, [task, list, t, number])

  const change = (key: number, changes: Partial<Topic>) =>
    setTopics(all => all.map(topic => (topic.key === key ? { ...topic, ...changes } : topic)))
  const chosen = topics.filter(({ category, count }) => category !== '' && (typedNumber(count) ?? 0) > 0)
  const total = chosen.reduce((sum, { count }) => sum + (typedNumber(count) ?? 0), 0)
  const stockOf = (id: string): number | null => {
    const stock = form?.categories.find(category => category.id === id)
    if (!stock || !exam.reviewed_qb) return stock?.under_review ?? null
    return unseen ? stock.unseen : stock.reviewed
  }

  async function start(): Promise<void> {
    if (chosen.length === 0) return toast(t('exams.category_missing'), 'wrong')
    setStarting(true)
    try {
      const { job: id } = await admin.exams.generate({
        exam: exam.id,
        categories: chosen.map(({ category, count }) => ({
          id: category,
          count: Math.min(500, Math.round(typedNumber(count) ?? 0)),
          difficulty: difficulty === '' ? undefined : Number(difficulty),
        })),
        perfect,
        unseen,
      })
      toast(t('exams.generation_started'))
      setTaskId(id)
      follow({
        id,
        title: t('exams.job', { exam: exam.title[language] }),
        href: builderHref(program, exam.id, 'questions'),
      })
    } catch (error) {
      console.error('an exam is not generated', error)
      toast(refusalWords(t, error), 'wrong')
    } finally {
      setStarting(false)
    }
  }

  return (
    <section className={`staff-card ${styles.panel}`} aria-label={t('exams.generate')}>
      <header>
        <h2>{t('exams.generate')}</h2>
        <CloseButton aria-label={t('frame.close')} onClick={onClose} />
      </header>
      <div className={styles.body}>
        <div className={styles.row}>
          <span className="staff-small">{t('exams.topics')}</span>
          <span className="staff-small">{t('exams.total', { count: number(total) })}</span>
        </div>
        {topics.map((topic, index) => {
          const stock = topic.category ? stockOf(topic.category) : null
          return (
            <div key={topic.key} className={styles.topic}>
              <NativeSelect
                aria-label={t('exams.topic', { number: number(index + 1) })}
                value={topic.category}
                data={[{ value: '', label: t('exams.choose_category') }, ...categoryOptions(form?.categories ?? [])]}
                onChange={event => change(topic.key, { category: event.currentTarget.value })}
              />
              <TextInput
                aria-label={t('exams.topic_count', { number: number(index + 1) })}
                inputMode="numeric"
                maxLength={3}
                value={localDigits(topic.count, language)}
                onChange={event => change(topic.key, { count: asciiDigits(event.currentTarget.value) })}
              />
              {stock !== null && (
                <span className="staff-small" data-few={stock < (typedNumber(topic.count) ?? 0) || undefined}>
                  {t('exams.stock', { count: number(stock) })}
                </span>
              )}
            </div>
          )
        })}
        <Button
          variant="subtle"
          size="xs"
          leftSection={<Icon name="plus" size={16} />}
          onClick={() => setTopics([...topics, { key: nextKey.current++, category: '', count: '10' }])}
        >
          {t('exams.add_topic')}
        </Button>
        <NativeSelect
          label={t('exams.difficulty')}
          value={difficulty}
          data={difficulties.map(value => ({ value, label: t(`exams.difficulty.${value === '' ? 'any' : value}`) }))}
          onChange={event => setDifficulty(event.currentTarget.value)}
        />
        <Checkbox
          label={t('exams.only_perfect')}
          checked={perfect}
          onChange={event => setPerfect(event.currentTarget.checked)}
        />
        <Checkbox
          label={t('exams.without_seen')}
          checked={unseen}
          onChange={event => setUnseen(event.currentTarget.checked)}
        />
        <Button loading={isRunning} onClick={() => void start()}>
          {t('exams.generate_now')}
        </Button>
        {taskId && (
          <div className={styles.job} role="status">
            <div className={styles.row}>
              <span>
                {task?.state === 'done'
                  ? t('exams.added', { count: number((task.result as { added: number }).added) })
                  : task?.state === 'failed'
                    ? t('exams.generation_failed')
                    : t('exams.generation_started')}
              </span>
              {task && task.total > 0 && (
                <span className="staff-num">
                  {number(task.done)} / {number(task.total)}
                </span>
              )}
            </div>
            <progress max={task?.total || 1} value={task?.done ?? 0} aria-label={t('exams.generate')} />
            {task?.state === 'failed' ? (
              <p className="staff-small">{t('exams.generation_failed_text')}</p>
            ) : (
              task?.state !== 'done' && <p className="staff-small">{t('exams.may_leave')}</p>
            )}
          </div>
        )}
      </div>
    </section>
  )
}
