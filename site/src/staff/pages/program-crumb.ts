import type { SiteHost } from '@prostuti/contract'
import { isId } from '@prostuti/contract/id'
import { staffTranslator } from '../texts.ts'

/**
 * The program that a page of staff is about, for the way back to it; none for an exam of no program. Its name is known as
 * learners know it; of one that they may not see the crumb says what it is.
 */
export async function programCrumb(
  { programs, language }: SiteHost,
  program: string,
): Promise<{ text: string; href: string }[]> {
  if (!isId(program)) return []
  const found = await programs.find(program)
  const text = found?.program.title ?? staffTranslator(language, 'programs')('programs.name')
  return [{ text, href: `/admin/programs/${program}` }]
}
