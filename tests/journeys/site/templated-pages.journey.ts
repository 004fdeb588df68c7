import { existsSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { gunzipSync } from 'node:zlib'
import { expect, test } from '@playwright/test'
import type { Language, PagePart, SiteHost, UserInfo } from '@prostuti/contract'
import type { SiteHandler } from '@prostuti/server/app/http-server/site'
import { CompressedText, sendComposed } from '@prostuti/server/platform/pages/composed-page'
import { bareRequest, drawPage } from '@prostuti/server/platform/pages/drawn-page'

const entry = new URL('../../../site/dist/server/entry.mjs', import.meta.url)

/** The sample data of the site's own development server. */
const { createSampleHost } = (await import(new URL('../../../site/dev/host.ts', import.meta.url).href)) as {
  createSampleHost(cookies: Record<string, string>): SiteHost
}

const member: UserInfo = {
  id: '70',
  name: 'নুসরাত জাহান',
  first_name: 'নুসরাত',
  last_name: 'জাহান',
  email: 'nusrat@example.com',
  picture: null,
  role: null,
  is_moderator: false,
  is_anonymous: false,
  profile: { tags: ['BCS'], rank_alias: null },
  billing_profile: { coins: 120, program_personalize_option: [], premium_until: null, last_bonus_on: null },
}

/** People whose pages differ in every way that a frame knows, and two whose names must not stand in one. */
const everybody: readonly UserInfo[] = [
  member,
  { ...member, id: '71', name: 'মিতা চৌধুরী', first_name: '', email: 'mita@example.com', picture: null },
  {
    ...member,
    id: '72',
    name: 'Rafi $1 Ahmed',
    first_name: 'Rafi',
    email: null,
    picture: 'https://pictures.example/r.png',
  },
  { ...member, id: '73', name: '', first_name: '', email: null, picture: null, is_anonymous: true },
  { ...member, id: '74', name: 'তানভীর', billing_profile: { ...member.billing_profile, coins: 1 } },
  { ...member, id: '75', role: 'owner', is_moderator: true },
  { ...member, id: '76', name: "O'Brien <b>&amp;" },
  { ...member, id: '77', name: '\uE110\uE1FF' },
]

/** One for all draws: its exams lie around the instant at which it was made. */
const hosts = { bn: createSampleHost({ language: 'bn' }), en: createSampleHost({ language: 'en' }) }

/** Everybody sees the same lists; as long as nothing changes, they are the same object. */
const homes = { bn: await hosts.bn.exams.home(), en: await hosts.en.exams.home() }

/** What the page drawn last was put together from; null for one drawn alone. */
let composed: readonly PagePart[] | null = null

const kept = new Map<string, Promise<object>>()

// The second test reads the frames that the first one has kept: both run in one worker.
test.describe.configure({ mode: 'default' })

let frames = 0

/** Sample data, drawn for this person: with frames or without. */
function hostFor(viewer: UserInfo, language: Language, withFrames: boolean): SiteHost {
  const host = hosts[language]
  const cached = <T extends object>(key: string, make: () => Promise<T>): Promise<T> => {
    if (!kept.has(key))
      kept.set(
        key,
        make().finally(() => frames++),
      )
    return kept.get(key) as Promise<T>
  }
  const composer: NonNullable<SiteHost['composer']> = {
    cached,
    shared: text => new CompressedText(text),
    compose: parts => {
      composed = parts
    },
    asVisitor: { ...host, auth: { viewer: async () => null, viewAs: async () => null } },
  }
  // A learner who has taken no exam yet shares the element of Home as well.
  const lastTaken = async () => (Number(viewer.id) % 2 === 0 ? host.exams.lastTaken() : null)
  const auth = { viewer: async () => viewer, viewAs: async () => null }
  const exams = { ...host.exams, home: async () => homes[language], lastTaken }
  return { ...host, auth, exams, ...(withFrames && { composer }) }
}

async function draw(path: string, host: SiteHost): Promise<{ status: number; headers: object; html: string }> {
  const { handler } = (await import(entry.href)) as { handler: SiteHandler }
  const request = bareRequest(path, { host: 'localhost' })
  composed = null
  const page = await drawPage(request, (response, fail) => void handler(request, response, fail, { host }))
  const parts: typeof composed = composed
  return new Promise((resolve, reject) => {
    const read = {
      writeHead: () => undefined,
      end: (body: Buffer) =>
        resolve({ status: page.status, headers: page.headers, html: timeless(gunzipSync(body).toString()) }),
    } as unknown as ServerResponse
    if (parts) sendComposed(read, page, parts, 'gzip')
    else page.send(read, 'gzip').catch(reject)
  })
}

/** Both show the time, and when they were drawn. */
const timeless = (html: string) =>
  html
    .replace(/(prostuti-server-time" content=")\d+/, '$1')
    .replaceAll(/(&quot;(?:at|server_time)&quot;:)(?:\d+|&quot;[^&]*&quot;)/g, '$1')

/** Where two pages part, with what stands there in each; null for equal ones. */
function firstDifference(one: string, other: string): string | null {
  if (one === other) return null
  let at = 0
  while (one[at] === other[at]) at++
  return `${one.slice(at - 80, at + 120)} ≠ ${other.slice(at - 80, at + 120)}`
}

test('a page put together from a frame is, letter for letter, the one drawn for that person alone', async () => {
  expect(existsSync(entry), 'the site is built').toBe(true)
  for (const path of ['/', '/exam/join?id=12', '/exam/join?id=999999', '/?from=here']) {
    for (const language of ['bn', 'en'] as const) {
      // Twice, so that everybody reads a frame that was drawn for another person, too.
      for (const viewer of [...everybody, ...everybody]) {
        const [framed, alone] = [
          await draw(path, hostFor(viewer, language, true)),
          await draw(path, hostFor(viewer, language, false)),
        ]
        expect(firstDifference(framed.html, alone.html), `${path} ${language} ${viewer.id}`).toBeNull()
        expect(framed).toEqual(alone)
        expect(framed.status).toBeLessThan(500)
      }
    }
  }
  // Six kinds of people of eight, four addresses, two languages; each frame once, the element of the three kinds who have
  // taken no exam, and the style of two elements.
  expect(frames).toBe(kept.size)
  expect(frames).toBeLessThanOrEqual(6 * 4 * 2 + 3 * 2 + 2)
  expect(frames).toBeGreaterThan(0)
})

test('no frame that is kept names anybody', async () => {
  const all = JSON.stringify(await Promise.all(kept.values()))
  for (const { name, email, picture, id } of everybody)
    for (const word of [name.trim(), email, picture, `"${id}"`])
      if (word && word.length > 2) expect(all).not.toContain(word)
})
