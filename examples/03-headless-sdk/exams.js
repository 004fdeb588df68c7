import { ApiError, createProstuti } from '@prostuti/sdk'
import { examsApiOf } from '@prostuti/sdk/exams'
import { formatInstant, formatMarks, formatNumber } from '@prostuti/sdk/i18n/format'

// node exams.js [address of a Prostuti site] [bn or en]
const [site = 'http://127.0.0.1:4321', language = 'bn'] = process.argv.slice(2)
const words = {
  bn: { coming: 'আসছে যে পরীক্ষা', standings: 'র‍্যাংক লিস্ট' },
  en: { coming: 'Coming exams', standings: 'Standings' },
}[language]

const prostuti = createProstuti({ base: new URL('/api/', site).href, language })
const exams = examsApiOf(prostuti)

/** The last exam whose standings have somebody in them. */
async function newestStandings() {
  const { results } = await exams.exams({ state: 'archived' })
  for (const { id } of results) {
    const standings = await exams.standings(id).catch(unlessUnpublished)
    if (standings?.count > 0) return standings
  }
  return null
}

/** Those of an exam that has just ended, or that ranks nobody, are not there yet. */
function unlessUnpublished(error) {
  if (error instanceof ApiError && error.code === 'result_not_published') return null
  throw error
}

try {
  // Any call of the contract goes by its id, too.
  const coming = await prostuti.call('exams.listExams', { query: { upcoming: 'true', limit: 5 } })
  console.info(words.coming)
  for (const { id, title, start_time } of coming.results)
    console.info(`  ${id}  ${title}  ${formatInstant(start_time, language)}`)

  const standings = await newestStandings()
  if (standings) console.info(`\n${words.standings}: ${standings.title}`)
  for (const { position, user, marks } of standings?.results.slice(0, 5) ?? [])
    console.info(`  ${formatNumber(position, language)}  ${user.name}  ${formatMarks(marks, language)}`)
} catch (error) {
  if (!(error instanceof ApiError)) throw error
  // What it was, for a program (`code`) and for people (`detail`, in the client's language).
  console.error(`${error.call}: ${error.code} ${error.detail}`)
  process.exitCode = 1
}
