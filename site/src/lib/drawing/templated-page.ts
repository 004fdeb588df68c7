import type { PagePart, SharedText, SiteHost, UserInfo } from '@prostuti/contract'
import { bellOn, mostOnBell } from '../notifications/bell.ts'
import { type PersonalPart, personalParts } from './personal-part.ts'
import {
  type FrameTexts,
  fillIn,
  fitsPlaceholders,
  splitAtPlaceholders,
  timePlaceholder,
  withPlaceholders,
} from './placeholders.ts'

/** Stands in a frame for the personal part. */
const personalSlot = '\uE1FF'

/** The time that a page tells (`Head.astro`): that of when it is sent. */
const timeTold = /(<meta name="prostuti-server-time" content=")\d+/

interface Frame {
  readonly status: number
  readonly headers: Headers
  /** Before the slot and behind it; without a slot all stands in the first. */
  readonly sides: readonly FrameTexts<SharedText>[]
}

type Composer = NonNullable<SiteHost['composer']>

interface Context {
  readonly url: URL
  readonly locals: { host: SiteHost; viewer: UserInfo | null; unread?: number; part?: PersonalPart }
}

/**
 * A signed-in person's page put together from a frame, drawn once a second for all who look alike in it, and from the part
 * that is their own. Null where a page has no such part, or this person's name would have to be escaped.
 */
export async function drawTemplated({ url, locals }: Context, next: () => Promise<Response>): Promise<Response | null> {
  const { host, viewer } = locals
  const draw = personalParts[url.pathname.replace(/(.)\/$/, '$1')]
  if (!host.composer || !viewer || !draw || !fitsPlaceholders(viewer)) return null
  const { cached, asVisitor } = host.composer
  const placeholder = withPlaceholders(viewer)
  // The bell tells no two numbers above nine apart.
  const unread = bellOn(url) ? Math.min(await host.notifications.unread(), mostOnBell + 1) : 0
  const [part, frame] = await Promise.all([
    draw({ host: { ...host, composer: host.composer }, viewer, url }),
    cached(JSON.stringify([url.href, host.language, placeholder, unread]), async () => {
      // Whoever comes first draws for all: what is theirs must be out of reach meanwhile.
      Object.assign(locals, {
        host: { ...asVisitor, auth: { viewer: async () => placeholder, viewAs: async () => null } },
        viewer: placeholder,
        unread,
        part: { html: personalSlot },
      })
      try {
        return await templateOf(await next(), host.composer!)
      } finally {
        Object.assign(locals, { host, viewer, unread: undefined, part: undefined })
      }
    }),
  ])
  const isLed = 'redirect' in part
  if (isLed && frame.status === 200) return new Response(null, { status: 303, headers: { location: part.redirect } })
  const now = host.now()
  const sides = frame.sides.map(side => fillIn(side, viewer, now))
  const own = isLed ? [] : 'parts' in part ? part.parts : await cutAtStyle(part.html, host.composer)
  host.composer.compose(sides.flatMap((side, index) => (index === 0 ? side : [...own, ...side])))
  return new Response(null, frame)
}

async function templateOf(response: Response, { shared }: Composer): Promise<Frame> {
  const html = (await response.text()).replace(timeTold, (_, before: string) => before + timePlaceholder)
  const sides = html.split(personalSlot).map(side => {
    const { texts, marks } = splitAtPlaceholders(side)
    return { texts: texts.map(shared), marks }
  })
  return { status: response.status, headers: response.headers, sides }
}

/** The `<style>` of an element stands in the middle of the personal part and is the same in everybody's. */
async function cutAtStyle(html: string, { cached, shared }: Composer): Promise<PagePart[]> {
  const from = html.indexOf('<style>')
  const to = html.indexOf('</style>', from)
  if (from < 0 || to < 0) return [html]
  const text = html.slice(from, to)
  const style = await cached(`style ${html.slice(0, html.indexOf(' '))}`, async () => shared(text))
  return [html.slice(0, from), style.text === text ? style : text, html.slice(to)]
}
