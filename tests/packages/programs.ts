/** Programs that a partner's compiler reads: each uses our types, so that types which resolve to nothing fail as well. */

/** Calls of each package, components and elements, without a framework's own types. */
export const program = `
import { type Joined, operations } from '@prostuti/contract'
import { maxQuestions, paperOrder } from '@prostuti/contract/attempt'
import { createProstuti } from '@prostuti/sdk'
import { memoryPlatform } from '@prostuti/sdk/platform/memory'
import { createElement } from 'react'
import { ExamPlayer } from '@prostuti/widgets'
import { Practice } from '@prostuti/widgets/react/practice'
import type { ExamPlayerElement } from '@prostuti/widgets/elements/exam-player'

export const count: number = operations.length + maxQuestions + paperOrder([], 1).length
export const deadlineOf = (joined: Joined): string | null => joined.deadline
export const attempt = createProstuti({ platform: memoryPlatform() }).exams.openAttempt({ exam: '7', mode: 'live' })
export const player = createElement(ExamPlayer, { examId: '7', onSubmitted: ({ receipt }) => console.info(receipt.digest) })
export const practice = createElement(Practice, { view: 'set-up' })
// @ts-expect-error an exam is named by a string
createProstuti().exams.openAttempt({ exam: 7, mode: 'live' })
// @ts-expect-error there is no such mode
createElement(ExamPlayer, { examId: '7', mode: 'lively' })

export const element: ExamPlayerElement = document.createElement('prostuti-exam-player')
element.examId = '7'
element.addEventListener('prostuti-answered', event => console.info(event.detail.option?.toFixed()))
addEventListener('prostuti-submitted', event => console.info(event.detail.receipt.received_at.length))
document.addEventListener('prostuti-joined', event => console.info(event.detail.attempt.toFixed()))
document.querySelector('prostuti-job-board')?.addEventListener('prostuti-job-open', event => event.detail.slug.length)
// @ts-expect-error its option is a number
element.addEventListener('prostuti-answered', event => event.detail.option?.length)
// @ts-expect-error there is no such mode
element.mode = 'lively'
`

/** Elements in JSX by framework: React writes a listener \`on…\`, Solid \`on:…\`. */
export const jsxPrograms = {
  react: jsx('onprostuti-submitted'),
  preact: jsx('onprostuti-submitted'),
  'solid-js': jsx('on:prostuti-submitted'),
} as const

function jsx(listener: string): string {
  return `
export const player = (
  <prostuti-exam-player exam-id="7" mode="archive" lang="en" ${listener}={event => event.detail.receipt.digest.length} />
)
// @ts-expect-error there is no such mode
export const wrong = <prostuti-exam-player exam-id="7" mode="lively" />
// @ts-expect-error there is no such property
export const odd = <prostuti-exam-player examid="7" />
// @ts-expect-error a digest is a string
export const heard = <prostuti-exam-player exam-id="7" ${listener}={event => event.detail.receipt.digest.toFixed()} />
`
}

/** The readable first paint of every component on a server: no browser, nobody signed in, nothing asked. */
export const drawing = `
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import * as components from '@prostuti/widgets/react'
import { ExamList } from '@prostuti/widgets/react/exam-list'

const textOf = html => html.replace(/<style>.*?<\\/style>/gs, '').replace(/<[^>]+>/g, ' ').trim()
globalThis.fetch = () => { throw new Error('a server was asked') }
for (const [name, Component] of Object.entries(components)) {
  const html = renderToString(createElement(Component, { examId: '7', jobId: '7', programId: '7', language: 'en' }))
  if (!html.startsWith('<div><template shadowrootmode="open"><style>')) throw new Error(name + ' draws nothing: ' + html.slice(0, 200))
}
const text = textOf(renderToString(createElement(ExamList, { language: 'en' })))
if (!text.includes('Running exams')) throw new Error('the list of exams says nothing to read: ' + text)
const player = textOf(renderToString(createElement(components.ExamPlayer, { examId: '7', language: 'bn' })))
if (!/[\\u0980-\\u09ff]/.test(player)) throw new Error('the player says nothing in Bangla: ' + player)
`
