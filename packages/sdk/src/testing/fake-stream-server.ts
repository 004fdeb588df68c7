import type { StreamEvent } from '@prostuti/contract'
import { sessionKey } from '../auth/index.ts'
import { createLightClient } from '../create-light-client.ts'
import { sendByFetch } from '../http/send-by-fetch.ts'
import { followStream } from '../notifications/stream/follow-stream.ts'
import { createStreamHub } from '../notifications/stream/stream-hub.ts'
import type { Platform } from '../platform/platform.ts'
import { createDevice, type Page } from './device.ts'
import { userInfo } from './people.ts'
import { createVirtualTime } from './virtual-time.ts'

export const base = 'https://prostuti.example/api/'
export const unread = (count: number): StreamEvent => ({ type: 'notifications', unread: count, latest: null })

const nusrat = userInfo('1', 'Nusrat')

interface Open {
  say(event: StreamEvent): void
  end(): void
}

interface ServerOptions {
  /** `pass`: events come as they are; `held`: a proxy keeps them; `page`: a captive portal answers instead. */
  streams?: 'pass' | 'held' | 'page'
  /** Whether tabs have locks. */
  locks?: boolean
}

/** A server with streams, and a browser whose tabs follow them. */
export function setUp({ streams = 'pass', locks = true }: ServerOptions = {}) {
  const time = createVirtualTime()
  const device = createDevice(time)
  const state = { streams, unread: 2, isSignedIn: true }
  const open = new Set<Open>()
  const seen: string[] = []
  device.items.set(sessionKey(base), JSON.stringify({ token: 'secret', user: nusrat }))

  const answer = (data: unknown, status = 200) =>
    new Response(JSON.stringify(data), {
      status,
      headers: { 'Content-Type': status < 400 ? 'application/json' : 'application/problem+json' },
    })

  function openStream(signal: AbortSignal): Response {
    if (state.streams === 'page') return new Response('<p>Welcome</p>', { headers: { 'Content-Type': 'text/html' } })
    const encoder = new TextEncoder()
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        const stream: Open = {
          say: event => controller.enqueue(encoder.encode(`data: ${JSON.stringify(event)}\n\n`)),
          end() {
            open.delete(stream)
            controller.close()
          },
        }
        open.add(stream)
        signal.addEventListener('abort', () => {
          if (open.delete(stream)) controller.error(signal.reason)
        })
        if (state.streams === 'pass') stream.say(unread(state.unread))
      },
    })
    return new Response(body, { headers: { 'Content-Type': 'text/event-stream' } })
  }

  async function serve(page: Page, url: string, init: RequestInit): Promise<Response> {
    const path = url.slice(base.length).split('?')[0]!
    seen.push(path)
    if (!device.online) throw new TypeError('fetch failed')
    if (!state.isSignedIn) return answer({ code: 'not_signed_in', status: 401 }, 401)
    if (path === 'firebase/v1/stream/') {
      const dead = new AbortController()
      const ends = AbortSignal.any([init.signal!, dead.signal])
      deaths.set(page, dead)
      return openStream(ends)
    }
    if (path === 'firebase/v1/my-notifications/')
      return answer({ count: 0, next: null, previous: null, results: [], unread: state.unread })
    return answer(nusrat)
  }
  const deaths = new Map<Page, AbortController>()

  /** A tab of this browser, and what it hears. */
  function openTab({ isVisible = true } = {}) {
    const page = device.open(fetch)
    const own: Platform = {
      ...page.platform,
      network: {
        ...page.platform.network,
        fetch: ((url: string, init: RequestInit) => serve(page, url, init)) as typeof fetch,
      },
      ...(!locks && { tabs: { ...page.platform.tabs, lock: async () => ({ held: true, release: () => undefined }) } }),
    }
    const hub = createStreamHub()
    const heard: StreamEvent[] = []
    for (const type of ['notifications', 'post', 'comment', 'signed_out'] as const)
      hub.on(type, event => void heard.push(event))
    const client = createLightClient({ platform: own, base, send: sendByFetch })
    const stop = followStream(client, { hub, random: () => 0.5, isVisible: () => isVisible })
    const kill = () => {
      page.kill()
      deaths.get(page)?.abort()
    }
    return { page, hub, heard, client, stop, kill }
  }

  return {
    ...{ time, device, state, seen, openTab },
    streams: () => open.size,
    asked: () => seen.filter(path => path === 'firebase/v1/my-notifications/').length,
    tried: () => seen.filter(path => path === 'firebase/v1/stream/').length,
    say(event: StreamEvent) {
      for (const stream of open) stream.say(event)
    },
    endStreams() {
      for (const stream of [...open]) stream.end()
    },
  }
}
