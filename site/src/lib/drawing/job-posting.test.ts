import type { Circular } from '@prostuti/contract'
import { describe, expect, it } from 'vitest'
import { jobPosting } from './job-posting.ts'
import { scriptJson } from './script-json.ts'

const site = new URL('https://prostuti.example/jobs')
const circular: Circular = {
  ...{ id: '7', slug: 'অফিস-সহকারী', title: 'অফিস সহকারী', company: 'নমুনা জেলা প্রশাসকের কার্যালয়' },
  ...{ category: 'government', employment_status: ['permanent', 'full_time'], vacancy: 14 },
  ...{ location: 'রাজশাহী সদর', district: { id: 'rajshahi', name: 'রাজশাহী' }, workspace: 'in_office' },
  ...{ application_start_date: '2026-11-02', opens_at: '2026-11-01T18:00:00.000Z' },
  ...{ deadline: '2026-12-03', deadline_time: null, ends_at: '2026-12-03T18:00:00.000Z', exam_date: null },
  // Half past midnight in Dhaka: the day before in London.
  ...{ published_on: '2026-10-31T18:30:00.000Z', updated_at: '2026-11-05T00:00:00.000Z', state: 2, is_sample: false },
  ...{ image: { path: '/images/7.webp', width: 900, height: 1200, alt: 'বিজ্ঞপ্তি' } },
  ...{ context: '<p>স্থায়ী নিয়োগ।</p>', requirements: '<ul><li>এইচএসসি</li></ul>', additional_requirements: null },
  ...{ responsibilities: null, benefits: null, how_to_apply: null, instructions: null, office_time: null },
  ...{ reference: 'নমুনা-২০২৬/১১৪', experience_req: null, gender_req: null, age_req: null },
  ...{ salary: 'গ্রেড ১৬: ৯,৩০০ – ২২,৪৯০ টাকা', application_method: 'online', apply_link: null },
  ...{ url: 'https://rajshahi.namuna.example/', post_url: null, source: null },
}
const noon = Date.parse('2026-11-26T06:00:00Z')
const postingOf = (change: Partial<Circular> = {}, now = noon) =>
  jobPosting({ ...circular, ...change }, { now, language: 'bn', site })

describe('what search engines are told of a circular', () => {
  it('says all that they need of one that is open', () => {
    expect(postingOf()).toEqual({
      '@context': 'https://schema.org',
      '@type': 'JobPosting',
      title: 'অফিস সহকারী',
      description: '<p>স্থায়ী নিয়োগ।</p><h3>যোগ্যতা</h3><ul><li>এইচএসসি</li></ul>',
      datePosted: '2026-11-01',
      validThrough: '2026-12-04T00:00:00+06:00',
      employmentType: 'FULL_TIME',
      hiringOrganization: {
        '@type': 'Organization',
        name: 'নমুনা জেলা প্রশাসকের কার্যালয়',
        sameAs: 'https://rajshahi.namuna.example/',
      },
      jobLocation: {
        '@type': 'Place',
        address: {
          '@type': 'PostalAddress',
          addressLocality: 'রাজশাহী সদর',
          addressRegion: 'রাজশাহী',
          addressCountry: 'BD',
        },
      },
      baseSalary: {
        '@type': 'MonetaryAmount',
        currency: 'BDT',
        value: { '@type': 'QuantitativeValue', minValue: 9_300, maxValue: 22_490, unitText: 'MONTH' },
      },
      identifier: { '@type': 'PropertyValue', name: 'নমুনা জেলা প্রশাসকের কার্যালয়', value: 'নমুনা-২০২৬/১১৪' },
      totalJobOpenings: 14,
      image: 'https://prostuti.example/images/7.webp',
      url: new URL('/jobs/7/অফিস-সহকারী', site).href,
      directApply: false,
    })
  })

  it('holds until midnight in Dhaka and not a moment longer', () => {
    const midnight = Date.parse('2026-12-04T00:00:00+06:00')
    expect(postingOf({}, midnight - 1)).not.toBeNull()
    expect(postingOf({}, midnight)).toBeNull()
  })

  it('ends at the minute that a circular names', () => {
    const ends = { deadline_time: '17:00', ends_at: '2026-12-03T11:00:00.000Z' }
    expect(postingOf(ends)).toMatchObject({ validThrough: '2026-12-03T17:00:00+06:00' })
    expect(postingOf(ends, Date.parse('2026-12-03T17:00:00+06:00'))).toBeNull()
  })

  it('is nothing before one can apply', () => {
    expect(postingOf({}, Date.parse('2026-11-01T23:59:59+06:00'))).toBeNull()
    expect(postingOf({}, Date.parse('2026-11-02T00:00:00+06:00'))).not.toBeNull()
  })

  it('has what they need even where a circular says next to nothing', () => {
    const bare = postingOf({
      ...{ employment_status: [], vacancy: null, location: null, district: null, opens_at: null, ends_at: null },
      ...{ published_on: null, image: null, context: null, requirements: null, reference: null, salary: null },
      ...{ url: null, title: 'ক <খ> & গ' },
    })
    expect(bare).toEqual({
      '@context': 'https://schema.org',
      '@type': 'JobPosting',
      title: 'ক <খ> & গ',
      description: '<p>ক &lt;খ> &amp; গ, নমুনা জেলা প্রশাসকের কার্যালয়</p>',
      datePosted: '2026-11-05',
      hiringOrganization: { '@type': 'Organization', name: 'নমুনা জেলা প্রশাসকের কার্যালয়' },
      jobLocation: { '@type': 'Place', address: { '@type': 'PostalAddress', addressCountry: 'BD' } },
      url: new URL('/jobs/7/অফিস-সহকারী', site).href,
      directApply: false,
    })
  })

  it('says of remote work from where one may do it', () => {
    const remote = postingOf({ workspace: 'remote', district: null, location: null })
    expect(remote).toMatchObject({
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { '@type': 'Country', name: 'Bangladesh' },
    })
    expect(remote).not.toHaveProperty('jobLocation')
    expect(postingOf({ workspace: 'hybrid' })).not.toHaveProperty('jobLocationType')
  })

  it('names each kind of employment by the engines’ own word, and once', () => {
    const typesOf = (...statuses: Circular['employment_status']) =>
      postingOf({ employment_status: statuses })?.employmentType
    expect(typesOf('part_time')).toBe('PART_TIME')
    expect(typesOf('contract', 'temporary', 'project', 'internship', 'daily')).toEqual([
      ...['CONTRACTOR', 'TEMPORARY', 'INTERN', 'PER_DIEM'],
    ])
  })

  it('calls a sample a sample', () => {
    expect(postingOf({ is_sample: true })?.description).toContain('আমাদের বানানো নমুনা।')
  })

  it('cannot end the script that it stands in', () => {
    expect(scriptJson(postingOf({ context: '<p>a</p></script><script>alert(1)</script>' }))).not.toContain('<')
  })
})
