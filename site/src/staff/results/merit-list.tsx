import type { ReactElement } from 'react'
import { resultsHref } from '../exams/builder/builder-href.ts'
import { type ListQuery, StaffList, StateMessage, useStaff, useTexts } from '../foundation/index.ts'
import { ResultFiles } from './result-files.tsx'
import { useResultColumns } from './use-result-columns.tsx'

/** Who is ranked, the best first, with the marks of each subject. */
export function MeritList({ program, exam }: { program: string; exam: string }): ReactElement {
  const t = useTexts('results')
  const admin = useStaff()
  const columns = useResultColumns()
  const load = async ({ search, cursor, pageSize }: ListQuery) => {
    const page = await admin.results.list(exam, { search, cursor, pageSize })
    return { ...page, results: page.results.map(result => ({ result, subjects: page.subjects })) }
  }
  return (
    <StaffList
      title={t('results.tab.list')}
      level={2}
      isNamedAbove
      columns={columns}
      rowId={({ result }) => result.user.id}
      rowName={({ result }) => result.user.name}
      rowHref={({ result }) => resultsHref(program, exam, result.user.id)}
      dataKey={['results', exam]}
      load={load}
      pageSize={50}
      foundText={count => t('results.found', { count })}
      searchLabel={t('results.search')}
      actions={<ResultFiles exam={exam} />}
      empty={<StateMessage icon="inbox" title={t('results.empty')} text={t('results.empty_text')} />}
    />
  )
}
