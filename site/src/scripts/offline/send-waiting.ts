import { questionsAddress, resultAddress } from '../../lib/exams/exam-address.ts'
import { openClient } from '../client/open-client.ts'
import { sendPlace } from '../study/reading-place.ts'
import { sendReviews } from '../study/send-reviews.ts'
import { sendTalk } from './send-talk.ts'
import { outcomeOf, type SheetOutcome, type WaitingSheet, waitingSheets } from './waiting-sheets.ts'

/** The page's own code comes first. */
const afterMs = 2_000

/**
 * Keeps a page of ours for when there is no network, and sends what was handed in on this device without one: whatever page
 * the learner opens next delivers it and says how the server answered; reviews and places of reading go out in silence. Nothing is fetched where nothing waits.
 */
export function sendWaiting(page: Window, { api, ...words }: DOMStringMap): void {
  page.setTimeout(() => {
    page.navigator.serviceWorker
      ?.register('/sw.js')
      .catch((error: unknown) => console.warn('prostuti: this browser keeps no page', error))
    void deliver()
    void sendReviews(api)
    sendTalk(api).catch((error: unknown) => console.warn('prostuti: what waits of talk was not sent', error))
    sendPlace(api).catch((error: unknown) => console.warn('prostuti: a place was not saved', error))
  }, afterMs)

  async function deliver(): Promise<void> {
    const sheets = (await waitingSheets()).filter(({ submission }) => submission !== null)
    if (sheets.length === 0) return
    const { exams } = await openClient(api)
    const known = new Map<string, WaitingSheet>(sheets.map(sheet => [sheet.submission!, sheet]))
    let sending = new Set<string>()
    exams.$outbox.listen(parcels => {
      const now = new Set(parcels.map(({ submission }) => submission))
      for (const gone of [...sending].filter(submission => !now.has(submission))) void tell(known.get(gone))
      sending = now
    })
    await exams.resumeOutbox()
  }

  async function tell(sheet: WaitingSheet | undefined): Promise<void> {
    const outcome = sheet && (await outcomeOf(sheet))
    if (!outcome) return
    const detail = toastOf(outcome, sheet, words)
    page.document.dispatchEvent(new CustomEvent('prostuti-toast', { detail }))
  }
}

/** Where a receipt came the result follows; a refused sheet's own page keeps its answers and says what can be done. */
function toastOf(outcome: SheetOutcome, { exam, mode, title }: WaitingSheet, words: DOMStringMap) {
  const text = {
    arrived: words.arrived,
    'other-paper': words.otherPaper,
    'too-late': words.tooLate,
    refused: words.refused,
  }[outcome]
  const hasReceipt = outcome === 'arrived' || outcome === 'other-paper'
  const action = hasReceipt
    ? { label: words.result!, href: resultAddress(exam, mode) }
    : { label: words.seePaper!, href: questionsAddress(exam, mode) }
  return { text: text!.replace('{{title}}', title), tone: outcome === 'arrived' ? 'good' : 'wrong', action } as const
}
