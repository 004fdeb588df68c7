import { Button, Switch, TextInput } from '@mantine/core'
import '@mantine/core/styles/Switch.layer.css'
import type { Category, QuestionInfo } from '@prostuti/contract'
import { type ReactElement, useMemo, useState } from 'react'
import {
  BankSwitch,
  ErrorState,
  Icon,
  PageHead,
  Shortcut,
  type StaffProps,
  StaffRoot,
  StateMessage,
  useAddress,
  useFigures,
  useIsReviewedBank,
  useLoaded,
  useShortcut,
  useStaff,
  useTexts,
  useToldAct,
} from '../foundation/index.ts'
import { CategoryForm } from './category-form.tsx'
import { CategoryMerge } from './category-merge.tsx'
import { type CategoryRow, rowsOf, thinBelow } from './category-rows.ts'
import styles from './category-tree-screen.module.css'
import { TypeTabs, useCategoryType } from './type-tabs.tsx'

/** The categories of a type as a tree in a table: figures stay in columns however deep one is. */
export function CategoryTreeScreen({ staff }: { staff: StaffProps }): ReactElement {
  return (
    <StaffRoot staff={staff}>
      <BankSwitch />
      <Tree />
    </StaffRoot>
  )
}

function Tree(): ReactElement {
  const t = useTexts('categories')
  const admin = useStaff()
  const act = useToldAct()
  const { number } = useFigures()
  const [address, change] = useAddress()
  const isReviewed = useIsReviewedBank()
  const type = useCategoryType()
  const [round, setRound] = useState(0)
  const [search, setSearch] = useState('')
  const [onlyThin, setOnlyThin] = useState(false)
  const bank = isReviewed ? 'true' : ('false' as const)
  const { data, error, isLoading, reload } = useLoaded(
    async () => ({
      categories: await admin.categories.tree({ cat_type: type, reviewed_qb: bank }),
      info: await admin.questions.info({ reviewed_qb: bank }),
    }),
    `${type} ${bank} ${round}`,
  )
  const open = useMemo(() => new Set(address.get('open')?.split(',').filter(Boolean)), [address])
  const categories = data?.categories ?? none
  const rows = rowsOf(categories, { open, search, onlyThin })
  const chosen = categories.find(({ id }) => id === address.get('id')) ?? null
  const isNew = address.get('id') === 'new'
  const refresh = () => setRound(round + 1)
  const toggle = (id: string) => {
    const next = new Set(open)
    if (!next.delete(id)) next.add(id)
    change({ open: [...next].join(',') }, { replace: true })
  }
  const move = async (category: Category, by: number) => {
    const siblings = categories.filter(({ parent }) => parent === category.parent)
    const position = siblings.findIndex(({ id }) => id === category.id) + by
    if (position < 0 || position >= siblings.length) return
    if (await act(() => admin.categories.update(category.id, { position, revision: category.revision }))) refresh()
  }
  useShortcut({ key: 'n' }, () => change({ id: 'new' }))
  const isFlat = categories.every(({ parent }) => parent === null)
  const thin = categories.filter(category => category.question_count < thinBelow).length
  return (
    <>
      <PageHead
        title={t('categories.title')}
        figure={data && t('categories.found', { count: number(categories.length), thin: number(thin) })}
        choice={<TypeTabs />}
      >
        <Button
          // Beside an open form its own button is the one that is filled.
          variant={chosen || isNew ? 'default' : 'filled'}
          leftSection={<Icon name="plus" />}
          rightSection={<Shortcut keys="N" />}
          onClick={() => change({ id: 'new' })}
        >
          {t('categories.new')}
        </Button>
      </PageHead>
      {error ? <ErrorState error={error} onRetry={reload} /> : null}
      <div className={styles.columns} data-open={chosen !== null || isNew || undefined}>
        <section className="staff-card" aria-busy={isLoading} aria-label={t('categories.title')}>
          <div className={styles.tools}>
            <TextInput
              aria-label={t('categories.search')}
              placeholder={t('categories.search')}
              leftSection={<Icon name="search" size={16} />}
              value={search}
              onChange={event => setSearch(event.currentTarget.value)}
            />
            <Switch
              label={t('categories.only_thin')}
              checked={onlyThin}
              onChange={event => setOnlyThin(event.currentTarget.checked)}
            />
            <span className={`staff-small ${styles.keys}`}>
              <Shortcut keys="Alt" /> <Shortcut keys="↑" /> <Shortcut keys="↓" /> {t('categories.moves')}
            </span>
          </div>
          {data && rows.length === 0 ? (
            <StateMessage icon="folder-tree" title={t('categories.empty')} text={t('categories.empty_text')} />
          ) : (
            <table className={styles.tree} aria-label={t('categories.title')}>
              <thead>
                <tr>
                  <th scope="col">{t('categories.name')}</th>
                  <th scope="col" data-phone="hidden">
                    {t('categories.english')}
                  </th>
                  <th scope="col" data-figure>
                    {t('categories.questions')}
                  </th>
                  <th scope="col">{t('categories.perfect')}</th>
                </tr>
              </thead>
              <tbody>
                {rows.map(row => (
                  <TreeRow
                    key={row.category.id}
                    row={row}
                    info={data?.info.by_category.find(({ category }) => category === row.category.id)}
                    isFlat={isFlat}
                    isChosen={row.category.id === chosen?.id}
                    onToggle={() => toggle(row.category.id)}
                    onChoose={() => change({ id: row.category.id })}
                    onMove={by => void move(row.category, by)}
                  />
                ))}
              </tbody>
            </table>
          )}
        </section>
        {(chosen || isNew) && (
          <div className={styles.side}>
            <CategoryForm
              key={`${chosen?.id ?? 'new'} ${chosen?.revision} ${type}`}
              category={chosen}
              categories={categories}
              type={type}
              onClose={() => change({ id: null })}
              onSaved={id => {
                change({ id })
                refresh()
              }}
            />
            {chosen && (
              <CategoryMerge
                key={chosen.id}
                category={chosen}
                categories={categories}
                info={data?.info.by_category.find(({ category }) => category === chosen.id)}
                onMerged={id => {
                  change({ id })
                  refresh()
                }}
              />
            )}
          </div>
        )}
      </div>
    </>
  )
}

const none: readonly Category[] = []

interface TreeRowProps {
  row: CategoryRow
  info: QuestionInfo['by_category'][number] | undefined
  /** No category lies within another: nothing opens. */
  isFlat: boolean
  isChosen: boolean
  onToggle(): void
  onChoose(): void
  onMove(by: number): void
}

function TreeRow({ row, info, isFlat, isChosen, onToggle, onChoose, onMove }: TreeRowProps): ReactElement {
  const t = useTexts('categories')
  const { number } = useFigures()
  const { category, depth, isOpen, hasBelow } = row
  const isThin = category.question_count < thinBelow
  const share = info && info.count > 0 ? Math.round((info.perfect / info.count) * 100) : null
  return (
    <tr data-chosen={isChosen || undefined}>
      <td style={{ paddingInlineStart: `${(isFlat ? 16 : 12) + depth * 24}px` }}>
        <span className={styles.name}>
          {hasBelow ? (
            <button
              type="button"
              className={styles.toggle}
              aria-expanded={isOpen}
              aria-label={t(isOpen ? 'categories.fold' : 'categories.unfold', { name: category.title })}
              onClick={onToggle}
            >
              <Icon name={isOpen ? 'chevron-down' : 'chevron-right'} size={16} />
            </button>
          ) : (
            !isFlat && <span className={styles.toggle} />
          )}
          <Icon name={isOpen ? 'folder-open' : 'folder'} size={16} />
          <button
            type="button"
            className={styles.open}
            onClick={onChoose}
            onKeyDown={event => {
              const by = event.altKey ? ({ ArrowUp: -1, ArrowDown: 1 }[event.key] ?? 0) : 0
              if (by === 0) return
              event.preventDefault()
              onMove(by)
            }}
          >
            {category.title}
          </button>
          {isThin && <span className={styles.thin}>{t('categories.thin')}</span>}
        </span>
      </td>
      <td data-phone="hidden" className="staff-small">
        {category.name.en || t('categories.not_written')}
      </td>
      <td className="staff-num" data-figure data-thin={isThin || undefined}>
        {number(row.questions)}
      </td>
      <td>
        {share === null ? (
          <span className="staff-small">–</span>
        ) : (
          <span className={styles.share}>
            <meter min={0} max={100} value={share} aria-label={t('categories.perfect')} />
            <span className="staff-small">{number(share)}%</span>
          </span>
        )}
      </td>
    </tr>
  )
}
