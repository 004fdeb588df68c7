import { loadavg } from 'node:os'
import { startServer } from '../../support/server-process.ts'
import type { BenchOptions } from '../bench.ts'
import { once } from '../browser/once.ts'
import { median } from '../verdict.ts'
import { auditPage, type Category, categories, type Report } from './audit-page.ts'
import { type AuditedPage, openAuditedPages } from './audited-pages.ts'

/** A page's scores: the median of its rounds, since what else the machine does costs some of them. */
export interface Judged {
  readonly auditedPage: AuditedPage
  readonly scores: Readonly<Record<Category, number>>
  readonly rounds: number
}

/** Every page in turn, three times over, on a server of its own with the demo. */
export const lighthouseRounds = once(async ({ full, say }: BenchOptions): Promise<Judged[]> => {
  const server = await startServer({ env: { PROSTUTI_DEMO: 'on', LOG_LEVEL: 'warn' } })
  try {
    const judged: Judged[] = []
    for (const auditedPage of await openAuditedPages(server)) {
      const reports: Report[] = []
      for (let round = 1; round <= (full ? 5 : 3); round++) reports.push(await auditPage(auditedPage))
      judged.push(judge(auditedPage, reports))
      for (const line of describe(judged.at(-1)!, reports)) say(line)
    }
    return judged
  } finally {
    await server.stop()
  }
})

function judge(auditedPage: AuditedPage, reports: readonly Report[]): Judged {
  const scores = categories.map(category => [category, median(reports.map(report => report.scores[category]))])
  return { auditedPage, scores: Object.fromEntries(scores), rounds: reports.length }
}

function describe({ auditedPage, scores }: Judged, reports: readonly Report[]): string[] {
  const figures = categories.map(category => `${category} ${scores[category]}`).join(', ')
  const faults = categories.flatMap(category => {
    const found = new Set(reports.flatMap(report => report.faults[category]))
    return [...found].map(fault => `  ${category}: ${fault}`)
  })
  const rounds = reports.map(report => report.scores.performance).join(' ')
  return [`${auditedPage.name}: ${figures} (performance ${rounds}; load ${loadavg()[0]!.toFixed(1)})`, ...faults]
}

/** The lowest score of all pages in these categories. */
export function lowest(judged: readonly Judged[], among: readonly Category[]) {
  const ours = Math.min(...judged.flatMap(({ scores }) => among.map(category => scores[category])))
  const n = `${judged.length} pages, ${judged[0]!.rounds} rounds each`
  return { samples: [{ ours }], n }
}
