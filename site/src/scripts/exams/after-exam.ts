import { resultAddress } from '../../lib/exams/exam-address.ts'
import { storeToast } from '../shell/pending-toast.ts'

/** The server has the sheet, and this page nothing left to do: on to the result, which begins with the receipt. */
export function leadToResult(page: Window): void {
  page.document.addEventListener('prostuti-submitted', event => {
    const { exam } = (event as CustomEvent<{ receipt: { exam: string } }>).detail.receipt
    const mode = (event.target as HTMLElement).getAttribute('mode') === 'archive' ? 'archive' : 'live'
    const text = page.document.querySelector<HTMLElement>('[data-submitted]')?.dataset.submitted
    if (text) storeToast({ text, tone: 'good' })
    const go = () => page.location.replace(resultAddress(exam, mode))
    // The player is about to take its own entry off the history: the result takes the place of the page's own.
    if ((page.history.state as Record<string, unknown> | null)?.['prostuti-exam'])
      page.addEventListener('popstate', go, { once: true })
    else go()
  })
}
