import { type Bench, defineBench, type Sample } from '../bench.ts'
import { openBenchDatabase } from '../support/bench-database.ts'
import { tokenOf } from '../support/people.ts'
import { type ExamDayData, insertExamDayData } from './exam-day-data.ts'
import { serveSameBytes } from './same-bytes.ts'
import { readsPerSecond } from './wrk-reads.ts'

interface ReadBench {
  readonly name: string
  readonly what: string
  /** The last one is what is looked at; those before it lead there. */
  readonly paths: (data: ExamDayData) => readonly string[]
  /** `{person}` is a person's secret, another person's each time. */
  readonly headers?: Record<string, string>
  readonly atLeast: number
}

const seconds = 2

/** A read by our server, as in production and with the data of an exam day, beside the very same bytes served as a file. */
export function readBench({ name, what, paths: pathsOf, headers = {}, atLeast }: ReadBench): Bench {
  return defineBench({
    name,
    what: `${what} a second, one Node process`,
    beside: 'the same bytes as a file',
    atLeast: { min: atLeast },
    goal: { min: atLeast * 2 },
    needs: ['wrk'],
    async run({ full, say }) {
      const rounds = full ? 15 : 7
      const benchDatabase = await openBenchDatabase()
      try {
        const data = await insertExamDayData(benchDatabase)
        const { url } = await benchDatabase.serve()
        const paths = pathsOf(data)
        const one = Object.fromEntries(
          Object.entries(headers).map(([key, value]) => [key, value.replace('{person}', tokenOf(1))]),
        )
        const file = await serveSameBytes(url + paths.at(-1)!, one)
        const ours = { url, paths, headers }
        const peer = { url: file.url, paths: [new URL(file.url).pathname] }
        const samples: Sample[] = []
        try {
          for (const each of [ours, peer]) await readsPerSecond(each, seconds)
          for (let round = 0; round < rounds; round++) {
            const sample = {
              ours: (await readsPerSecond(ours, seconds)) / paths.length,
              beside: await readsPerSecond(peer, seconds),
            }
            say(`${sample.ours.toFixed()}/s, beside ${sample.beside.toFixed()}/s`)
            samples.push(sample)
          }
        } finally {
          await file.stop()
        }
        return { samples, n: `${rounds} rounds of ${seconds} s, ${file.bytes.toLocaleString('en')} bytes` }
      } finally {
        await benchDatabase.close()
      }
    },
  })
}
