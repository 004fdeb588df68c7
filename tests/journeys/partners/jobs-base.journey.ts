import { join } from 'node:path'
import { bundleScript } from '../../support/bundle-script.ts'
import { expect, test } from '../support/journey.ts'
import { serve } from '../support/serve.ts'

test('a partner’s client asks the server of circulars for circulars, and nobody else for them', async ({
  page,
  testSite,
}) => {
  const script = await bundleScript(join(import.meta.dirname, '../support/jobs-client.ts'))
  const jobs = await serve(async (request, response) => {
    const answer = await fetch(`${testSite.url}${request.url}`, { method: request.method! })
    response
      .writeHead(answer.status, { 'content-type': 'application/json', 'access-control-allow-origin': '*' })
      .end(await answer.text())
  })
  const host = await serve((_, response) => {
    response
      .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
      .end(
        `<!doctype html><body data-base="${testSite.url}/api/" data-jobs-base="${jobs.url}/api/"><script type="module">${script}</script>`,
      )
  })
  const asked: Record<string, Set<string>> = {}
  page.on('request', request => {
    const { origin, pathname } = new URL(request.url())
    asked[origin] = (asked[origin] ?? new Set()).add(pathname.split('/').slice(1, 3).join('/'))
  })
  try {
    await page.goto(host.url)
    await expect(page).toHaveTitle(/.+/)
    expect(asked[jobs.url]).toEqual(new Set(['api/job']))
    expect(asked[testSite.url]).toEqual(new Set(['api/exam']))
  } finally {
    await host.close()
    await jobs.close()
  }
})
