import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { output } from '../support/commands.ts'
import { tokenPrefix } from '../support/people.ts'
import { signedIn } from './exam-day-data.ts'

/** What a browser reads. */
export const acceptedCodings = 'gzip, deflate, br'

/** What is asked, over and over. `{person}` in a header becomes one person's secret after the other. */
export interface Question {
  readonly url: string
  /** Asked in turn where there are several: a page, and the one that it leads to. */
  readonly paths: readonly string[]
  readonly headers?: Record<string, string>
}

const connections = 32

/** Successes (and redirects) a second. Throws where anything else was answered. */
export async function readsPerSecond({ url, paths, headers = {} }: Question, seconds: number): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'prostuti-wrk-'))
  try {
    const script = join(folder, 'read.lua')
    await writeFile(script, scriptOf(new URL(url).host, paths, headers))
    const args = ['-t1', `-c${connections}`, `-d${seconds}s`, '--timeout', '15s', '-s', script, url]
    const line = (await output('wrk', args)).split('\n').find(text => text.startsWith('{'))
    if (!line) throw new Error('wrk printed no report')
    const report: { answered: number; seconds: number; failed: number } = JSON.parse(line)
    if (report.failed > 0) throw new Error(`${report.failed} of ${report.answered} answers to ${paths} failed`)
    return report.answered / report.seconds
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

function scriptOf(host: string, paths: readonly string[], headers: Record<string, string>): string {
  const lines = Object.entries({ host, 'accept-encoding': acceptedCodings, ...headers })
  const head = lines.map(([name, value]) => `${name}: ${value}`).join('\\r\\n')
  return `
local paths = { ${paths.map(path => `'${path}'`).join(', ')} }
local head = '${head}'
local sent = 0

function request()
  sent = sent + 1
  local secret = string.format('${tokenPrefix}%010d', 1 + (sent * 1237) % ${signedIn})
  local path = paths[1 + sent % #paths]
  return 'GET ' .. path .. ' HTTP/1.1\\r\\n' .. head:gsub('{person}', secret) .. '\\r\\n\\r\\n'
end

function done(summary)
  local e = summary.errors
  print(string.format('{"answered":%d,"seconds":%f,"failed":%d}', summary.requests, summary.duration / 1e6,
    e.connect + e.read + e.write + e.status + e.timeout))
end
`
}
