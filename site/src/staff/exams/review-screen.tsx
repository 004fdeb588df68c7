import type { StaffExamRow } from '@prostuti/contract'
import { type ReactElement, useMemo } from 'react'
import {
  type ListQuery,
  StaffList,
  type StaffProps,
  StaffRoot,
  StateMessage,
  StatusChip,
  useFigures,
  useStaff,
  useTexts,
} from '../foundation/index.ts'
import { builderHref } from './builder/builder-href.ts'
import { stateLooks } from './overview/state-card.tsx'

/** Exams that wait for somebody: halted ones, and reviewed ones that can be approved. */
export function ExamReviewScreen({ staff }: { staff: StaffProps }): ReactElement {
  return (
    <StaffRoot staff={staff}>
      <Review />
    </StaffRoot>
  )
}

const waiting = [1, 2] as const
const sorts = ['start_time', 'updated_at', 'title'] as const

function Review(): ReactElement {
  const t = useTexts('exams')
  const admin = useStaff()
  const columns = useReviewColumns()
  const load = ({ cursor, pageSize, search, sort, filters }: ListQuery) => {
    const state = waiting.find(each => String(each) === filters.state)
    return admin.exams.list({
      cursor,
      pageSize,
      search,
      states: state === undefined ? waiting : [state],
      sort: sorts.find(each => each === sort) ?? 'start_time',
      decreasing: sort === 'updated_at',
    })
  }
  return (
    <StaffList
      title={t('exams.review_title')}
      columns={columns}
      rowId={exam => exam.id}
      rowName={exam => exam.title}
      rowHref={exam => builderHref(exam.program?.id ?? '0', exam.id, 'overview')}
      dataKey={['exams', 'list', 'waiting']}
      load={load}
      searchLabel={t('exams.search_exams')}
      filters={[
        {
          name: 'state',
          label: t('exams.state'),
          options: waiting.map(value => ({ value: String(value), label: t(`exams.state.${value}`) })),
        },
      ]}
      sorts={[
        { value: '', label: t('exams.sort.start_time') },
        { value: 'updated_at', label: t('exams.sort.updated_at') },
        { value: 'title', label: t('exams.sort.title') },
      ]}
      empty={<StateMessage icon="inbox" title={t('exams.review_empty')} text={t('exams.review_empty_text')} />}
    />
  )
}

/** The columns of the list of exams that wait. */
function useReviewColumns() {
  const t = useTexts('exams')
  const { number, instant, digits } = useFigures()
  return useMemo(
    () => [
      {
        id: 'title',
        header: t('exams.exam'),
        cell: ({ title, program }: StaffExamRow) => (
          <>
            {title}
            <div className="staff-small">{program?.title ?? t('exams.no_program')}</div>
          </>
        ),
      },
      {
        id: 'state',
        header: t('exams.state'),
        width: '150px',
        cell: ({ question_state: state }: StaffExamRow) => (
          <StatusChip tone={stateLooks[state][0]} icon={stateLooks[state][1]}>
            {t(`exams.state.${state}`)}
          </StatusChip>
        ),
      },
      {
        id: 'questions',
        header: t('exams.questions'),
        width: '90px',
        align: 'end' as const,
        cell: (exam: StaffExamRow) => number(exam.total_questions),
      },
      {
        id: 'duration',
        header: t('exams.field.duration'),
        width: '100px',
        phone: 'hidden' as const,
        cell: (exam: StaffExamRow) => digits(exam.duration),
      },
      {
        id: 'start',
        header: t('exams.field.start_time'),
        width: '230px',
        cell: (exam: StaffExamRow) => instant(exam.start_time),
      },
    ],
    [t, number, instant, digits],
  )
}
