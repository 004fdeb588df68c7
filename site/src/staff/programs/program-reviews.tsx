import { Textarea } from '@mantine/core'
import type { StaffReview } from '@prostuti/contract'
import { type ReactElement, useMemo, useRef, useState } from 'react'
import { type MenuAction, RowMenu } from '../fields/index.ts'
import {
  ConfirmDialog,
  type ListQuery,
  StaffList,
  StateMessage,
  StatusChip,
  useFigures,
  useOutdate,
  useStaff,
  useTexts,
  useToldAct,
} from '../foundation/index.ts'

/** What people say of a program, and what takes one of them from its page. */
export function ProgramReviews({ program }: { program: string }): ReactElement {
  const t = useTexts('programs')
  const admin = useStaff()
  const told = useToldAct()
  const outdate = useOutdate()
  const [hiding, setHiding] = useState<StaffReview | null>(null)
  const show = useRef(async (_: StaffReview) => {})
  show.current = async review => {
    await told(() => admin.reviews.show(review), t('programs.review_is_shown'))
    // Also where it was refused: another person may have shown it.
    outdate(['reviews', program])
  }
  const columns = useReviewColumns(setHiding, show)
  const load = ({ cursor, pageSize, filters: { hidden } }: ListQuery) =>
    admin.reviews.list({ cursor, pageSize, program, hidden: hidden === undefined ? undefined : hidden === 'true' })
  return (
    <>
      <StaffList
        title={t('programs.tab.reviews')}
        level={2}
        isNamedAbove
        columns={columns}
        rowId={review => review.id}
        rowName={review => review.text}
        dataKey={['reviews', program]}
        load={load}
        filters={[
          {
            name: 'hidden',
            label: t('programs.state'),
            options: [
              { value: 'false', label: t('programs.review_shown') },
              { value: 'true', label: t('programs.review_hidden') },
            ],
          },
        ]}
        empty={
          <StateMessage icon="inbox" title={t('programs.reviews_empty')} text={t('programs.reviews_empty_text')} />
        }
      />
      {hiding && (
        <HideDialog
          review={hiding}
          onClose={() => {
            setHiding(null)
            outdate(['reviews', program])
          }}
        />
      )}
    </>
  )
}

function useReviewColumns(
  onHide: (review: StaffReview) => void,
  show: { current: (review: StaffReview) => Promise<void> },
) {
  const t = useTexts('programs')
  const { number, instant } = useFigures()
  return useMemo(() => {
    const actionsOf = (review: StaffReview): MenuAction[] =>
      review.hidden
        ? [{ key: 'show', label: t('programs.review_show'), icon: 'eye', run: () => void show.current(review) }]
        : [
            {
              key: 'hide',
              label: t('programs.review_hide'),
              icon: 'circle-off',
              danger: true,
              run: () => onHide(review),
            },
          ]
    return [
      {
        id: 'text',
        header: t('programs.review'),
        cell: (review: StaffReview) => (
          <>
            {review.text}
            {review.hidden && <div className="staff-small">{review.hidden.reason}</div>}
          </>
        ),
      },
      {
        id: 'rating',
        header: t('programs.rating'),
        width: '80px',
        cell: ({ rating }: StaffReview) => t('programs.review_rating', { rating: number(rating) }),
      },
      {
        id: 'by',
        header: t('programs.review_by'),
        width: '210px',
        cell: ({ user, at }: StaffReview) => (
          <>
            {user.name}
            <div className="staff-small">{instant(at)}</div>
          </>
        ),
      },
      {
        id: 'state',
        header: t('programs.state'),
        width: '110px',
        cell: ({ hidden }: StaffReview) => (
          <StatusChip tone={hidden ? 'running' : 'plain'} icon={hidden ? 'circle-off' : 'eye'}>
            {t(hidden ? 'programs.review_hidden' : 'programs.review_shown')}
          </StatusChip>
        ),
      },
      {
        id: 'more',
        header: '',
        width: '56px',
        align: 'end' as const,
        phone: 'corner' as const,
        cell: (review: StaffReview) => (
          <RowMenu label={t('programs.more', { name: review.text.slice(0, 40) })} actions={actionsOf(review)} />
        ),
      },
    ]
  }, [t, number, instant, onHide, show])
}

function HideDialog({ review, onClose }: { review: StaffReview; onClose(): void }): ReactElement {
  const t = useTexts('programs')
  const admin = useStaff()
  const told = useToldAct()
  const [reason, setReason] = useState('')
  const [isMissing, setMissing] = useState(false)
  const hide = async () => {
    if (reason.trim() === '') return setMissing(true)
    if (await told(() => admin.reviews.hide(review, reason), t('programs.review_is_hidden'))) onClose()
  }
  return (
    <ConfirmDialog
      isOpen
      title={t('programs.review_hide_ask')}
      confirm={t('programs.review_hide')}
      danger
      onConfirm={hide}
      onClose={onClose}
    >
      <p>{t('programs.review_hide_text')}</p>
      <Textarea
        label={t('programs.review_reason')}
        maxLength={500}
        autosize
        minRows={2}
        value={reason}
        error={isMissing && reason.trim() === '' ? t('programs.review_reason_needed') : undefined}
        onChange={event => setReason(event.currentTarget.value)}
      />
    </ConfirmDialog>
  )
}
