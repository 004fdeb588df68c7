import type { SiteHost, UserInfo } from '@prostuti/contract'
import { isId } from '@prostuti/contract/id'

interface Wanted {
  readonly title: string
  /** How many more coins it takes. */
  readonly missing: number
}

/** What coins are wanted for, by the page on which the act goes on: a program or an exam that costs more than the person has. */
export async function wantedCoins(
  then: string,
  { programs, exams }: Pick<SiteHost, 'programs' | 'exams'>,
  viewer: UserInfo | null,
): Promise<Wanted | null> {
  const { pathname, searchParams } = new URL(then, 'http://our-own-site.invalid')
  const id = searchParams.get('id') ?? ''
  if (!isId(id)) return null
  const found =
    pathname === '/program'
      ? (await programs.find(id))?.program
      : pathname === '/exam/join'
        ? await exams.find(id)
        : null
  const missing = (found?.cost ?? 0) - (viewer?.billing_profile.coins ?? 0)
  return found && missing > 0 ? { title: found.title, missing } : null
}
