import type { Circular, PageMeta, SiteHost } from '@prostuti/contract'
import { translator } from '../i18n/i18n.ts'
import { hasEnded } from './application-window.ts'
import { jobPath, jobsPath } from './job-address.ts'

/** What the head of a circular's page says: what, who, how many, until when. */
export function jobMeta(circular: Circular, { language, now }: Pick<SiteHost, 'language' | 'now'>): PageMeta {
  const t = translator(language)
  const { title, company, vacancy, deadline, exam_date: exam } = circular
  const format = new Intl.DateTimeFormat(language === 'bn' ? 'bn-BD' : 'en-GB', { dateStyle: 'long', timeZone: 'UTC' })
  const dayOf = (day: string) => format.format(Date.parse(day))
  const ended = hasEnded(circular, now())
  const sentences = [
    t('jobs_page.about_one', { title, company }),
    vacancy && t('jobs_page.about_vacancy', { count: vacancy }),
    ended && t('jobs_page.about_ended'),
    !ended && deadline && t('jobs_page.about_deadline', { day: dayOf(deadline) }),
    exam && t('jobs_page.about_exam', { day: dayOf(exam) }),
  ]
  const canonical = jobPath(circular)
  return {
    title: t('jobs_page.title_of', { title, company }),
    description: sentences.filter(Boolean).join(' '),
    canonical,
    breadcrumbs: [
      { title: t('menu.jobs'), href: jobsPath },
      { title, href: canonical },
    ],
  }
}
