import { Pills } from '../../foundation/ui/index.ts'
import { jobs } from '../books/index.ts'
import type { ProgramFilter, ProgramListPartProps } from './program-list.props.ts'
import { programsFor } from './programs-for.ts'

interface FilterProps extends ProgramListPartProps {
  onChoose: (filter: ProgramFilter | undefined) => void
}

/** By job, and what is free: those of which there is one. Links where the page has addresses for them. */
export function FilterPills({ data, filter, filterHref, t, onChoose }: FilterProps) {
  const all = [...data.mine, ...data.all]
  const offered = ([...jobs, 'free'] as const).filter(each => programsFor(all, each).length > 0)
  if (offered.length < 2 && !filter) return null
  return (
    <Pills
      label={t('programs.filter')}
      pills={[undefined, ...offered].map(id => ({ id, text: t(`programs.filter.${id ?? 'all'}`) }))}
      current={filter}
      hrefOf={filterHref ? id => addressOf(filterHref, id) : undefined}
      onChoose={onChoose}
    />
  )
}

/** Of all programs the address names no filter. */
const addressOf = (template: string, filter: ProgramFilter | undefined): string =>
  filter ? template.replace('{filter}', filter) : template.replace(/[?&]\w+=\{filter\}/, '')
