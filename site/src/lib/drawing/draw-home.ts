import type { Home, Language, ParticipatedExam, SiteHost, StudyToday, UserInfo } from '@prostuti/contract'
import { asksGoal, isBonusDue, shortName } from '@prostuti/sdk/auth/person'
import { translator } from '../i18n/i18n.ts'
import { outcomeAddresses } from './draw-list.ts'
import { drawnFor } from './drawn-for.ts'
import { widgets } from './widgets-server.ts'

export const homeStyleHash = widgets.styleHash('home').replaceAll("'", '') as `sha256-${string}`

interface HomeExtras {
  today?: StudyToday | null
  /** How many coins it is today. */
  bonusCoins?: number | undefined
}

/** `<prostuti-home>` as this person sees it, their own parts included: nothing moves when it wakes up. */
export function drawHome(
  host: Pick<SiteHost, 'now' | 'language'>,
  home: Home,
  viewer: UserInfo | null,
  last: ParticipatedExam | null,
  { today = null, bonusCoins }: HomeExtras = {},
): string {
  const element = widgets.renderElement(
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
      ...(bonusCoins === undefined ? undefined : { bonusCoins }),
      initial: { home, person: viewer && personOf(viewer, host.now()), last },
      drawn: drawnFor(host, viewer),
    },
    host.language,
  )
  return today ? element.replace(/(?=<\/prostuti-home>$)/, () => drawToday(today, host.language)) : element
}

const personOf = (viewer: UserInfo, now: number) => ({
  name: shortName(viewer),
  asksGoal: asksGoal(viewer),
  ...(isBonusDue(viewer, now) ? { balance: viewer.billing_profile.coins } : undefined),
})

/** Between what runs now and what comes next. */
function drawToday({ reviews_left: reviews, answered, goal }: StudyToday, language: Language): string {
  const t = translator(language)
  return `<section slot="today" class="ui-card today"><h2>${t('today.title')}</h2><p>${t('today.text', { reviews, answered, goal })}</p><a class="ui-button" href="/notebook">${t('today.start')}</a></section>`
}
