import type { Home, ParticipatedExam, SiteHost, UserInfo } from '@prostuti/contract'
import { outcomeAddresses } from './draw-list.ts'
import { drawnFor } from './drawn-for.ts'
import { asksGoal, shortName } from './person.ts'
import { widgets } from './widgets-server.ts'

export const homeStyleHash = widgets.styleHash('home').replaceAll("'", '') as `sha256-${string}`

/** `<prostuti-home>` as this person sees it, their own parts included: nothing moves when it wakes up. */
export function drawHome(
  host: Pick<SiteHost, 'now' | 'language'>,
  home: Home,
  viewer: UserInfo | null,
  last: ParticipatedExam | null,
): string {
  return widgets.renderElement(
    'home',
    {
      ...outcomeAddresses,
      examHref: '/exam/questions?id={id}&state={state}',
      upcomingHref: '/exam/upcoming',
      archivedHref: '/program/archived_exams?id={program}',
      participatedHref: '/exam/participated',
      programHref: '/program?id={id}',
      programsHref: '/program/all',
      routineHref: '/routine',
      signInHref: '/login',
      initial: { home, person: viewer && { name: shortName(viewer), asksGoal: asksGoal(viewer) }, last },
      drawn: drawnFor(host, viewer),
    },
    host.language,
  )
}
