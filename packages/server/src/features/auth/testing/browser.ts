import { parse } from 'hono/utils/cookie'
import { siteUrl, type TestAuth } from './test-auth.ts'

/** A browser that keeps cookies by host and follows redirects one by one, from the API under test to real servers and back. */
export interface Browser {
  /** One request; `address` may be relative to our site. */
  visit(address: string, init?: RequestInit): Promise<Response>
  /** Goes where redirects lead, until a page answers or our login page is reached. */
  follow(address: string): Promise<{ address: URL; response: Response }>
  cookies(host: string): Map<string, string>
}

export function createBrowser({ app }: TestAuth): Browser {
  const jars = new Map<string, Map<string, string>>()
  const cookies = (host: string) => {
    const jar = jars.get(host) ?? new Map<string, string>()
    jars.set(host, jar)
    return jar
  }

  async function visit(address: string, init: RequestInit = {}): Promise<Response> {
    const url = new URL(address, siteUrl)
    const jar = cookies(url.host)
    const headers = new Headers(init.headers)
    if (jar.size > 0) headers.set('cookie', [...jar].map(([name, value]) => `${name}=${value}`).join('; '))
    const asked = { ...init, headers, redirect: 'manual' as const }
    const response = await (url.origin === siteUrl ? app.request(url.href, asked) : fetch(url, asked))
    for (const line of response.headers.getSetCookie()) keep(jar, line)
    return response
  }

  async function follow(address: string) {
    let url = new URL(address, siteUrl)
    for (let hops = 0; hops < 10; hops++) {
      const response = await visit(url.href)
      const location = response.headers.get('location')
      if (!location) return { address: url, response }
      url = new URL(location, url)
      if (url.origin === siteUrl && url.pathname === '/login') return { address: url, response }
    }
    throw new Error(`Too many redirects, the last to ${url}`)
  }

  return { visit, follow, cookies }
}

function keep(jar: Map<string, string>, line: string): void {
  const [pair = '', ...attributes] = line.split(';')
  const [[name, value] = ['', '']] = Object.entries(parse(pair))
  const isGone = attributes.some(each => /^\s*(max-age=0|expires=thu, 01 jan 1970.*)$/i.test(each))
  if (isGone) jar.delete(name)
  else jar.set(name, value)
}
