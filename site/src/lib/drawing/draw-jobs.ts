import type { SiteHost, UserInfo } from '@prostuti/contract'
import type { JobContent } from '../jobs/find-job-page.ts'
import { askedCirculars, type JobsPlace, jobsPath } from '../jobs/job-address.ts'
import { hasPage } from '../navigation/navigation.ts'
import { drawnFor } from './drawn-for.ts'
import { escapeHtml } from './escape-html.ts'
import { widgets } from './widgets-server.ts'

const hashOf = (name: 'jobBoard' | 'job') => widgets.styleHash(name).replaceAll("'", '') as `sha256-${string}`

export const jobBoardStyleHash = hashOf('jobBoard')
export const jobStyleHash = hashOf('job')

const jobHref = `${jobsPath}/{id}/{slug}`
const seatPlans = '/notice/seat-plan'

type Host = Pick<SiteHost, 'now' | 'language' | 'circulars'>

/** What a page of the list shows. */
export type JobsContent = Awaited<ReturnType<typeof readJobs>>

export async function readJobs({ circulars }: Host, place: JobsPlace) {
  const asked = askedCirculars(place)
  const [list, form, unseen] = await Promise.all([
    circulars.list(asked),
    circulars.form(place.filters),
    circulars.unseen(),
  ])
  return { list, form, asked, unseen }
}

/** `<prostuti-job-board>` drawn: its rows and pages are links, which need no code. */
export function drawJobBoard(host: Host, viewer: UserInfo | null, { tab }: JobsPlace, initial: JobsContent): string {
  return widgets.renderElement(
    'jobBoard',
    { jobHref, addressState: true, keptSearches: true, tab, initial, drawn: drawnFor(host, viewer) },
    host.language,
  )
}

const shadow = '<template shadowrootmode="open">'

/** `<prostuti-job>` as this person sees it, the page's own heading in it. */
export function drawJob(host: Host, viewer: UserInfo | null, { circular, mine, similar }: JobContent): string {
  const drawn = widgets.renderElement(
    'job',
    {
      jobId: circular.id,
      boardHref: jobsPath,
      jobHref,
      reportHref: '/rate_app',
      seatPlanHref: hasPage(seatPlans) ? seatPlans : undefined,
      personal: true,
      initial: { circular, mine, similar },
      drawn: drawnFor(host, viewer),
    },
    host.language,
  )
  // Ahead of its place, so that a page which is still coming in never shows the element's own title instead.
  return drawn.replace(shadow, () => `<h1 slot="title">${escapeHtml(circular.title)}</h1>${shadow}`)
}
