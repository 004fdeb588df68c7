import { createProstuti } from '@prostuti/sdk'
import { examsApiOf } from '@prostuti/sdk/exams'

const exams = examsApiOf(createProstuti({ base: '{{site}}/api/', language: 'en' }))

const { live_exams: running } = await exams.home()
for (const { id, title, total_questions } of running) console.info(id, title, total_questions)

const { results: over } = await exams.exams({ state: 'archived' })
export const standings = over[0] && (await exams.standings(over[0].id))
