import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

/** A way to a site that halts in the middle of each of its pages. */
export interface HaltingNetwork {
  readonly url: string
  close(): Promise<void>
}

/**
 * Brings what lies at `site`, and halts once in each page.
 *
 * @param at the letter of a page's HTML before which it halts
 * @param pause for how many milliseconds; by then a browser has painted whatever it paints of half a page
 */
export async function haltingNetwork(site: string, at: (html: string) => number, pause = 600): Promise<HaltingNetwork> {
  const server = createServer(async (request, response) => {
    const answer = await fetch(site + request.url)
    for (const name of ['content-type', 'content-security-policy', 'cache-control'])
      if (answer.headers.has(name)) response.setHeader(name, answer.headers.get(name)!)
    response.statusCode = answer.status
    if (answer.headers.get('content-type')?.startsWith('text/html')) await halve(response, await answer.text())
    else response.end(Buffer.from(await answer.arrayBuffer()))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')

  async function halve(response: ServerResponse, html: string): Promise<void> {
    const cut = at(html)
    response.write(html.slice(0, cut))
    await sleep(pause)
    response.end(html.slice(cut))
  }

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
