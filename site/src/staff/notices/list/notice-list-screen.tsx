import type { StaffNoticeRow } from '@prostuti/contract'
import { type ReactElement, useMemo } from 'react'
import {
  Icon,
  type ListQuery,
  PageHead,
  StaffList,
  type StaffProps,
  StaffRoot,
  StateMessage,
  useFigures,
  useStaff,
  useTexts,
} from '../../foundation/index.ts'
import { formHref, type NoticeKind } from '../notice-kinds.ts'
import { NoticeStateChip } from '../publishing/notice-state.tsx'
import { CreateMenu } from './create-menu.tsx'
import { NoticeKindLinks } from './notice-kind-links.tsx'

interface NoticeListScreenProps {
  staff: StaffProps
  /** Of this kind alone; null: of all three. */
  kind: NoticeKind | null
}

/** Seat plans, government results and notices: what is written, what comes, what is out, what is over. */
export function NoticeListScreen({ staff, kind }: NoticeListScreenProps): ReactElement {
  return (
    <StaffRoot staff={staff}>
      <Notices kind={kind} />
    </StaffRoot>
  )
}

function Notices({ kind }: Pick<NoticeListScreenProps, 'kind'>): ReactElement {
  const t = useTexts('notices')
  const admin = useStaff()
  const title = t(kind ? `notices.kinds.${kind}` : 'notices.title')
  return (
    <>
      <PageHead title={title}>
        <CreateMenu />
      </PageHead>
      <NoticeKindLinks kind={kind} />
      <StaffList
        level={2}
        isNamedAbove
        title={title}
        columns={useColumns()}
        rowId={row => `${row.kind}-${row.id}`}
        rowName={row => row.title}
        rowHref={row => formHref(row.kind, row.id)}
        dataKey={['notices', 'list', kind]}
        load={({ search, cursor, pageSize }: ListQuery) =>
          admin.notices.list({ search, cursor, pageSize, kind: kind ?? undefined })
        }
        searchLabel={t('notices.search')}
        empty={
          <StateMessage
            icon="clipboard-list"
            title={t(kind ? `notices.none.${kind}` : 'notices.none.all')}
            text={t('notices.none_text')}
          />
        }
      />
    </>
  )
}

function useColumns() {
  const t = useTexts('notices')
  const { number, date, recent, instant } = useFigures()
  return useMemo(() => {
    /** What is in it, or until when it stands on top. */
    const contents = ({ kind, count, date: day }: StaffNoticeRow) => {
      if (kind === 'notice') return day && t('notices.pinned_to', { date: date(day) })
      return t(kind === 'result' ? 'notices.numbers' : 'notices.rolls', { count: number(count ?? 0) })
    }
    return [
      {
        id: 'title',
        header: t('notices.what'),
        cell: (row: StaffNoticeRow) => (
          <>
            {row.title}
            <div className="staff-small">
              {[t(`notices.kinds_one.${row.kind}`), contents(row)].filter(Boolean).join(' · ')}
            </div>
          </>
        ),
      },
      {
        id: 'when',
        header: t('notices.when'),
        width: '220px',
        cell: ({ kind, date: day, published_on: at, state }: StaffNoticeRow) => (
          <>
            {kind === 'seat_plan' && day ? <div>{t('notices.exam_on', { date: date(day) })}</div> : null}
            {at && (
              <div className={kind === 'seat_plan' ? 'staff-small' : undefined}>
                {state === 'scheduled'
                  ? t('notices.out_at', { time: instant(at) })
                  : t('notices.out_on', { time: recent(at) })}
              </div>
            )}
          </>
        ),
      },
      {
        id: 'state',
        header: t('notices.state'),
        width: '150px',
        cell: ({ state }: StaffNoticeRow) => <NoticeStateChip state={state} />,
      },
      {
        id: 'open',
        header: '',
        width: '48px',
        align: 'end' as const,
        phone: 'hidden' as const,
        cell: () => <Icon name="chevron-right" size={16} />,
      },
    ]
  }, [t, number, date, recent, instant])
}
