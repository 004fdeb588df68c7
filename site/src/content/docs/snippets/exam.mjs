import { createProstuti } from '@prostuti/sdk'

const prostuti = createProstuti({ base: '{{site}}/api/', language: 'bn' })
await prostuti.auth.signInAnonymously()

const attempt = prostuti.exams.openAttempt({
  exam: '{{exam}}',
  mode: 'live',
  onReceived(receipt) {
    console.info(`${receipt.answered} answers received at ${receipt.received_at}`)
    attempt.close()
  },
})

const stop = attempt.$view.listen(({ phase, paper, order, error }) => {
  console.info(phase, error?.detail ?? '')
  if (phase === 'refused') attempt.close()
  if (phase !== 'open' || !paper) return
  stop()
  for (const { index, options } of order) attempt.answer(paper.questions[index].id, options[0])
  attempt.submit()
})
