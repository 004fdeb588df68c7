import type { ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Served, serve } from '../serve.ts'

/**
 * A way to a site that brings what lies at `site`, and halts once in the middle of each page.
 *
 * @param at the letter of a page's HTML before which it halts
 * @param pause for how many milliseconds; by then a browser has painted whatever it paints of half a page
 */
export function haltingNetwork(site: string, at: (html: string) => number, pause = 600): Promise<Served> {
  return serve(async (request, response) => {
    const answer = await fetch(site + request.url)
    for (const name of ['content-type', 'content-security-policy', 'cache-control'])
      if (answer.headers.has(name)) response.setHeader(name, answer.headers.get(name)!)
    response.statusCode = answer.status
    if (answer.headers.get('content-type')?.startsWith('text/html')) await halve(response, await answer.text())
    else response.end(Buffer.from(await answer.arrayBuffer()))
  })

  async function halve(response: ServerResponse, html: string): Promise<void> {
    const cut = at(html)
    response.write(html.slice(0, cut))
    await sleep(pause)
    response.end(html.slice(cut))
  }
}
