import type { Circular, CircularCard, MyCircular, PageMeta, SiteHost } from '@prostuti/contract'
import { isId } from '@prostuti/contract/id'
import { hasEnded } from './application-window.ts'
import { jobPath } from './job-address.ts'
import { jobMeta } from './job-meta.ts'

type Params = Readonly<Record<string, string | undefined>>

/** What the page of a circular shows. */
export interface JobContent {
  readonly circular: Circular
  /** Nobody can apply any more. */
  readonly ended: boolean
  /** Open ones like it, in place of one that has ended. */
  readonly similar: readonly CircularCard[]
  readonly mine: MyCircular | null
  readonly meta: PageMeta
}

/** Open ones that stand on the page of one that has ended. */
const similarOnes = 2

/** `/jobs/12/slug`; null for one that is not public. Any other slug has moved, with what the address asks besides. */
export async function findJobPage(
  host: SiteHost,
  { id = '', slug = '' }: Params,
  { search }: URL,
): Promise<{ readonly page: JobContent; readonly moved?: undefined } | { readonly moved: string } | null> {
  const circular = isId(id) ? await host.circulars.find(id) : null
  if (!circular) return null
  if (circular.slug !== slug) return { moved: encodeURI(jobPath(circular)) + search }
  const ended = hasEnded(circular, host.now())
  const [similar, mine] = await Promise.all([
    ended ? host.circulars.similar(id, similarOnes) : [],
    host.circulars.mine(id),
  ])
  return { page: { circular, ended, similar, mine, meta: jobMeta(circular, host) } }
}
