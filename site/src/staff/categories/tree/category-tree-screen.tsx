import { Button } from '@mantine/core'
import type { Category } from '@prostuti/contract'
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
  useShortcut,
  useTexts,
} from '../../foundation/index.ts'
import { TypeTabs } from '../types/type-tabs.tsx'
import { CategoryForm } from './category-form.tsx'
import { CategoryMerge } from './category-merge.tsx'
import { rowsOf, thinBelow } from './category-rows.ts'
import { CategoryTable } from './category-table.tsx'
import styles from './category-tree-screen.module.css'
import { TreeTools } from './tree-tools.tsx'
import { useCategoryTree } from './use-category-tree.ts'

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
  const [address, change] = useAddress()
  const { loaded, categories, type, move, infoOf } = useCategoryTree()
  const { data, error, isLoading, reload } = loaded
  const [search, setSearch] = useState('')
  const [onlyThin, setOnlyThin] = useState(false)
  const open = useMemo(() => new Set(address.get('open')?.split(',').filter(Boolean)), [address])
  const rows = rowsOf(categories, { open, search, onlyThin })
  const chosen = categories.find(({ id }) => id === address.get('id')) ?? null
  const isFormOpen = chosen !== null || address.get('id') === 'new'
  const toggle = (id: string) => {
    const next = new Set(open)
    if (!next.delete(id)) next.add(id)
    change({ open: [...next].join(',') }, { replace: true })
  }
  useShortcut({ key: 'n' }, () => change({ id: 'new' }))
  return (
    <>
      <TreeHead isFormOpen={isFormOpen} categories={data && categories} onNew={() => change({ id: 'new' })} />
      {error ? <ErrorState error={error} onRetry={reload} /> : null}
      <div className={styles.columns} data-open={isFormOpen || undefined}>
        <section className="staff-card" aria-busy={isLoading} aria-label={t('categories.title')}>
          <TreeTools search={search} onlyThin={onlyThin} onSearch={setSearch} onOnlyThin={setOnlyThin} />
          {data && rows.length === 0 ? (
            <StateMessage icon="folder-tree" title={t('categories.empty')} text={t('categories.empty_text')} />
          ) : (
            <CategoryTable
              rows={rows}
              infoOf={infoOf}
              isFlat={categories.every(({ parent }) => parent === null)}
              chosen={chosen}
              onToggle={toggle}
              onChoose={id => change({ id })}
              onMove={(category, by) => void move(category, by)}
            />
          )}
        </section>
        {isFormOpen && (
          <div className={styles.side}>
            <CategoryForm
              key={`${chosen?.id ?? 'new'} ${chosen?.revision} ${type}`}
              category={chosen}
              categories={categories}
              type={type}
              onClose={() => change({ id: null })}
              onSaved={id => change({ id })}
            />
            {chosen && (
              <CategoryMerge
                key={chosen.id}
                category={chosen}
                categories={categories}
                info={infoOf(chosen.id)}
                onMerged={id => change({ id })}
              />
            )}
          </div>
        )}
      </div>
    </>
  )
}

interface TreeHeadProps {
  /** Null until they are read. */
  categories: readonly Category[] | null
  isFormOpen: boolean
  onNew(): void
}

function TreeHead({ categories, isFormOpen, onNew }: TreeHeadProps): ReactElement {
  const t = useTexts('categories')
  const { number } = useFigures()
  const thin = categories?.filter(category => category.question_count < thinBelow).length ?? 0
  return (
    <PageHead
      title={t('categories.title')}
      figure={categories && t('categories.found', { count: number(categories.length), thin: number(thin) })}
      choice={<TypeTabs />}
    >
      <Button
        // Beside an open form its own button is the one that is filled.
        variant={isFormOpen ? 'default' : 'filled'}
        leftSection={<Icon name="plus" />}
        rightSection={<Shortcut keys="N" />}
        onClick={onNew}
      >
        {t('categories.new')}
      </Button>
    </PageHead>
  )
}
