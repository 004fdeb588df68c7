import { setTimeout as sleep } from 'node:timers/promises'
import type { BenchOptions, Measured } from '../bench.ts'
import { once } from '../browser/once.ts'
import { insertExamDayData } from '../reading/exam-day-data.ts'
import { openBenchDatabase } from '../support/bench-database.ts'
import { memoryOfServer } from '../support/processes.ts'
import { openImportClient } from './import-client.ts'
import { p95, readPagesDuring } from './page-reader.ts'
import { questionSheet } from './question-sheet.ts'

export const importedRows = 10_000

const categories = ['মুক্তিযুদ্ধ', 'বাংলা ব্যাকরণ', 'বাংলাদেশের সংবিধান', 'গাণিতিক যুক্তি']
/** As long as an import takes, about. */
const beforeMs = 15_000
const sampleMs = 100
const [reader, importer] = [1, 2]

/** What one import of a sheet cost. */
interface ImportRound {
  readonly seconds: number
  /** The most that the server held, the process that reads the sheet included, and what it held before, in MB. */
  readonly peak: number
  readonly idle: number
  /** The 95th percentile of a learner's pages in ms, meanwhile and before. */
  readonly meanwhile: number
  readonly before: number
  readonly pages: number
}

/** Imports of a sheet into a server whose pages are being read, each server a new one. */
const importRounds = once(async ({ full, say }: BenchOptions): Promise<ImportRound[]> => {
  const rounds: ImportRound[] = []
  for (let number = 0; number < (full ? 5 : 1); number++) {
    const round = await importOnce()
    say(
      `${round.seconds.toFixed(1)} s; ${round.peak.toFixed()} MB, idle ${round.idle.toFixed()} MB; ` +
        `pages ${round.meanwhile.toFixed(1)} ms, before ${round.before.toFixed(1)} ms`,
    )
    rounds.push(round)
  }
  return rounds
})

/** One figure of each round as a row's samples. */
export async function ofImports(
  options: BenchOptions,
  pick: (round: ImportRound) => Measured['samples'][number],
): Promise<Measured> {
  const rounds = await importRounds(options)
  const pages = rounds.reduce((sum, round) => sum + round.pages, 0)
  return { samples: rounds.map(pick), n: `${rounds.length} imports, ${pages} pages meanwhile` }
}

async function importOnce(): Promise<ImportRound> {
  const benchDatabase = await openBenchDatabase()
  try {
    await insertExamDayData(benchDatabase)
    const { url, pid } = await benchDatabase.serve()
    const client = await openImportClient(benchDatabase, url, importer)
    for (const name of categories) await client.writeCategory(name)
    const sheet = questionSheet({ rows: importedRows, categories, label: 'পরীক্ষা' })
    await readPagesDuring(url, reader, sleep(beforeMs))
    const before = p95(await readPagesDuring(url, reader, sleep(beforeMs)))
    const idle = await memoryOfServer(pid)
    const started = performance.now()
    const importing = client.importSheet(sheet, importedRows)
    const [taken, peak] = await Promise.all([
      readPagesDuring(url, reader, importing),
      peakDuring(() => memoryOfServer(pid), importing),
    ])
    const seconds = (performance.now() - started) / 1000
    return { seconds, peak, idle, meanwhile: p95(taken), before, pages: taken.length }
  } finally {
    await benchDatabase.close()
  }
}

/** The largest figure until `work` is done. */
async function peakDuring(measure: () => Promise<number>, work: Promise<unknown>): Promise<number> {
  let isDone = false
  const done = work.finally(() => (isDone = true))
  let peak = 0
  const watch = async () => {
    while (!isDone) {
      peak = Math.max(peak, await measure())
      await sleep(sampleMs)
    }
  }
  await Promise.all([watch(), done])
  return peak
}
