import { Button } from '@mantine/core'
import type { ReactElement } from 'react'
import { resultsHref, statisticsHref } from '../exams/builder/builder-href.ts'
import { type ListQuery, StaffList, StateMessage, useMay, useStaff, useTexts } from '../foundation/index.ts'
import { ResultFiles } from './result-files.tsx'
import { useResultColumns } from './use-result-columns.tsx'

/** Who is ranked, the best first, with the marks of each subject. */
export function MeritList({ program, exam }: { program: string; exam: string }): ReactElement {
  const t = useTexts('results')
  const admin = useStaff()
  const columns = useResultColumns()
  const seesStatistics = useMay('exams.build')
  const load = async ({ search, cursor, pageSize }: ListQuery) => {
    const page = await admin.results.list(exam, { search, cursor, pageSize })
    return { ...page, results: page.results.map(result => ({ result, subjects: page.subjects })) }
  }
  return (
    <StaffList
      title={t('results.title')}
      columns={columns}
      rowId={({ result }) => result.user.id}
      rowName={({ result }) => result.user.name}
      rowHref={({ result }) => resultsHref(program, exam, result.user.id)}
      dataKey={['results', exam]}
      load={load}
      pageSize={50}
      foundText={count => t('results.found', { count })}
      searchLabel={t('results.search')}
      actions={
        <>
          {seesStatistics && (
            <Button component="a" variant="default" href={statisticsHref(program, exam)}>
              {t('results.statistics')}
            </Button>
          )}
          <ResultFiles exam={exam} />
        </>
      }
      empty={<StateMessage icon="inbox" title={t('results.empty')} text={t('results.empty_text')} />}
    />
  )
}
