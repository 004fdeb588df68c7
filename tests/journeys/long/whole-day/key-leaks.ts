import type { BrowserContext, Request } from '@playwright/test'

/** Hears every answer that reaches a device, and notes the addresses of those that reveal a key. */
export interface KeyLeaks {
  /** The addresses that have revealed a key so far. */
  leakingAddresses(): Promise<string[]>
  /** How many answers were heard. */
  count(): number
}

/** Listens from now on, also to windows that are opened later. `secret` stands in every explanation. */
export function listenForKeys(context: BrowserContext, secret: string): KeyLeaks {
  const heard: Promise<string | null>[] = []
  context.on('requestfinished', request => {
    if (/document|fetch|xhr|script/.test(request.resourceType())) heard.push(findLeak(request, secret))
  })
  return {
    leakingAddresses: async () => (await Promise.all(heard)).filter(address => address !== null),
    count: () => heard.length,
  }
}

async function findLeak(request: Request, secret: string): Promise<string | null> {
  // A redirect has no body, and that of a page which was left at once is gone: nobody could read those either.
  const text = await bodyOf(request).catch(() => '')
  return text.includes(secret) || text.includes('"is_correct":true') ? request.url() : null
}

async function bodyOf(request: Request): Promise<string> {
  return (await (await request.response())?.text()) ?? ''
}
