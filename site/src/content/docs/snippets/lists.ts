import { ApiError, createProstuti } from '@prostuti/sdk'
import { examsApiOf } from '@prostuti/sdk/exams'

const exams = examsApiOf(createProstuti({ base: '{{site}}/api/', language: 'en' }))

const { live_exams: running } = await exams.home()
for (const { id, title, total_questions } of running) console.info(id, title, total_questions)

/** Null for some minutes after the end, until the list is out. */
function standingsOf(exam: string) {
  return exams.standings(exam).catch((error: unknown) => {
    if (error instanceof ApiError && error.code === 'result_not_published') return null
    throw error
  })
}

const { results: over } = await exams.exams({ state: 'archived' })
for (const { id, title } of over) console.info(title, (await standingsOf(id))?.count ?? 'not out yet')
