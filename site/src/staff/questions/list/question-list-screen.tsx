import { Button } from '@mantine/core'
import type { QuestionListItem } from '@prostuti/contract'
import type { ReactElement } from 'react'
import {
  BankSwitch,
  Icon,
  Shortcut,
  StaffList,
  type StaffProps,
  StaffRoot,
  StateMessage,
  useShortcut,
  useStaff,
  useTexts,
} from '../../foundation/index.ts'
import { useCategories } from '../question/use-categories.ts'
import { BulkDialog } from './bulk-dialogs.tsx'
import { filterOf } from './question-filter.ts'
import { UndoBar } from './undo-bar.tsx'
import { useBulkChanges } from './use-bulk-changes.ts'
import { useListFilters } from './use-list-filters.ts'
import { useQuestionColumns } from './use-question-columns.tsx'

/** A bank's questions: searched, filtered, sorted, and changed many at a time. */
export function QuestionListScreen({ staff }: { staff: StaffProps }): ReactElement {
  return (
    <StaffRoot staff={staff}>
      <BankSwitch />
      <Questions />
    </StaffRoot>
  )
}

function Questions(): ReactElement {
  const t = useTexts('questions')
  const admin = useStaff()
  const { options } = useCategories()
  const columns = useQuestionColumns()
  const { filters, sorts } = useListFilters(options)
  const bulk = useBulkChanges()
  useShortcut({ key: 'n' }, () => location.assign('/admin/question/new'))
  return (
    <>
      {bulk.dialog && <BulkDialog {...bulk.dialog} options={options} />}
      {bulk.last && <UndoBar last={bulk.last} onUndo={bulk.undo} onClose={bulk.forget} />}
      <StaffList<QuestionListItem>
        title={t('questions.title')}
        columns={columns}
        choosesColumns="questions"
        rowId={question => question.id}
        rowName={question => question.text}
        rowHref={question => `/admin/question/${question.id}`}
        dataKey={['questions', 'list']}
        load={query => admin.questions.list(filterOf(query))}
        searchLabel={t('questions.search')}
        filters={filters}
        sorts={sorts}
        bulkActions={bulk.bulkActions}
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
        actions={<QuestionListActions />}
        empty={<StateMessage icon="inbox" title={t('questions.empty')} text={t('questions.empty_text')} />}
      />
    </>
  )
}

function QuestionListActions(): ReactElement {
  const t = useTexts('questions')
  return (
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
  )
}
