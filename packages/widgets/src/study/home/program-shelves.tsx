import { listAddress } from '../../exams/exam-cards/index.ts'
import { fillTemplate } from '../../foundation/page/safe-path.ts'
import { IconForward, RowList } from '../../foundation/ui/index.ts'
import type { HomePartProps } from './home.props.ts'
import { HomeSection } from './home-section.tsx'

/** So many; the list has them all. */
const most = 4

/** Published programs that I do not have, each leading to its page, or to its past exams (specification §4: published ones alone). */
export function ProgramShelves({ t, home, programHref, programsHref, archivedHref }: HomePartProps) {
  const others = home.programs.filter(({ id }) => !home.my_programs.some(mine => mine.id === id))
  const hrefOf = (id: string) =>
    programHref ? fillTemplate(programHref, { id }) : archivedHref && listAddress(archivedHref, id)
  if (others.length === 0 || !hrefOf('')) return null
  return (
    <HomeSection
      t={t}
      id="programs"
      title={t(others.length < home.programs.length ? 'home.programs_more' : 'home.programs')}
      href={programsHref ?? (archivedHref && listAddress(archivedHref, undefined))}
    >
      <RowList className="exam-rows home-shelves">
        {others.slice(0, most).map(({ id, title }) => (
          <li key={id}>
            <a href={hrefOf(id)}>
              <span>
                <b>{title}</b>
                <small className="ui-small ui-muted">{t(programHref ? 'home.program_text' : 'home.past_exams')}</small>
              </span>
              <IconForward />
            </a>
          </li>
        ))}
      </RowList>
    </HomeSection>
  )
}
