import { createProstuti } from '@prostuti/sdk'
import { examsApiOf } from '@prostuti/sdk/exams'

const exams = examsApiOf(createProstuti({ base: '{{site}}/api/', language: 'en' }))

const { live_exams: running } = await exams.home()
for (const { id, title, total_questions } of running) console.info(id, title, total_questions)

export const standings = await exams.standings('{{exam}}', { mode: 'live' })
