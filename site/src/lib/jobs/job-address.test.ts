import { describe, expect, it } from 'vitest'
import {
  askedCirculars,
  canonicalOf,
  isForSearchEngines,
  jobPath,
  jobsAddress,
  jobsPlace,
  plainAddress,
} from './job-address.ts'

const placeAt = (query: string) => jobsPlace(new URL(`https://prostuti.example/jobs${query}`))
const everything = {
  search: 'সহকারী শিক্ষক',
  category: ['bank', 'bcs'],
  employment_status: ['full_time'],
  district: 'coxs_bazar',
  date_l: '2026-11-24',
  date_r: '2026-12-15',
  null_deadline: true,
}

describe('the address of the circulars', () => {
  it('holds all filters, the order, the page and the tab, and reads as it is written', () => {
    const written = jobsAddress({
      filters: everything as never,
      ...{ sortBy: 'exam_date', decreasing: true, page: 3, tab: 'kept' },
    })
    const { filters, ...rest } = jobsPlace(new URL(written, 'https://prostuti.example'))
    expect(filters).toEqual(everything)
    expect(rest).toEqual({ sortBy: 'exam_date', decreasing: true, page: 3, tab: 'kept' })
  })

  it('is /jobs alone where nothing is asked for', () => {
    expect(jobsAddress(placeAt(''))).toBe('/jobs')
    expect(jobsAddress(placeAt('?search=&category=&district=&date_l=&date_r=&page=1'))).toBe('/jobs')
  })

  it('reads the boxes of a form, which sends one parameter for each', () => {
    expect(placeAt('?category=bank&category=bcs&category=bank').filters).toEqual({ category: ['bank', 'bcs'] })
  })

  it('leads on from what a form sends to what one would write', () => {
    const from = (query: string) => plainAddress(new URL(`https://prostuti.example/jobs${query}`))
    expect(from('?search=&category=bank&category=bcs&district=&sortBy=exam_date&date_l=')).toBe(
      '/jobs?category=bank%2Cbcs&sortBy=exam_date',
    )
    expect(from('?search=নার্স&district=')).toBe(`/jobs?search=${encodeURIComponent('নার্স')}`)
    for (const query of ['', '?category=bank%2Cbcs', '?category=astronaut', '?from=mail'])
      expect([query, from(query)]).toEqual([query, null])
  })

  it.each([
    '?category=astronaut&employment_status=,&district=atlantis',
    '?date_l=yesterday&date_r=2026-02-30&date_r=x&null_deadline=perhaps',
    '?sortBy=salary&decreasing=1&page=-2&tab=secret',
    `?search=${'ক'.repeat(101)}`,
    '?search=%00%FF&category[]=bank&date_l=1066-01-01',
    '?page=1e9&sortBy[$ne]=deadline',
  ])('leaves out whatever there is not: %s', query => {
    expect(askedCirculars(placeAt(query))).toEqual({ page: 1 })
  })

  it('keeps what is right beside what is not', () => {
    const { filters } = placeAt('?category=astronaut,bank&district=dhaka&date_l=soon')
    expect(filters).toEqual({ category: ['bank'], district: 'dhaka' })
  })

  it('tells search engines of kinds, districts and pages, and of nobody’s own search', () => {
    expect(canonicalOf(placeAt('?page=2&district=dhaka&category=bank&sortBy=exam_date'))).toBe(
      '/jobs?category=bank&district=dhaka&page=2',
    )
    expect(isForSearchEngines(placeAt('?category=bank&page=2'))).toBe(true)
    for (const query of ['?search=নার্স', '?date_r=2026-12-15', '?sortBy=exam_date', '?tab=kept'])
      expect([query, isForSearchEngines(placeAt(query))]).toEqual([query, false])
  })

  it('of one circular ends in its words', () => {
    expect(jobPath({ id: '7', slug: 'সহকারী-শিক্ষক' })).toBe('/jobs/7/সহকারী-শিক্ষক')
  })
})
