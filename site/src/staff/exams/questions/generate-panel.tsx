import { Button, Checkbox, CloseButton, NativeSelect } from '@mantine/core'
import type { StaffExam } from '@prostuti/contract'
import { type ReactElement, useState } from 'react'
import { toast, useFigures, useQuery, useStaff, useTexts } from '../../foundation/index.ts'
import styles from './generate-panel.module.css'
import { GenerationProgress } from './generation-progress.tsx'
import { countOf, firstTopic, type Topic, TopicFields } from './topic-fields.tsx'
import { useGeneration } from './use-generation.ts'

interface GeneratePanelProps {
  exam: StaffExam
  onClose(): void
}

const difficulties = ['1', '', '3'] as const

/** Draws questions by topic, count and difficulty; the task goes on when the page is left. */
export function GeneratePanel({ exam, onClose }: GeneratePanelProps): ReactElement {
  const t = useTexts('exams')
  const admin = useStaff()
  const { number } = useFigures()
  const [topics, setTopics] = useState<readonly Topic[]>([firstTopic])
  const [difficulty, setDifficulty] = useState('')
  const [perfect, setPerfect] = useState(true)
  const [unseen, setUnseen] = useState(true)
  const { taskId, task, isRunning, start } = useGeneration(exam)
  const { data: form } = useQuery(['exams', 'generate-form'], () => admin.exams.generateForm())
  const chosen = topics.filter(topic => topic.category !== '' && countOf(topic) > 0)
  const total = chosen.reduce((sum, topic) => sum + countOf(topic), 0)
  const stockOf = (id: string): number | null => {
    const stock = form?.categories.find(category => category.id === id)
    if (!stock || !exam.reviewed_qb) return stock?.under_review ?? null
    return unseen ? stock.unseen : stock.reviewed
  }
  const generate = () => {
    if (chosen.length === 0) return toast(t('exams.category_missing'), 'wrong')
    const categories = chosen.map(topic => ({
      id: topic.category,
      count: Math.min(500, Math.round(countOf(topic))),
      difficulty: difficulty === '' ? undefined : Number(difficulty),
    }))
    void start({ categories, perfect, unseen })
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
        <TopicFields topics={topics} categories={form?.categories ?? []} stockOf={stockOf} onChange={setTopics} />
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
        <Button loading={isRunning} onClick={generate}>
          {t('exams.generate_now')}
        </Button>
        {taskId && <GenerationProgress task={task} />}
      </div>
    </section>
  )
}
