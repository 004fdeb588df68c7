import type { ExamDetails, SiteHost } from '@prostuti/contract'
import { loginPath } from '../auth/next-path.ts'
import { joinAddress } from '../exams/exam-address.ts'
import { escapeHtml } from './escape-html.ts'
import { widgets } from './widgets-server.ts'

export const joinStyleHash = widgets.styleHash('examJoin').replaceAll("'", '') as `sha256-${string}`

type Host = Pick<SiteHost, 'language' | 'billing'>

const shadow = '<template shadowrootmode="open">'

/** `<prostuti-exam-join>` with all that this person may see of the exam, the page's own heading in it. */
export function drawJoin(exam: ExamDetails, { language, billing }: Host, page: URL): string {
  const drawn = widgets.renderElement(
    'examJoin',
    {
      examId: exam.id,
      // A paper that is on the device already need not come with the page.
      examHref: '/exam/questions?id={id}&state={state}&paper={paper}',
      resultHref: '/results/?id={id}&state={state}',
      programHref: SITE_PAGES.includes('/program') ? '/program?id={id}' : undefined,
      // Nothing is sold over the way into an exam: the coins for it have a page of their own.
      coinsHref: billing.paymentsOn ? '/buy_coin?then={back}' : undefined,
      signInHref: loginPath(new URL(joinAddress(exam.id), page)),
      initial: exam,
    },
    language,
  )
  // Ahead of its place, so that a page which is still coming in never shows the element's own title instead.
  return drawn.replace(shadow, () => `<h1 slot="title">${escapeHtml(exam.title)}</h1>${shadow}`)
}
