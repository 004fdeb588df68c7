import { createProstuti } from '@prostuti/sdk'

const prostuti = createProstuti({ base: '{{site}}/api/', language: 'bn' })
await prostuti.auth.signInAnonymously()

const attempt = prostuti.exams.openAttempt({
  exam: '{{exam}}',
  mode: 'live',
  onReceived: receipt => console.info('receipt', receipt.submission_id),
})

attempt.$view.subscribe(({ phase, order, sync }) => {
  console.info(phase, `${order.length} questions, ${sync.unsent} answers not sent yet`)
})

export const choose = (question: string, option: number) => attempt.answer(question, option)
export const handIn = () => attempt.submit()
