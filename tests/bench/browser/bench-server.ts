import type { ExamCard, Paper } from '@prostuti/contract'
import { startServer } from '../../support/server-process.ts'
import { callerOf, clearSheet, join, type Learner, members, signIn } from './learners.ts'
import { type PeerServer, startPeerServer } from './peer-server.ts'

/** The real server with the demo's running exam of a hundred Bangla questions, and the peers beside it. */
export interface BenchServer {
  readonly url: string
  readonly exam: string
  readonly peers: PeerServer
  /** Has joined; their attempt is open. */
  readonly learner: Learner
  /** Members besides, who have joined too: for rows that hand in. */
  readonly others: readonly Learner[]
  /** What the server holds of the first learner's sheet. */
  answers(): Promise<ReadonlyMap<string, number | null>>
  clear(): Promise<void>
  close(): Promise<void>
}

/** With `databaseUrl` on a database of the caller's own. */
export async function startBenchServer({ databaseUrl }: { databaseUrl?: string } = {}): Promise<BenchServer> {
  const env = { PROSTUTI_DEMO: 'on', LOG_LEVEL: 'warn', ...(databaseUrl && { DATABASE_URL: databaseUrl }) }
  const server = await startServer({ env })
  try {
    const { url } = server
    const people = await Promise.all(members.map(name => signIn(server, name)))
    const exam = await runningExam(url)
    const joined = await Promise.all(people.map(person => join(url, person, exam)))
    const [learner, ...others] = people as [Learner, ...Learner[]]
    const paper = await callerOf(url, learner)<Paper>('GET', joined[0]!.paper)
    const peers = await startPeerServer({ paper, exam, siteUrl: url })
    return {
      url,
      exam,
      peers,
      learner,
      others,
      async answers() {
        const { answer_sheet } = await join(url, learner, exam)
        return new Map(answer_sheet.map(({ question, answer }) => [question, answer]))
      },
      clear: () => clearSheet(url, learner, exam),
      async close() {
        await peers.close()
        await server.stop()
      },
    }
  } catch (error) {
    await server.stop()
    throw error
  }
}

/** Of the demo's hundred-question exams the one that runs longest. */
async function runningExam(url: string): Promise<string> {
  const response = await fetch(`${url}/api/exam/v5/live-exams/`)
  const { live_exams } = (await response.json()) as { live_exams: ExamCard[] }
  const [exam] = live_exams
    .filter(card => card.total_questions === 100)
    .sort((a, b) => Date.parse(b.end_time ?? '') - Date.parse(a.end_time ?? ''))
  if (!exam) throw new Error('The demo holds no exam of a hundred questions now')
  return exam.id
}
