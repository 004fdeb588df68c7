import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { output } from './commands.ts'
import { type Crowd, tokenPrefix } from './people.ts'
import { device, type TakenSheet } from './sheets.ts'

export interface Load {
  readonly url: string
  readonly exam: number
  readonly sheets: readonly TakenSheet[]
  /** Each hands in once; the load ends with the last of them. */
  readonly crowd: Crowd
  /** The load ends after so many seconds, too. */
  readonly seconds: number
  readonly connections: number
}

/** What wrk saw: answers received, for how long, and those that were no success. */
export interface LoadReport {
  readonly answered: number
  readonly seconds: number
  readonly failed: number
  /** Milliseconds that 99 of 100 answers took at most. */
  readonly p99: number
}

/** Lets a crowd hand in its sheets as fast as the server takes them. One thread: the other cores are the server's. */
export async function handIn(load: Load): Promise<LoadReport> {
  const folder = await mkdtemp(join(tmpdir(), 'prostuti-wrk-'))
  try {
    const script = join(folder, 'hand-in.lua')
    await writeFile(script, scriptOf(load))
    const args = ['-t1', `-c${load.connections}`, `-d${load.seconds}s`, '--timeout', '15s', '-s', script, load.url]
    const line = (await output('wrk', args)).split('\n').find(text => text.startsWith('{'))
    if (!line) throw new Error('wrk printed no report')
    return JSON.parse(line)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** The text of a request is cut around what differs from person to person: the token and the submission's id. */
function scriptOf({ url, exam, sheets, crowd }: Load): string {
  const parts = sheets.map(sheet => requestParts(new URL(url).host, exam, sheet))
  return `
local parts = { ${parts.map(part => `{ ${part.map(luaText).join(', ')} }`).join(',\n')} }
-- wrk asks for one request before it begins and never sends it: that one is not counted.
local first, count, sent = ${crowd.first}, ${crowd.count}, -1

-- People come in no order of their numbers: a stride without a common factor meets each of them once.
local stride = ${strideFor(crowd.count)}

function request()
  if sent == count then wrk.thread:stop() end
  local person = first + (sent * stride) % count
  sent = sent + 1
  local part = parts[1 + person % ${sheets.length}]
  return part[1] .. string.format('${tokenPrefix}%010d', person) .. part[2]
    .. string.format('%08x-0000-4000-8000-000000000000', person) .. part[3]
end

function done(summary, latency)
  local e = summary.errors
  print(string.format('{"answered":%d,"seconds":%f,"failed":%d,"p99":%f}', summary.requests, summary.duration / 1e6,
    e.connect + e.read + e.write + e.status + e.timeout, latency:percentile(99) / 1000))
end
`
}

function requestParts(host: string, exam: number, { changes }: TakenSheet): [string, string, string] {
  const id = '00000000-0000-4000-8000-000000000000'
  const body = JSON.stringify({
    exam: String(exam),
    submission_id: id,
    joined_time: '2026-01-10T04:00:00.000Z',
    duration: '01:35:00',
    origin: 'Browser',
    device,
    answer_sheet: changes,
  })
  const [head, tail] = body.split(id) as [string, string]
  return [
    `POST /api/exam/v5/submit-result/ HTTP/1.1\r\nHost: ${host}\r\nAuthorization: token `,
    `\r\nAccept: application/json\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${head}`,
    tail,
  ]
}

function luaText(text: string): string {
  return `'${text.replaceAll('\r\n', '\\r\\n')}'`
}

/** About 0.618 of the crowd, moved on until it shares no factor with it. */
function strideFor(count: number): number {
  const common = (a: number, b: number): number => (b === 0 ? a : common(b, a % b))
  let stride = Math.max(1, Math.round(count * 0.618))
  while (common(stride, count) !== 1) stride++
  return stride
}
