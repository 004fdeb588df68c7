import { useState } from 'react'
import { EmptyState, RequestError, RowList } from '../../foundation/ui/index.ts'
import { FilterPills } from './filter-pills.tsx'
import { MyProgramRow } from './my-program-row.tsx'
import type { ProgramFilter, ProgramListPartProps, ProgramListProps } from './program-list.props.ts'
import { ProgramListSkeleton } from './program-list-skeleton.tsx'
import { ProgramRow } from './program-row.tsx'
import { programsFor } from './programs-for.ts'
import { useProgramList } from './use-program-list.ts'

export function ProgramList(props: ProgramListProps) {
  const { data, error, loading, retry } = useProgramList(props)
  const { t } = props
  if (data) return <Programs {...props} data={data} />
  if (!error) return <ProgramListSkeleton label={t('ui.loading')} />
  return (
    <div className="programs">
      <RequestError t={t} error={error} retry={retry} retrying={loading} />
    </div>
  )
}

/** Mine first, with today's step, then the others. */
function Programs(props: ProgramListPartProps) {
  const { t, data } = props
  const [chosen, setChosen] = useState<{ of?: ProgramFilter; filter?: ProgramFilter }>({
    of: props.filter,
    filter: props.filter,
  })
  // The page has named another filter since.
  const filter = chosen.of === props.filter ? chosen.filter : props.filter
  const mine = programsFor(data.mine, filter)
  const isOthers = ({ id }: { id: string }) => !data.mine.some(own => own.id === id)
  const others = props.mine ? [] : programsFor(data.all, filter).filter(isOthers)
  return (
    <section className="programs" aria-labelledby="programs-title">
      <h2 className="ui-hidden" id="programs-title">
        {t('programs.title')}
      </h2>
      <FilterPills {...props} filter={filter} onChoose={wanted => setChosen({ of: props.filter, filter: wanted })} />
      {mine.length > 0 ? (
        <ul className="programs-mine" aria-label={t('programs.mine')}>
          {mine.map(program => (
            <li key={program.id}>
              <MyProgramRow {...props} program={program} />
            </li>
          ))}
        </ul>
      ) : null}
      {others.length > 0 ? (
        <RowList className="programs-rows" aria-label={t(mine.length > 0 ? 'programs.others' : 'programs.title')}>
          {others.map(program => (
            <li key={program.id}>
              <ProgramRow {...props} program={program} />
            </li>
          ))}
        </RowList>
      ) : null}
      {mine.length + others.length === 0 ? <NoPrograms {...props} filter={filter} /> : null}
    </section>
  )
}

function NoPrograms({ t, filter }: Pick<ProgramListPartProps, 't'> & { filter: ProgramFilter | undefined }) {
  return <EmptyState title={t('programs.none')} text={t(filter ? 'programs.none_filtered' : 'programs.none_text')} />
}
