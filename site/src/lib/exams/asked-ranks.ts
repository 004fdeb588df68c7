import type { AskedPeriodStandings, StandingsAmong, StandingsPeriod } from '@prostuti/contract'
import { standingsScreenPageSize } from '@prostuti/contract/page-sizes'
import { pageNumber } from './list-page.ts'

/** Which list of ranks an address names. */
export interface AskedRanks {
  readonly period: StandingsPeriod
  readonly among: StandingsAmong
  readonly program: string | undefined
  readonly day: string | undefined
  readonly page: number
}

const periods: readonly StandingsPeriod[] = ['exam', 'week', 'month', 'season']
const circles: readonly StandingsAmong[] = ['all', 'program', 'district', 'centre']

/** What an address says, as far as it makes sense: of an exam's page the exam among all, else this week among all. */
export function askedRanks(page: URL, exam: string | null): AskedRanks {
  const said = (name: string) => page.searchParams.get(name) ?? ''
  const period = periods.find(each => each === said('period') && (each !== 'exam' || exam !== null))
  return {
    period: period ?? (exam === null ? 'week' : 'exam'),
    among: circles.find(each => each === said('among')) ?? 'all',
    program: /^[1-9]\d{0,8}$/.test(said('program')) ? said('program') : undefined,
    day: /^2\d{3}-\d\d-\d\d$/.test(said('day')) && Date.parse(said('day')) ? said('day') : undefined,
    page: pageNumber(page),
  }
}

/** The same as the host is asked for it. */
export const askedOf = ({ day, ...asked }: AskedRanks, exam: string | null): AskedPeriodStandings => ({
  ...asked,
  page_size: standingsScreenPageSize,
  spread: true,
  ...(day !== undefined && { day }),
  ...(exam !== null && { exam }),
})

/** Addresses of lists and of their pages, for an element to fill in. */
export const chooseHref =
  '/exam/standings/?id={id}&state={state}&period={period}&among={among}&program={program}&day={day}'
export const ranksPageHref = `${chooseHref}&page={page}`
