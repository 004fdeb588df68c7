import type { SiteHost } from '@prostuti/contract'
import { exampleExam } from './running-exams.ts'
import type { SnippetPlace } from './snippets.ts'

/** Of the id where nothing runs: it is nobody's, and the player says so. */
const noExam = '12'

/** What the snippets of a page name: this very site, and an exam of it. */
export const snippetPlace = async (host: Pick<SiteHost, 'exams'>, { origin }: URL): Promise<SnippetPlace> => ({
  site: origin,
  exam: (await exampleExam(host)) ?? noExam,
})
