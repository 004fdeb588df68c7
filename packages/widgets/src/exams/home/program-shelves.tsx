import { IconForward } from '../../foundation/ui/index.ts'
import { listAddress } from '../exam-list/list-address.ts'
import type { HomePartProps } from './home.view.tsx'
import { HomeSection } from './home-section.tsx'

/** Published programmes as shelves, each leading to its past exams (specification §4: published ones alone). */
export function ProgramShelves({ t, home: { programs }, archivedHref }: HomePartProps) {
  if (programs.length === 0 || !archivedHref) return null
  return (
    <HomeSection t={t} id="programs" title={t('home.programs')} href={listAddress(archivedHref, undefined)}>
      <ul className="home-shelves">
        {programs.map(({ id, title }) => (
          <li key={id}>
            <a href={listAddress(archivedHref, id)}>
              <span>
                <b>{title}</b>
                <small className="ui-small ui-muted">{t('home.past_exams')}</small>
              </span>
              <IconForward />
            </a>
          </li>
        ))}
      </ul>
    </HomeSection>
  )
}
