import type { TagCount } from '@prostuti/contract'
import { type ReactElement, useMemo, useState } from 'react'
import { RowMenu } from '../fields/index.ts'
import {
  BankSwitch,
  type ListQuery,
  StaffList,
  type StaffProps,
  StaffRoot,
  StateMessage,
  useChange,
  useFigures,
  useIsReviewedBank,
  useStaff,
  useTexts,
} from '../foundation/index.ts'
import { questionsHref } from '../questions/list/questions-href.ts'
import { MergeTagDialog, RemoveTagDialog, RenameTagDialog } from './tag-dialogs.tsx'

/** A bank's tags by how many questions carry them; a change of one reaches both banks. */
export function TagsScreen({ staff }: { staff: StaffProps }): ReactElement {
  return (
    <StaffRoot staff={staff}>
      <BankSwitch />
      <Tags />
    </StaffRoot>
  )
}

type Act = 'rename' | 'merge' | 'remove'

function Tags(): ReactElement {
  const t = useTexts('categories')
  const admin = useStaff()
  const save = useChange()
  const isReviewed = useIsReviewedBank()
  const [asked, ask] = useState<{ tag: TagCount; what: Act } | null>(null)
  const columns = useTagColumns(ask)
  const load = ({ search, cursor, pageSize, reviewed }: ListQuery) =>
    admin.categories.tags({ ...{ search, cursor, pageSize }, reviewed_qb: reviewed ? 'true' : 'false' })
  const change = async (name: string | null) => {
    if (!asked) return
    const renaming = () => admin.categories.renameTag(asked.tag.tag, name)
    if (await save(renaming, { done: t('categories.tags_updated'), outdates: [['tags']] })) ask(null)
  }
  const dialog = asked && { tag: asked.tag, onClose: () => ask(null), onConfirm: change }
  return (
    <>
      <StaffList<TagCount>
        title={t('categories.tags_title')}
        columns={columns}
        rowId={({ tag }) => tag}
        rowName={({ tag }) => tag}
        rowHref={({ tag }) => questionsHref({ tag, reviewed: isReviewed })}
        dataKey={['tags', 'list']}
        load={load}
        searchLabel={t('categories.tags_search')}
        pageSize={50}
        csv={{
          name: 'tags',
          columns: [
            { header: t('categories.tag'), value: ({ tag }) => tag },
            { header: t('categories.questions'), value: ({ count }) => count },
          ],
        }}
        empty={<StateMessage icon="tag" title={t('categories.tags_empty')} text={t('categories.tags_empty_text')} />}
      />
      {dialog && asked.what === 'rename' && <RenameTagDialog {...dialog} />}
      {dialog && asked.what === 'merge' && <MergeTagDialog {...dialog} />}
      {dialog && asked.what === 'remove' && <RemoveTagDialog {...dialog} />}
    </>
  )
}

function useTagColumns(ask: (asked: { tag: TagCount; what: Act }) => void) {
  const t = useTexts('categories')
  const { number } = useFigures()
  return useMemo(
    () => [
      { id: 'tag', header: t('categories.tag'), cell: ({ tag }: TagCount) => tag },
      {
        id: 'questions',
        header: t('categories.questions'),
        width: '120px',
        align: 'end' as const,
        phone: 'named' as const,
        cell: ({ count }: TagCount) => number(count),
      },
      {
        id: 'more',
        header: '',
        width: '56px',
        align: 'end' as const,
        phone: 'corner' as const,
        cell: (tag: TagCount) => (
          <RowMenu
            label={t('categories.tag_more', { tag: tag.tag })}
            actions={[
              {
                key: 'rename',
                label: t('categories.tag_rename'),
                icon: 'pencil',
                run: () => ask({ tag, what: 'rename' }),
              },
              {
                key: 'merge',
                label: t('categories.merge'),
                icon: 'git-merge',
                run: () => ask({ tag, what: 'merge' }),
              },
              {
                key: 'remove',
                label: t('categories.tag_remove'),
                icon: 'trash',
                danger: true,
                run: () => ask({ tag, what: 'remove' }),
              },
            ]}
          />
        ),
      },
    ],
    [t, number, ask],
  )
}
