import { Button } from '@mantine/core'
import type { QuestionListItem, QuestionSort } from '@prostuti/contract'
import { startOfDhakaDay } from '@prostuti/contract/dhaka-time'
import { bankLetter } from '@prostuti/contract/option-letters'
import type { QuestionsChange, QuestionsSelected, StaffQuestionsFilter } from '@prostuti/sdk/staff'
import { type ReactElement, useMemo, useState } from 'react'
import {
  BankSwitch,
  type BulkAction,
  Icon,
  type ListFilter,
  type ListQuery,
  type Selection,
  Shortcut,
  StaffList,
  type StaffProps,
  StaffRoot,
  StateMessage,
  toast,
  useFigures,
  useIsReviewedBank,
  useLanguage,
  useShortcut,
  useStaff,
  useTexts,
  useToldAct,
} from '../../foundation/index.ts'
import { QualityChip, qualities } from '../question/quality-chip.tsx'
import { useCategories } from '../question/use-categories.ts'
import { type BulkAsked, MoveDialog, PlainDialog, TagsDialog } from './bulk-dialogs.tsx'
import { type LastAct, UndoBar } from './undo-bar.tsx'

const sorts = ['-updated', 'updated', '-created', 'created', '-id', 'id', 'quality', '-quality'] as const

/** A bank's questions: searched, filtered, sorted, and changed many at a time. */
export function QuestionListScreen({ staff }: { staff: StaffProps }): ReactElement {
  return (
    <StaffRoot staff={staff}>
      <BankSwitch />
      <Questions />
    </StaffRoot>
  )
}

interface Asked {
  readonly what: BulkAsked
  readonly selection: Selection
  done(): void
}

function Questions(): ReactElement {
  const t = useTexts('questions')
  const admin = useStaff()
  const act = useToldAct()
  const isReviewed = useIsReviewedBank()
  const { options } = useCategories()
  const columns = useQuestionColumns()
  const { number } = useFigures()
  const [asked, ask] = useState<Asked | null>(null)
  /** What was done to many last: it can be undone. */
  const [last, setLast] = useState<LastAct | null>(null)
  const [round, setRound] = useState(0)
  useShortcut({ key: 'n' }, () => location.assign('/admin/question/new'))

  const change = async (selection: Selection, what: QuestionsChange, done: () => void) => {
    const isDone = await act(async () => {
      const { changed, changed_at: at } = await admin.questions.change(selectedOf(selection), what)
      setLast({ changed, at })
      toast(t('questions.changed', { count: number(changed) }))
    })
    if (isDone) done()
  }
  const undo = async ({ at }: LastAct) => {
    await act(async () => {
      const { changed, kept } = await admin.questions.undo(at)
      toast(t(kept > 0 ? 'questions.undone_some' : 'questions.undone', { count: number(changed), kept: number(kept) }))
      setLast(null)
      setRound(round + 1)
    })
  }
  const asks = (what: BulkAsked): BulkAction['run'] => {
    return (selection, { reload, clear }) =>
      ask({
        what,
        selection,
        done() {
          ask(null)
          clear()
          reload()
        },
      })
  }
  const bulkActions: BulkAction[] = [
    { key: 'category', label: t('questions.category'), icon: 'folder-input', run: asks('category') },
    { key: 'tags', label: t('questions.tags'), icon: 'tag', run: asks('tags') },
    isReviewed
      ? { key: 'review', label: t('questions.to_review'), icon: 'undo-2', run: asks('to_review') }
      : { key: 'review', label: t('questions.approve'), icon: 'check', run: asks('approve') },
    { key: 'publish', label: t('questions.publish'), icon: 'eye', run: asks('publish') },
    { key: 'delete', label: t('questions.delete'), icon: 'trash-2', danger: true, run: asks('delete') },
  ]
  const dialog = asked && {
    count: 'ids' in asked.selection ? asked.selection.ids.length : asked.selection.count,
    onClose: () => ask(null),
    onConfirm: (what: QuestionsChange) => change(asked.selection, what, asked.done),
  }
  return (
    <>
      {asked?.what === 'category' && dialog && <MoveDialog {...dialog} options={options} />}
      {asked?.what === 'tags' && dialog && <TagsDialog {...dialog} />}
      {asked && asked.what !== 'category' && asked.what !== 'tags' && dialog && (
        <PlainDialog {...dialog} what={asked.what} />
      )}
      {last && <UndoBar last={last} onUndo={undo} onClose={() => setLast(null)} />}
      <StaffList<QuestionListItem>
        title={t('questions.title')}
        columns={columns}
        choosesColumns="questions"
        version={round}
        rowId={question => question.id}
        rowName={question => question.text}
        rowHref={question => `/admin/question/${question.id}`}
        load={query => admin.questions.list(filterOf(query))}
        searchLabel={t('questions.search')}
        filters={[
          { name: 'category', label: t('questions.category'), options },
          {
            name: 'quality',
            label: t('questions.quality'),
            options: qualities.map(value => ({ value, label: t(`questions.quality.${value}`) })),
          },
          {
            name: 'difficulty',
            label: t('questions.difficulty'),
            options: (['1', '2', '3'] as const).map(value => ({ value, label: t(`questions.difficulty.${value}`) })),
          },
          {
            name: 'published',
            label: t('questions.publication'),
            options: (['true', 'false'] as const).map(value => ({ value, label: t(`questions.published.${value}`) })),
          },
          {
            name: 'returned',
            label: t('questions.review'),
            options: (['true', 'false'] as const).map(value => ({ value, label: t(`questions.returned.${value}`) })),
          },
          { name: 'tag', label: t('questions.tag'), type: 'text' },
          { name: 'updated_since', label: t('questions.updated_since'), type: 'date' },
        ]}
        sorts={sorts.map(value => ({ value, label: t(`questions.sort.${value}`) }))}
        bulkActions={bulkActions}
        csv={{
          name: 'questions',
          columns: [
            { header: t('questions.number'), value: question => question.id },
            { header: t('questions.question'), value: question => question.text },
            { header: t('questions.category'), value: question => question.category.title },
            { header: t('questions.quality'), value: question => t(`questions.quality.${question.quality}`) },
            { header: t('questions.tags'), value: question => question.tags.join(', ') },
            { header: t('questions.appearances'), value: question => question.appearances.join(', ') },
            { header: t('questions.uses'), value: question => question.uses },
            { header: t('questions.updated'), value: question => question.updated_at },
          ],
        }}
        pageSize={50}
        actions={
          <>
            <Button component="a" href="/admin/question/upload" variant="default" leftSection={<Icon name="file-up" />}>
              {t('menu.questions_upload')}
            </Button>
            <Button
              component="a"
              href="/admin/question/new"
              leftSection={<Icon name="plus" />}
              rightSection={<Shortcut keys="N" />}
            >
              {t('questions.new')}
            </Button>
          </>
        }
        empty={<StateMessage icon="inbox" title={t('questions.empty')} text={t('questions.empty_text')} />}
      />
    </>
  )
}

function useQuestionColumns() {
  const t = useTexts('questions')
  const language = useLanguage()
  const { number, recent } = useFigures()
  return useMemo(
    () => [
      {
        id: 'question',
        header: t('questions.question'),
        cell: ({ text, tags, appearances, category }: QuestionListItem) => (
          <>
            {text}
            <div className="staff-small">{[category.title, ...tags, ...appearances].join(' · ')}</div>
          </>
        ),
      },
      {
        id: 'right',
        header: t('questions.right'),
        width: '72px',
        phone: 'hidden' as const,
        cell: ({ right }: QuestionListItem) =>
          right.map(place => bankLetter(place, language)).join(', ') || t('frame.none'),
      },
      {
        id: 'quality',
        header: t('questions.quality'),
        width: '180px',
        cell: ({ quality }: QuestionListItem) => <QualityChip quality={quality} />,
      },
      {
        id: 'uses',
        header: t('questions.uses'),
        width: '130px',
        cell: ({ uses, embargoed }: QuestionListItem) => (
          <>
            {embargoed && <Icon name="lock" size={14} />}{' '}
            {uses === 0 ? t('questions.no_uses') : t('questions.uses_count', { count: number(uses) })}
            {embargoed && <div className="staff-small">{t('questions.embargoed')}</div>}
          </>
        ),
      },
      {
        id: 'updated',
        header: t('questions.updated'),
        width: '150px',
        cell: ({ updated_by: by, updated_at: at }: QuestionListItem) => (
          <>
            {by}
            <div className="staff-small">{recent(at)}</div>
          </>
        ),
      },
    ],
    [t, language, number, recent],
  )
}

const flag = (value: string | undefined): 'true' | 'false' | undefined =>
  value === 'true' || value === 'false' ? value : undefined

/** What the address narrows the list down to, as the API takes it. */
function fieldsOf({ search, filters }: ListFilter) {
  return {
    search: search || undefined,
    category: filters.category,
    tag: filters.tag,
    quality: qualities.find(quality => quality === filters.quality),
    // The day's first instant in Dhaka.
    updated_since: filters.updated_since ? new Date(startOfDhakaDay(filters.updated_since)).toISOString() : undefined,
  }
}

function filterOf({ sort, cursor, pageSize, reviewed, exactCount, ...filter }: ListQuery): StaffQuestionsFilter {
  const { difficulty, published, returned } = filter.filters
  return {
    ...fieldsOf({ ...filter, reviewed }),
    ...(difficulty && { difficulty: Number(difficulty) }),
    published: flag(published),
    returned: flag(returned),
    reviewed_qb: reviewed ? 'true' : 'false',
    sort: sorts.find(value => value === sort) satisfies QuestionSort | undefined,
    cursor,
    pageSize,
    ...(exactCount && { exact_count: 'true' }),
  }
}

function selectedOf(selection: Selection): QuestionsSelected {
  if ('ids' in selection) return { ids: [...selection.ids] }
  const { all, count } = selection
  const { difficulty, published, returned } = all.filters
  return {
    count,
    filter: {
      ...fieldsOf(all),
      ...(difficulty && { difficulty: Number(difficulty) }),
      ...(published && { published: published === 'true' }),
      ...(returned && { returned: returned === 'true' }),
      reviewed_qb: all.reviewed,
    },
  }
}
