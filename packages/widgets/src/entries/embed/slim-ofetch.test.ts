import { createRequire } from 'node:module'
import { describe, expect, it } from 'vitest'
import { createFetch as createSlim } from '../../../build/slim/ofetch.ts'

const { createFetch: createWhole } = createRequire(
  createRequire(import.meta.url)
    .resolve('@prostuti/widgets/package.json')
    .replace('widgets', 'sdk'),
)('ofetch') as { createFetch: typeof createSlim }

const json = { 'Content-Type': 'application/json' }
const problem = { 'Content-Type': 'application/problem+json' }

const answers: Record<string, () => Response> = {
  'a sheet that arrived': () => new Response('{"শিরোনাম":"বাংলা ১ম পত্র"}', { headers: json }),
  'no content': () => new Response(null, { status: 204 }),
  'a refusal': () => new Response('{"code":"exam_over"}', { status: 409, headers: problem }),
  'a broken server': () => new Response('<h1>502</h1>', { status: 502, headers: { 'Content-Type': 'text/html' } }),
  'half an answer': () => new Response('{"code":', { headers: json }),
}

const calls = {
  'a question without more': { method: 'GET', query: {}, headers: { Accept: 'application/json' } },
  'a question with particulars': { method: 'GET', query: { state: 'live', q: 'ক & খ' }, headers: {} },
  answers: {
    method: 'POST',
    query: {},
    body: { answer_sheet: [{ question: '১', answer: null }] } as never,
    headers: {},
  },
  'nothing but a word': { method: 'POST', query: {}, headers: { 'Idempotency-Key': 'x' } },
}

/** What goes out and what comes back. */
async function exchange(create: typeof createSlim, call: (typeof calls)[keyof typeof calls], answer: () => Response) {
  const out: unknown[] = []
  const fetch = async (address: string, { method, body, headers, cache }: RequestInit) => {
    const told = Object.fromEntries(new Headers(headers))
    out.push({ address, method, body, type: told['content-type'], key: told['idempotency-key'], cache })
    return answer()
  }
  const request = { ...call, cache: 'no-store', retry: false, ignoreResponseError: true } as never
  const { status, ok, _data } = await create({ fetch: fetch as never }).raw('https://exam.example/api/a/', request)
  return { out, status, ok, data: _data }
}

describe("the embed's calls", () => {
  for (const [call, request] of Object.entries(calls))
    for (const [what, answer] of Object.entries(answers))
      it(`go out and come back as ofetch has them: ${call}, ${what}`, async () => {
        expect(await exchange(createSlim, request, answer)).toEqual(await exchange(createWhole, request, answer))
      })

  it('fail as ofetch lets them fail when the network is gone', async () => {
    const lost = () => {
      throw new TypeError('Failed to fetch')
    }
    await expect(exchange(createSlim, calls.answers, lost)).rejects.toThrow('Failed to fetch')
  })
})
