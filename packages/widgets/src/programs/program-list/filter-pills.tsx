import { jobs } from '../shared/index.ts'
import type { ProgramFilter, ProgramListPartProps } from './program-list.props.ts'
import { programsFor } from './programs-for.ts'

interface PillsProps extends ProgramListPartProps {
  onChoose: (filter: ProgramFilter | undefined) => void
}

/** By job, and what is free: those of which there is one. Links where the page has addresses for them. */
export function FilterPills({ data, filter, filterHref, t, onChoose }: PillsProps) {
  const all = [...data.mine, ...data.all]
  const offered = ([...jobs, 'free'] as const).filter(each => programsFor(all, each).length > 0)
  if (offered.length < 2 && !filter) return null
  return (
    <nav className="programs-filter" aria-label={t('programs.filter')}>
      <ul>
        {[undefined, ...offered].map(each => (
          <li key={each ?? 'all'}>
            {filterHref ? (
              <a
                className="programs-pill"
                href={addressOf(filterHref, each)}
                aria-current={each === filter ? 'page' : undefined}
              >
                {t(`programs.filter.${each ?? 'all'}`)}
              </a>
            ) : (
              <button
                type="button"
                className="programs-pill"
                aria-pressed={each === filter}
                onClick={() => onChoose(each)}
              >
                {t(`programs.filter.${each ?? 'all'}`)}
              </button>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Of all programmes the address names no filter. */
const addressOf = (template: string, filter: ProgramFilter | undefined): string =>
  filter ? template.replace('{filter}', filter) : template.replace(/[?&]\w+=\{filter\}/, '')
