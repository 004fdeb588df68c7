import type { Home, Language, ParticipatedExam, UserInfo } from '@prostuti/contract'
import { outcomeAddresses } from './draw-list.ts'
import { drawnFor } from './drawn-for.ts'
import { shortName } from './person.ts'
import { widgets } from './widgets-server.ts'

export const homeStyleHash = widgets.styleHash('home').replaceAll("'", '') as `sha256-${string}`

/** `<prostuti-home>` as this person sees it, their own parts included: nothing moves when it wakes up. */
export function drawHome(
  home: Home,
  viewer: UserInfo | null,
  taken: readonly ParticipatedExam[],
  language: Language,
): string {
  const last = taken.find(row => row.submitted_at !== null) ?? null
  return widgets.renderElement(
    'home',
    {
      ...outcomeAddresses,
      examHref: '/exam/questions?id={id}&state={state}',
      upcomingHref: '/exam/upcoming',
      archivedHref: '/program/archived_exams?id={program}',
      participatedHref: '/exam/participated',
      signInHref: '/login',
      initial: { home, person: viewer && { name: shortName(viewer) }, last },
      drawn: drawnFor(viewer),
    },
    language,
  )
}
