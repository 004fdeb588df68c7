import type { SitePrograms } from '@prostuti/contract'
import type { SiteRequest } from '../../platform/http/call/site-request.ts'
import { presentFaq, readFaqs } from './faqs/read-faqs.ts'
import { findProgram } from './find-program.ts'
import { programDetails } from './get-program.ts'
import { programPage } from './list-programs.ts'
import type { ProgramDeps } from './program-deps.ts'
import { myRoutine } from './routine/get-my-routine.ts'
import { programRoutine } from './routine/get-routine.ts'

/** What pages show of programs. The viewer is looked up when a page first asks for something. */
export function createSitePrograms(deps: ProgramDeps, request: SiteRequest): SitePrograms {
  const { language } = request
  return {
    list: async (page, mine) => programPage(deps, { page, mine }, { viewer: await request.viewer(), language }),
    async find(id) {
      const viewer = await request.viewer()
      const found = await findProgram(deps, id, viewer)
      return found && programDetails(deps, found, { viewer, language })
    },
    async routine(id) {
      const viewer = await request.viewer()
      const found = await findProgram(deps, id, viewer)
      return found && programRoutine(deps, found, { viewer, language })
    },
    async faqs() {
      const rows = await readFaqs(deps)
      return rows.filter(({ programId }) => programId === null).map(row => presentFaq(row, language))
    },
    async myRoutine() {
      const viewer = await request.viewer()
      return viewer && myRoutine(deps, viewer, language)
    },
  }
}
