import type { Category } from '@prostuti/contract'
import { type ReactElement, useMemo } from 'react'
import {
  BankSwitch,
  type ListQuery,
  StaffList,
  type StaffProps,
  StaffRoot,
  StateMessage,
  useFigures,
  useIsReviewedBank,
  useStaff,
  useTexts,
} from '../foundation/index.ts'
import { questionsHref } from '../questions/list/questions-href.ts'

/** Categories by the number of their questions, 20 a page. */
export function ThinCategoriesScreen({ staff }: { staff: StaffProps }): ReactElement {
  return (
    <StaffRoot staff={staff}>
      <BankSwitch />
      <ThinCategories />
    </StaffRoot>
  )
}

const types = ['0', '1', '2'] as const

function ThinCategories(): ReactElement {
  const t = useTexts('categories')
  const admin = useStaff()
  const { number } = useFigures()
  const isReviewed = useIsReviewedBank()
  const columns = useMemo(
    () => [
      { id: 'name', header: t('categories.name'), cell: ({ title }: Category) => title },
      {
        id: 'english',
        header: t('categories.english'),
        width: '30%',
        phone: 'hidden' as const,
        cell: ({ name }: Category) => name.en || t('categories.not_written'),
      },
      {
        id: 'questions',
        header: t('categories.questions'),
        width: '120px',
        align: 'end' as const,
        phone: 'named' as const,
        cell: ({ question_count: count }: Category) => number(count),
      },
    ],
    [t, number],
  )
  const load = ({ sort, cursor, pageSize, reviewed, filters }: ListQuery) =>
    admin.categories.thin({
      sort: sort === 'descending' ? 'descending' : 'ascending',
      ...(filters.cat_type && { cat_type: Number(filters.cat_type) }),
      reviewed_qb: reviewed ? 'true' : 'false',
      ...{ cursor, pageSize },
    })
  return (
    <StaffList<Category>
      title={t('categories.thin_title')}
      columns={columns}
      rowId={category => category.id}
      rowName={category => category.title}
      rowHref={category => questionsHref({ category: category.id, reviewed: isReviewed })}
      dataKey={['categories', 'thin']}
      load={load}
      filters={[
        {
          name: 'cat_type',
          label: t('categories.type'),
          options: types.map(value => ({ value, label: t(`frame.category_type.${value}`) })),
        },
      ]}
      sorts={[
        { value: 'ascending', label: t('categories.fewest') },
        { value: 'descending', label: t('categories.most') },
      ]}
      csv={{
        name: 'categories',
        columns: [
          { header: t('categories.name'), value: category => category.title },
          { header: t('categories.questions'), value: category => category.question_count },
        ],
      }}
      empty={<StateMessage icon="folder-tree" title={t('categories.empty')} text={t('categories.empty_text')} />}
    />
  )
}
