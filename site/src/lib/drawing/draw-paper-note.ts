import { type ExamDetails, isSold, type SiteHost } from '@prostuti/contract'
import { translator } from '../i18n/i18n.ts'
import { escapeHtml } from './escape-html.ts'

/** Of a past exam whose solutions are open: the way to practise its paper, or what opens that to this person. */
export function drawPaperNote(exam: ExamDetails, host: Pick<SiteHost, 'language' | 'now'>): string {
  const t = translator(host.language)
  const { id, program, rights, solution_visibility: opensAt, state, way_in: wayIn } = exam
  if (rights.paper)
    return `<p class="paper"><a href="/practice/categories?source=past-paper&amp;exam=${id}">${escapeHtml(t('practice_page.past_paper'))}</a></p>`
  const isPast = state === 'archived' && opensAt !== null && Date.parse(opensAt) <= host.now()
  if (!isPast || !isSold(wayIn)) return ''
  const text = escapeHtml(t(program ? 'practice_page.past_paper_program' : 'practice_page.past_paper_bought'))
  return `<p class="paper small muted">${program ? `<a href="/program?id=${program.id}">${text}</a>` : text}</p>`
}
