import { createProstuti } from '@prostuti/sdk'
import { circularsApiOf } from '@prostuti/sdk/circulars'
import { examsApiOf } from '@prostuti/sdk/exams/exams-api'

/** What a partner's own script does: circulars from one server, the rest from another (`data-base`, `data-jobs-base`). */
const { base, jobsBase } = document.body.dataset
const prostuti = createProstuti({ base: base!, jobsBase: jobsBase! })
const api = circularsApiOf(prostuti)
const { results } = await api.circulars()
await api.form()
await api.circular(results[0]!.id)
await examsApiOf(prostuti).exams({ state: 'archived' })
document.title = results[0]!.title
