import { type Agent, request } from 'node:http'
import type { Change, Joined, Result } from '@prostuti/contract'
import { tokenOf } from './people.ts'
import { device, type TakenSheet } from './sheets.ts'

/** Calls of one learner after the other; many learners share the agent's connections. */
export interface Attempting {
  readonly url: string
  readonly agent: Agent
  readonly exam: number
}

/** A whole attempt without a pause: join, paper, twenty drafts of five changes, submit, result. */
export async function takeExam(at: Attempting, person: number, { changes }: TakenSheet): Promise<void> {
  const call = caller(at, tokenOf(person))
  const joined = await call<Joined>('POST', `exam/v5/exams/${at.exam}/join/`, { state: 'live' })
  await call('GET', joined.paper)
  for (const five of draftsOf(changes))
    await call('PATCH', `exam/v5/answer-sheet/${at.exam}/`, { device, changes: five })
  await call('POST', 'exam/v5/submit-result/', {
    exam: String(at.exam),
    submission_id: crypto.randomUUID(),
    joined_time: joined.joined_time,
    duration: '01:35:00',
    origin: 'Browser',
    device,
    answer_sheet: changes,
  })
  const result = await call<Result>('GET', `exam/v5/results/${at.exam}/`)
  if (result.position < 1) throw new Error(`A result without a position: ${JSON.stringify(result)}`)
}

/** Twenty drafts of five; people who answered fewer change some of their first answers once more. */
function draftsOf(changes: readonly Change[]): Change[][] {
  const seqs = changes.length
  const taps = Array.from({ length: 100 }, (_, tap) => ({ ...changes[tap % seqs]!, at: tap * 30_000, seq: tap }))
  return Array.from({ length: 20 }, (_, draft) => taps.slice(draft * 5, draft * 5 + 5))
}

function caller({ url, agent }: Attempting, token: string) {
  return <T>(method: string, path: string, body?: unknown) =>
    new Promise<T>((resolve, reject) => {
      const headers = {
        authorization: `token ${token}`,
        'accept-encoding': 'br, gzip',
        ...(body !== undefined && { 'content-type': 'application/json' }),
      }
      const sent = request(`${url}/api/${path}`, { method, agent, headers }, response => {
        const chunks: Buffer[] = []
        response.on('data', chunk => chunks.push(chunk))
        response.on('error', reject)
        response.on('end', () => {
          const bytes = Buffer.concat(chunks)
          if (response.statusCode !== 200) reject(new Error(`[${method}] ${path}: ${response.statusCode} ${bytes}`))
          else resolve(response.headers['content-encoding'] ? (bytes as T) : JSON.parse(bytes.toString()))
        })
      })
      sent.on('error', reject)
      sent.end(body === undefined ? undefined : JSON.stringify(body))
    })
}
