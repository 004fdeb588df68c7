import { Button } from '@mantine/core'
import type { StaffProgramRow } from '@prostuti/contract'
import { type ReactElement, useMemo, useRef, useState } from 'react'
import { type MenuAction, RowMenu } from '../fields/index.ts'
import {
  Icon,
  type ListQuery,
  StaffList,
  type StaffProps,
  StaffRoot,
  StateMessage,
  useFigures,
  useStaff,
  useTexts,
} from '../foundation/index.ts'
import { NewProgramDialog } from './new-program-dialog.tsx'
import { type ProgramActs, useProgramActs } from './program-acts.tsx'
import { isProgramState, ProgramStateChip, programStates, usePriceText } from './program-state.tsx'

/** Every program: what it costs, who has it, whether it is published. */
export function ProgramListScreen({ staff }: { staff: StaffProps }): ReactElement {
  return (
    <StaffRoot staff={staff}>
      <Programs />
    </StaffRoot>
  )
}

const sorts = ['title', 'members', 'exams'] as const

function Programs(): ReactElement {
  const t = useTexts('programs')
  const admin = useStaff()
  const [isNaming, setNaming] = useState(false)
  const acts = useProgramActs()
  const columns = useColumns(acts)
  const load = ({ search, sort, cursor, pageSize, filters: { state } }: ListQuery) =>
    admin.programs.list({
      ...{ search, cursor, pageSize },
      sort: sorts.find(name => name === sort),
      // The most first; names from the beginning.
      decreasing: sort === 'members' || sort === 'exams',
      state: isProgramState(state) ? state : undefined,
    })
  return (
    <>
      <StaffList
        title={t('programs.title')}
        columns={columns}
        rowId={program => program.id}
        rowName={program => program.title}
        rowHref={program => `/admin/programs/${program.id}`}
        dataKey={['programs', 'list']}
        load={load}
        searchLabel={t('programs.search')}
        filters={[
          {
            name: 'state',
            label: t('programs.state'),
            options: programStates.map(value => ({ value, label: t(`programs.state.${value}`) })),
          },
        ]}
        sorts={[
          { value: '', label: t('programs.sort_position') },
          ...sorts.map(value => ({ value, label: t(`programs.sort_${value}`) })),
        ]}
        csv={{
          name: 'programs',
          columns: [
            { header: t('programs.name'), value: program => program.title },
            { header: t('programs.state'), value: program => t(`programs.state.${program.state}`) },
            { header: t('programs.field.cost'), value: program => program.cost },
            { header: t('programs.field.cost_in_tk'), value: program => program.cost_in_tk },
            { header: t('programs.members'), value: program => program.members },
            { header: t('programs.exams'), value: program => program.total_exams },
          ],
        }}
        actions={
          <Button leftSection={<Icon name="plus" />} onClick={() => setNaming(true)}>
            {t('programs.new')}
          </Button>
        }
        empty={<StateMessage icon="graduation-cap" title={t('programs.empty')} text={t('programs.empty_text')} />}
      />
      {acts.dialog}
      <NewProgramDialog isOpen={isNaming} onClose={() => setNaming(false)} />
    </>
  )
}

function useColumns(acts: ProgramActs) {
  const t = useTexts('programs')
  const { number } = useFigures()
  const priceText = usePriceText()
  const latest = useRef(acts)
  latest.current = acts
  const price = useRef(priceText)
  price.current = priceText
  return useMemo(
    () => [
      {
        id: 'name',
        header: t('programs.name'),
        cell: ({ title, summary }: StaffProgramRow) => (
          <>
            {title}
            {summary && <div className="staff-small">{summary}</div>}
          </>
        ),
      },
      {
        id: 'state',
        header: t('programs.state'),
        width: '140px',
        cell: ({ state }: StaffProgramRow) => <ProgramStateChip state={state} />,
      },
      { id: 'price', header: t('programs.price'), width: '170px', cell: (row: StaffProgramRow) => price.current(row) },
      {
        id: 'members',
        header: t('programs.members'),
        width: '100px',
        align: 'end' as const,
        phone: 'hidden' as const,
        cell: ({ members }: StaffProgramRow) => number(members),
      },
      {
        id: 'exams',
        header: t('programs.exams'),
        width: '100px',
        align: 'end' as const,
        phone: 'hidden' as const,
        cell: ({ total_exams: total }: StaffProgramRow) => number(total),
      },
      {
        id: 'more',
        header: '',
        width: '56px',
        align: 'end' as const,
        phone: 'corner' as const,
        cell: (row: StaffProgramRow) => (
          <RowMenu label={t('programs.more', { name: row.title })} actions={actionsOf(row, latest.current, t)} />
        ),
      },
    ],
    [t, number],
  )
}

function actionsOf(
  { title: name, ...program }: StaffProgramRow,
  acts: ProgramActs,
  t: ReturnType<typeof useTexts<'programs'>>,
): MenuAction[] {
  const acted = { ...program, name }
  const isPublished = program.state === 'published'
  const publishing = isPublished ? 'unpublish' : 'publish'
  return [
    {
      key: publishing,
      label: t(`programs.${publishing}`),
      icon: isPublished ? 'pause' : 'circle-check',
      run: () => acts.ask(publishing, acted),
    },
    { key: 'duplicate', label: t('programs.duplicate'), icon: 'copy', run: () => acts.duplicate(acted) },
    {
      key: 'delete',
      label: t('programs.delete'),
      icon: 'trash',
      danger: true,
      run: () => acts.ask('delete', acted),
    },
  ]
}
