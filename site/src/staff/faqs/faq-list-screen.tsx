import { Button } from '@mantine/core'
import type { StaffFaq } from '@prostuti/contract'
import { type ReactElement, type RefObject, useMemo, useRef, useState } from 'react'
import { RowMenu } from '../fields/index.ts'
import {
  ConfirmDialog,
  Icon,
  type ListQuery,
  type RowPlace,
  Shortcut,
  StaffList,
  type StaffProps,
  StaffRoot,
  StateMessage,
  useChange,
  useFigures,
  useLanguage,
  useQuery,
  useStaff,
  useTexts,
} from '../foundation/index.ts'
import styles from './faqs.module.css'

/** Questions that people ask, in the order in which learners read them. */
export function FaqListScreen({ staff }: { staff: StaffProps }): ReactElement {
  return (
    <StaffRoot staff={staff}>
      <Faqs />
    </StaffRoot>
  )
}

const general = 'general'

function Faqs(): ReactElement {
  const t = useTexts('faqs')
  const admin = useStaff()
  const change = useChange()
  const [deleted, setDeleted] = useState<StaffFaq | null>(null)
  const { data: programs } = useQuery(['programs', 'names'], () => admin.programs.names())
  const shown = useRef<readonly StaffFaq[]>([])
  const move = async (faq: StaffFaq, { side, of }: RowPlace<StaffFaq>) => {
    const done = t('faqs.moved', { name: faq.question.bn })
    await change(() => admin.faqs.move(faq.id, { side, of: of.id }), { done, outdates: [['faqs']] })
  }
  const acts = useRef<RowActs>({ delete: setDeleted, moveBy() {} })
  acts.current.moveBy = (faq, by) => {
    const of = shown.current[shown.current.findIndex(({ id }) => id === faq.id) + by]
    if (of) void move(faq, { side: by < 0 ? 'above' : 'below', of })
  }
  const columns = useColumns(acts)
  const load = async ({ search, cursor, pageSize, filters: { program } }: ListQuery) => {
    const page = await admin.faqs.list({
      ...{ search, cursor, pageSize },
      ...(program === general ? { general: true } : { program }),
    })
    shown.current = page.results
    return page
  }
  return (
    <>
      <StaffList
        title={t('faqs.title')}
        columns={columns}
        rowId={faq => faq.id}
        rowName={faq => faq.question.bn}
        rowHref={faq => `/admin/faq/update/?id=${faq.id}`}
        dataKey={['faqs', 'list']}
        load={load}
        pageSize={100}
        move={(faq, place) => void move(faq, place)}
        searchLabel={t('faqs.search')}
        filters={[
          {
            name: 'program',
            label: t('faqs.program'),
            options: [
              { value: general, label: t('faqs.general') },
              ...(programs ?? []).map(({ id, title }) => ({ value: id, label: title })),
            ],
          },
        ]}
        actions={
          <Button component="a" href="/admin/faq/create" leftSection={<Icon name="plus" />}>
            {t('faqs.new')}
          </Button>
        }
        empty={<StateMessage icon="circle-question-mark" title={t('faqs.empty')} text={t('faqs.empty_text')} />}
      />
      <p className="staff-small">
        {t('faqs.order')} <Shortcut keys="Alt" /> <Shortcut keys="↑" /> <Shortcut keys="↓" /> {t('faqs.move_keys')}
      </p>
      <DeleteDialog faq={deleted} onClose={() => setDeleted(null)} />
    </>
  )
}

interface DeleteDialogProps {
  /** Null: none is about to be deleted. */
  faq: StaffFaq | null
  onClose(): void
}

/** Asks before a question is deleted. */
function DeleteDialog({ faq, onClose }: DeleteDialogProps): ReactElement {
  const t = useTexts('faqs')
  const admin = useStaff()
  const change = useChange()
  const remove = async () => {
    if (!faq) return
    await change(() => admin.faqs.delete(faq.id), { done: t('faqs.deleted'), outdates: [['faqs']] })
    onClose()
  }
  return (
    <ConfirmDialog
      isOpen={faq !== null}
      title={t('faqs.delete_ask')}
      confirm={t('faqs.delete')}
      danger
      onConfirm={remove}
      onClose={onClose}
    >
      <p>{t('faqs.delete_text', { question: faq?.question.bn ?? '' })}</p>
    </ConfirmDialog>
  )
}

/** What a row's menu does; read when it is chosen, for columns stay the same. */
interface RowActs {
  delete(faq: StaffFaq): void
  moveBy(faq: StaffFaq, by: 1 | -1): void
}

function useColumns(acts: RefObject<RowActs>) {
  const t = useTexts('faqs')
  const language = useLanguage()
  const { number } = useFigures()
  return useMemo(() => {
    const shown = ({ bn, en }: StaffFaq['question']) => (language === 'en' && en) || bn
    return [
      {
        id: 'question',
        header: t('faqs.question'),
        cell: ({ question, answer }: StaffFaq) => (
          <>
            {shown(question)}
            <div className={`staff-small ${styles.answer}`}>{shown(answer)}</div>
          </>
        ),
      },
      {
        id: 'program',
        header: t('faqs.program'),
        width: '20%',
        cell: ({ program }: StaffFaq) => program?.title ?? t('faqs.general'),
      },
      {
        id: 'priority',
        header: t('faqs.priority'),
        width: '110px',
        align: 'end' as const,
        phone: 'named' as const,
        cell: ({ priority }: StaffFaq) => number(priority),
      },
      {
        id: 'changed',
        header: t('faqs.changed'),
        width: '180px',
        phone: 'hidden' as const,
        cell: ({ changed }: StaffFaq) => <Changed changed={changed} />,
      },
      {
        id: 'more',
        header: '',
        width: '56px',
        align: 'end' as const,
        phone: 'corner' as const,
        cell: (faq: StaffFaq) => <FaqMenu faq={faq} name={shown(faq.question)} acts={acts} />,
      },
    ]
  }, [t, language, number, acts])
}

/** Who wrote it last, and when. */
function Changed({ changed }: Pick<StaffFaq, 'changed'>): ReactElement {
  const t = useTexts('faqs')
  const { recent } = useFigures()
  if (!changed) return <span className="staff-small">{t('faqs.unchanged')}</span>
  return (
    <>
      {changed.by}
      <div className="staff-small">{recent(changed.at)}</div>
    </>
  )
}

interface FaqMenuProps {
  faq: StaffFaq
  /** The question, in the reader's language. */
  name: string
  acts: RefObject<RowActs>
}

function FaqMenu({ faq, name, acts }: FaqMenuProps): ReactElement {
  const t = useTexts('faqs')
  return (
    <RowMenu
      label={t('faqs.more', { name })}
      actions={[
        {
          key: 'update',
          label: t('faqs.update'),
          icon: 'pencil',
          run: () => location.assign(`/admin/faq/update/?id=${faq.id}`),
        },
        { key: 'up', label: t('faqs.move_up'), icon: 'arrow-up', run: () => acts.current.moveBy(faq, -1) },
        { key: 'down', label: t('faqs.move_down'), icon: 'arrow-down', run: () => acts.current.moveBy(faq, 1) },
        {
          ...({ key: 'delete', label: t('faqs.delete'), icon: 'trash', danger: true } as const),
          run: () => acts.current.delete(faq),
        },
      ]}
    />
  )
}
