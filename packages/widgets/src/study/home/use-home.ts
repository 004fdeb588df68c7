import { useStore } from '@nanostores/react'
import type { Home, UserInfo } from '@prostuti/contract'
import type { Prostuti } from '@prostuti/sdk'
import { asksGoal, isBonusDue, shortName } from '@prostuti/sdk/auth/person'
import { fullUntil } from '../../exams/exam-cards/index.ts'
import { usePublication } from '../../exams/publication/index.ts'
import { onPages } from '../../exams/shared/index.ts'
import { type DrawnFor, queriesOf, startFrom } from '../../foundation/data/queries.ts'
import { useQuery } from '../../foundation/data/use-query.ts'

/** Who looks at the page: what to call them, empty for somebody without an account. */
export interface Person {
  name: string
  /** A member who has not said yet which job they prepare for. */
  asksGoal?: boolean
  /** What a member has, for whom the coins of today wait. */
  balance?: number
}

/** Home as the screen sees it. */
export interface HomeView {
  home: Home | undefined
  /** Null: a visitor; undefined: not known yet. */
  person: Person | null | undefined
  error: unknown
  loading: boolean
  retry(): void
}

/** What runs and comes, asked for again when one of them starts or ends, and who it is that looks. */
export function useHome(
  client: Prostuti,
  initial: { home: Home; person: Person | null } | undefined,
  drawn: DrawnFor | undefined,
): HomeView {
  const view = useQuery('home', () => startFrom(client, queriesOf(client).$home, initial?.home, drawn))
  const user = useStore(client.auth.$user)
  const home = withPages(view?.data ?? initial?.home)
  const retry = view?.refetch ?? nothing
  usePublication(client, home && nextChange(home, client.now()), retry, view?.data)
  // query-core does not even start without a network; nothing fails then, and nothing comes.
  const isPaused = view?.status === 'pending' && !view.isFetching
  return {
    home,
    person: user === undefined ? initial?.person : personOf(user, client.now()),
    error: view?.error ?? (isPaused ? { code: 'network_lost' } : null),
    loading: view?.isFetching ?? true,
    retry,
  }
}

/** Without the exams that have no page. */
const withPages = (home: Home | undefined): Home | undefined =>
  home && { ...home, live_exams: onPages(home.live_exams), upcoming_exams: onPages(home.upcoming_exams) }

const personOf = (user: UserInfo | null, now: number): Person | null =>
  user && {
    name: shortName(user),
    asksGoal: asksGoal(user),
    ...(isBonusDue(user, now) ? { balance: user.billing_profile.coins } : undefined),
  }

/** The next instant at which an exam moves from one part of Home to another, or leaves it. */
function nextChange({ unfinished, live_exams: live, upcoming_exams: upcoming }: Home, now: number): string | undefined {
  const changes = [...live.map(exam => exam.end_time), ...upcoming.map(exam => exam.start_time)]
  if (unfinished) changes.push(unfinished.deadline)
  // From then on they are ending.
  changes.push(...live.map(exam => new Date(fullUntil(exam) + 1).toISOString()))
  return changes.filter(change => Date.parse(change) > now).sort()[0]
}

const nothing = (): void => undefined
