import type { Circular, EmploymentStatus, Language } from '@prostuti/contract'
import { dhakaDay, inDhaka } from '@prostuti/contract/dhaka-time'
import { bn, en } from '@prostuti/sdk/circulars/messages'
import { createTranslator } from '@prostuti/sdk/i18n/translate'
import { isOpen } from '../jobs/application-window.ts'
import { jobPath } from '../jobs/job-address.ts'
import { readSalary } from '../jobs/read-salary.ts'
import { escapeHtml } from './escape-html.ts'

/** As search engines name them: https://developers.google.com/search/docs/appearance/structured-data/job-posting */
const employmentTypes = {
  permanent: 'FULL_TIME',
  full_time: 'FULL_TIME',
  part_time: 'PART_TIME',
  contract: 'CONTRACTOR',
  temporary: 'TEMPORARY',
  project: 'TEMPORARY',
  internship: 'INTERN',
  daily: 'PER_DIEM',
} as const satisfies Record<EmploymentStatus, string>

interface Asked {
  readonly now: number
  readonly language: Language
  /** Any address of the site. */
  readonly site: URL
}

/**
 * A circular as schema.org's `JobPosting`, for search engines; null for one that nobody can apply for now.
 * A sample has one too: it stands in demos alone, which show what a real circular has, and its text says that it is one.
 */
export function jobPosting(circular: Circular, { now, language, site }: Asked): Record<string, unknown> | null {
  if (!isOpen(circular, now)) return null
  const { title, company, url, ends_at: ends, vacancy, reference, image } = circular
  const types = [...new Set(circular.employment_status.map(status => employmentTypes[status]))]
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title,
    description: descriptionOf(circular, language),
    datePosted: dhakaDay(circular.published_on ?? circular.opens_at ?? circular.updated_at),
    ...(ends && { validThrough: dhakaInstant(ends) }),
    ...(types.length > 0 && { employmentType: types.length === 1 ? types[0] : types }),
    hiringOrganization: { '@type': 'Organization', name: company, ...(url && { sameAs: url }) },
    ...placeOf(circular),
    ...salaryOf(circular),
    ...(reference && { identifier: { '@type': 'PropertyValue', name: company, value: reference } }),
    ...(vacancy && { totalJobOpenings: vacancy }),
    ...(image && { image: new URL(image.path, site).href }),
    url: new URL(jobPath(circular), site).href,
    // One applies on the organisation's own site, or by post.
    directApply: false,
  }
}

/** An instant as Dhaka's clocks show it: `2026-12-04T00:00:00+06:00`. */
const dhakaInstant = (instant: string): string =>
  inDhaka(instant)
    .toISOString()
    .replace(/(\.\d+)?Z$/, '+06:00')

const country = { '@type': 'Country', name: 'Bangladesh' }

/** Remote work names a place only where the circular does. */
function placeOf({ workspace, district, location }: Circular): Record<string, unknown> {
  const address = {
    '@type': 'PostalAddress',
    ...(location && { addressLocality: location }),
    ...(district && { addressRegion: district.name }),
    addressCountry: 'BD',
  }
  const jobLocation = { '@type': 'Place', address }
  if (workspace !== 'remote') return { jobLocation }
  const remote = { jobLocationType: 'TELECOMMUTE', applicantLocationRequirements: country }
  return location || district ? { ...remote, jobLocation } : remote
}

function salaryOf({ salary: line }: Circular): Record<string, unknown> {
  const salary = line && readSalary(line)
  if (!salary) return {}
  const { min, max, per } = salary
  const value = { '@type': 'QuantitativeValue', minValue: min, maxValue: max, unitText: per }
  return { baseSalary: { '@type': 'MonetaryAmount', currency: 'BDT', value } }
}

const parts = [
  ['context', null],
  ['responsibilities', 'job.responsibilities'],
  ['requirements', 'job.requirements'],
  ['additional_requirements', 'job.additional_requirements'],
  ['benefits', 'job.benefits'],
  ['how_to_apply', 'job.how_to_apply'],
  ['instructions', 'job.instructions'],
] as const satisfies readonly (readonly [keyof Circular, keyof typeof bn | null])[]

/** Its texts, which are safe HTML, under their headings; one without any says what and who. */
function descriptionOf(circular: Circular, language: Language): string {
  const t = createTranslator({ bn, en }[language], language)
  const texts = parts.flatMap(([name, heading]) => {
    const html = circular[name]
    return html ? [heading ? `<h3>${escapeHtml(t(heading))}</h3>` : '', html] : []
  })
  const { title, company, is_sample: isSample } = circular
  const said = texts.length > 0 ? texts : [`<p>${escapeHtml(`${title}, ${company}`)}</p>`]
  return [...said, isSample ? `<p>${escapeHtml(t('job.sample_line'))}</p>` : ''].join('')
}
