import type { SiteHost } from '@prostuti/contract'
import { isId } from '@prostuti/contract/id'
import { headlineOf } from '../discussions/post-meta.ts'
import type { Embedded } from './embedded-page.ts'

type Find = (host: SiteHost, id: string) => Promise<{ title: string } | null>

/** By the attribute that names it: what an element is about. */
const finds: Readonly<Record<string, Find>> = {
  'exam-id': ({ exams }, id) => exams.find(id),
  'job-id': ({ circulars }, id) => circulars.find(id),
  'program-id': async ({ programs }, id) => (await programs.find(id))?.program ?? null,
  async 'post-id'({ feed }, id) {
    const post = await feed.find(id)
    return post && post !== 'gone' ? { title: headlineOf(post) } : null
  },
}

/** The title of what an embed is about; undefined where it is about no one thing, null where there is none for this person. */
export async function subjectOf(host: SiteHost, { about }: Embedded): Promise<string | null | undefined> {
  const [attribute, id] = Object.entries(about).find(([each]) => Object.hasOwn(finds, each)) ?? []
  if (!attribute || !id) return undefined
  if (!isId(id)) return null
  return (await finds[attribute]!(host, id))?.title ?? null
}
