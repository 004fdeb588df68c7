import { ActionIcon, Button, Checkbox, NativeSelect, TextInput } from '@mantine/core'
import '@mantine/core/styles/ActionIcon.layer.css'
import type { PickableQuestion, StaffExam } from '@prostuti/contract'
import { type ReactElement, type ReactNode, useEffect, useState } from 'react'
import {
  countText,
  ErrorState,
  Icon,
  StateMessage,
  StatusChip,
  useAddress,
  useFigures,
  useQuery,
  useStaff,
  useTexts,
} from '../../foundation/index.ts'
import { problemText } from '../problems/problem-text.ts'
import styles from './bank-panel.module.css'
import { categoryOptions } from './category-options.ts'
import { Html } from './html.tsx'
import { qualityText } from './quality-text.ts'
import type { ExamQuestions } from './use-exam-questions.ts'

interface BankPanelProps {
  exam: StaffExam
  list: ExamQuestions
  /** Why the exam takes no questions. */
  blocked: string | undefined
}

const pageSize = 50
const typingMs = 300

/** The exam's bank: by category, by words, and without what learners have met; all of it in the address. */
export function BankPanel({ exam, list, blocked }: BankPanelProps): ReactElement {
  const t = useTexts('exams')
  const admin = useStaff()
  const { number } = useFigures()
  const [fields, change] = useAddress()
  const category = fields.get('category') ?? ''
  const search = fields.get('search') ?? ''
  const unseen = fields.get('unseen') === 'true'
  const cursor = fields.get('cursor') ?? undefined
  const form = useQuery(['exams', 'new'], () => admin.exams.form())
  const page = useQuery(['exams', exam.id, 'pick', exam.revision, category, search, unseen, cursor], () =>
    admin.exams.pick({
      exam: exam.id,
      category: category || undefined,
      search: search || undefined,
      unseen: unseen || undefined,
      cursor,
      pageSize,
    }),
  )

  const go = (address: string | null) =>
    change({ cursor: address && new URLSearchParams(address.split('?')[1]).get('cursor') })
  const name = t(exam.reviewed_qb ? 'exams.source_reviewed' : 'exams.source_under_review')
  return (
    <section className={`staff-card ${styles.bank}`} aria-label={name}>
      <header>
        <h2>{name}</h2>
        <NativeSelect
          aria-label={t('exams.category')}
          value={category}
          data={[{ value: '', label: t('exams.all_categories') }, ...categoryOptions(form.data?.categories ?? [])]}
          onChange={event => change({ category: event.currentTarget.value || null, cursor: null })}
        />
      </header>
      <BankTools>{page.data && t('exams.count', { count: countText(page.data, number) })}</BankTools>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls by keyboard too, also where no question can be put in */}
      <div className={styles.rows} tabIndex={0} aria-busy={page.isLoading}>
        {page.error ? <ErrorState error={page.error} onRetry={page.reload} /> : null}
        {page.data?.count === 0 && (
          <StateMessage icon="search-x" title={t('list.nothing_found')} text={t('exams.bank_empty')} />
        )}
        <ul>
          {page.data?.results.map(question => (
            <Row key={question.id} question={question} list={list} blocked={blocked} />
          ))}
        </ul>
      </div>
      {page.data && (page.data.next || page.data.previous) && (
        <footer>
          <Button variant="default" size="xs" disabled={!page.data.previous} onClick={() => go(page.data!.previous)}>
            {t('list.previous', { count: number(pageSize) })}
          </Button>
          <Button variant="default" size="xs" disabled={!page.data.next} onClick={() => go(page.data!.next)}>
            {t('list.next', { count: number(pageSize) })}
          </Button>
        </footer>
      )}
    </section>
  )
}

/** What narrows the bank down, by words and without what learners have met; beside it how many are found. */
function BankTools({ children }: { children: ReactNode }): ReactElement {
  const t = useTexts('exams')
  const [fields, change] = useAddress()
  const search = fields.get('search') ?? ''
  const unseen = fields.get('unseen') === 'true'
  const [words, setWords] = useState(search)
  useEffect(() => {
    const wanted = words.trim()
    if (wanted === search) return
    const timer = setTimeout(() => change({ search: wanted || null, cursor: null }, { replace: true }), typingMs)
    return () => clearTimeout(timer)
  }, [words, search, change])

  return (
    <div className={styles.tools}>
      <TextInput
        type="search"
        aria-label={t('exams.search')}
        placeholder={t('exams.search')}
        leftSection={<Icon name="search" size={16} />}
        value={words}
        maxLength={100}
        onChange={event => setWords(event.currentTarget.value)}
      />
      <div className={styles.narrow}>
        <Checkbox
          label={t('exams.without_seen')}
          checked={unseen}
          onChange={event => change({ unseen: event.currentTarget.checked ? 'true' : null, cursor: null })}
        />
        <span className="staff-small" role="status">
          {children}
        </span>
      </div>
    </div>
  )
}

interface RowProps extends Pick<BankPanelProps, 'list' | 'blocked'> {
  question: PickableQuestion
}

function Row({ question, list, blocked }: RowProps): ReactElement {
  const t = useTexts('exams')
  const admin = useStaff()
  const { number } = useFigures()
  const { id, text, seen_by: seen, seen_in: seenIn, problems } = question
  const [isPending, setPending] = useState(false)
  const place = list.ids.indexOf(id)
  const isIn = place >= 0
  const wrong = problems.find(code => code !== 'not_reviewed')
  const why = blocked ?? (wrong && !isIn ? (problemText(t, wrong) ?? wrong) : undefined)
  const toggle = async () => {
    setPending(true)
    await list.act((exam, revision) =>
      isIn ? admin.exams.remove(exam, revision, [id]) : admin.exams.add(exam, revision, [id]),
    )
    setPending(false)
  }
  return (
    <li data-in={isIn || undefined}>
      <div className={styles.text}>
        <Html html={text} />
        <div className={styles.facts}>
          {isIn && (
            <span className={styles.in}>
              <Icon name="check" size={14} />
              {t('exams.in_paper', { number: number(place + 1) })}
            </span>
          )}
          {wrong ? (
            <StatusChip tone="running" icon="list-checks">
              {problemText(t, wrong) ?? wrong}
            </StatusChip>
          ) : (
            <StatusChip tone="plain" icon="circle-check">
              {qualityText(t, question.quality)}
            </StatusChip>
          )}
          {seen > 0 ? (
            <span>
              <Icon name="eye" size={14} />
              {t('exams.seen', { count: number(seen), exam: seenIn ?? '' })}
            </span>
          ) : (
            <span>{t('exams.unseen')}</span>
          )}
        </div>
      </div>
      <ActionIcon
        variant="default"
        size="var(--staff-control)"
        disabled={why !== undefined}
        loading={isPending}
        title={why}
        aria-label={t(isIn ? 'exams.take_out' : 'exams.put_in')}
        aria-pressed={isIn}
        onClick={() => void toggle()}
      >
        <Icon name={isIn ? 'minus' : 'plus'} />
      </ActionIcon>
    </li>
  )
}
