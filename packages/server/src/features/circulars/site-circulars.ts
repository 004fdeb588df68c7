import type { SiteCirculars } from '@prostuti/contract'
import { isId } from '@prostuti/contract/id'
import type { SiteRequest } from '../../platform/http/call/site-request.ts'
import { bookmarkPage } from './bookmarks/bookmarks.ts'
import { findMyCircular } from './bookmarks/my-circular.ts'
import type { CircularDeps } from './circular-deps.ts'
import { findCircular } from './get-circular.ts'
import { countUnseen } from './kept-searches/count-unseen.ts'
import { circularForm } from './lists/get-circular-form.ts'
import { circularPage } from './lists/list-circulars.ts'
import { similarCirculars } from './lists/similar-circulars.ts'

const nothing = { count: 0, next: null, previous: null, results: [] }

/** What pages show of circulars. The viewer is looked up only for what is one person's own. */
export function createSiteCirculars(deps: CircularDeps, request: SiteRequest): SiteCirculars {
  const { language } = request
  return {
    list: asked => circularPage(deps, asked, { viewer: null, language }),
    form: filters => circularForm(deps, filters, language),
    find: async id => (isId(id) ? findCircular(deps, id, language) : null),
    similar: async (id, count) => (isId(id) ? similarCirculars(deps, id, { count, language }) : []),
    async mine(id) {
      const viewer = await request.viewer()
      return viewer && isId(id) ? findMyCircular(deps, id, viewer.id) : null
    },
    async unseen() {
      const viewer = await request.viewer()
      return viewer ? countUnseen(deps.db.pool, viewer.id, deps.clock.now()) : 0
    },
    async bookmarked(page) {
      const viewer = await request.viewer()
      return viewer ? bookmarkPage(deps, { page }, { userId: viewer.id, language }) : nothing
    },
  }
}
