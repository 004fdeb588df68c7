import type { Home, PagePart, SiteHost, UserInfo } from '@prostuti/contract'
import { isBonusDue } from '@prostuti/sdk/auth/person'
import { examId, questionsAddress } from '../exams/exam-address.ts'
import { drawHome } from './draw-home.ts'
import { drawJoin } from './draw-join.ts'
import { drawPaperNote } from './draw-paper-note.ts'
import { fillIn, splitAtPlaceholders, timePlaceholder, withPlaceholders } from './placeholders.ts'

type ComposingHost = SiteHost & { readonly composer: NonNullable<SiteHost['composer']> }

/** What of a page is one person's: its element as HTML, or where they are led instead. */
export type PersonalPart = { readonly html: string } | { readonly redirect: string }

/** The same in parts of which some stand in many people's pages. */
export type TemplatedPart = PersonalPart | { readonly parts: readonly PagePart[] }

export interface Asking {
  readonly host: SiteHost
  readonly viewer: UserInfo | null
  readonly url: URL
}

/** Who asks for a page that is put together from a frame; their words can stand in it as they are (`fitsPlaceholders`). */
export interface TemplatedRequest extends Asking {
  readonly host: ComposingHost
  readonly viewer: UserInfo
}

export async function homePart({ host, viewer }: Asking): Promise<PersonalPart> {
  const { home, last, ...extras } = await readHome(host, viewer)
  return leadToUnfinished(home) ?? { html: drawHome(host, home, viewer, last, extras) }
}

async function templatedHome({ host, viewer }: TemplatedRequest): Promise<TemplatedPart> {
  const { home, last, ...extras } = await readHome(host, viewer)
  const led = leadToUnfinished(home)
  if (led) return led
  if (!last && !extras.today) return { parts: await sharedHome(host, home, viewer, extras.bonusCoins) }
  return { html: drawHome(host, home, viewer, last, extras) }
}

async function readHome(host: SiteHost, viewer: UserInfo | null) {
  const [home, last, today, bonusCoins] = await Promise.all([
    host.exams.home(),
    host.exams.lastTaken(),
    host.study.today(),
    viewer && isBonusDue(viewer, host.now()) ? coinsOfToday(host) : undefined,
  ])
  return { home, last, today, bonusCoins }
}

/** The same for everybody: asked for once a second where pages are drawn for many. */
async function coinsOfToday({ billing, composer }: SiteHost): Promise<number> {
  const read = async () => ({ coins: await billing.bonusCoins() })
  const { coins } = await (composer ? composer.cached('coins of today', read) : read())
  return coins
}

function leadToUnfinished({ unfinished }: Home): PersonalPart | undefined {
  return unfinished ? { redirect: questionsAddress(unfinished.exam.id, 'live') } : undefined
}

/** The element of whoever has taken no exam yet and has nothing to review, drawn once a second for all who see the same list in it. */
async function sharedHome(
  host: ComposingHost,
  home: Home,
  viewer: UserInfo,
  bonusCoins: number | undefined,
): Promise<PagePart[]> {
  const { cached, shared } = host.composer
  const placeholder = withPlaceholders(viewer)
  const key = JSON.stringify(['home element', numberOf(home), host.language, placeholder, bonusCoins])
  const { texts, marks } = await cached(key, async () => {
    const at = host.now()
    const html = drawHome({ now: () => at, language: host.language }, home, placeholder, null, { bonusCoins })
    const cut = splitAtPlaceholders(html.replaceAll(String(at), timePlaceholder))
    return { texts: cut.texts.map(shared), marks: cut.marks }
  })
  return fillIn({ texts, marks }, viewer, host.now())
}

const numbers = new WeakMap<Home, number>()
let lastNumber = 0

/** Tells lists apart without writing them out: while nothing changes, the host gives the same object to all who see the same. */
function numberOf(home: Home): number {
  const number = numbers.get(home) ?? ++lastNumber
  numbers.set(home, number)
  return number
}

export async function joinPart({ host, url }: Asking): Promise<PersonalPart> {
  const id = examId(url)
  const exam = id && (await host.exams.find(id))
  // The page itself answers that there is no such exam.
  return { html: exam ? drawJoin(exam, host, url) + drawPaperNote(exam, host) : '' }
}

/** The pages of which all the rest is a frame that many share. */
export const personalParts: Readonly<Record<string, (asking: TemplatedRequest) => Promise<TemplatedPart>>> = {
  '/': templatedHome,
  '/exam/join': joinPart,
}
