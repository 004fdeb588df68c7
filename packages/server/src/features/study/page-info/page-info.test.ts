import type { PageMeta } from '@prostuti/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { openTestApp } from '../../../testing/open-test-app.ts'
import { request } from '../../../testing/test-app.ts'
import { addQuestion, addTopic, sweepStudy } from '../testing/written-questions.ts'

const testApp = await openTestApp()
const { clock, app } = testApp

interface SitemapAnswer {
  readonly count: number
  readonly next: string | null
  readonly previous: string | null
  readonly results: readonly { readonly href: string; readonly updated_at: string | null }[]
}

const get = <T>(path: string, language = 'bn') =>
  request<T>(app, 'GET', path, { headers: { 'Accept-Language': language } })
const meta = (query: string, language?: string) =>
  get<PageMeta & { code: string }>(`core/v1/get-meta-data/?${query}`, language)
const sitemap = async (query: string) => (await get<SitemapAnswer>(`core/v1/get-sitemap-info/?${query}`)).body
const hrefsOf = ({ results }: SitemapAnswer) => results.map(({ href }) => decodeURI(href))

const text = 'পদ্মা কোথায় মেঘনায় মেশে?'
const slug = 'পদ্মা-কোথায়-মেঘনায়-মেশে'
const unwritten = 'আগামীকালের প্রশ্ন'
let subject: number
let topic: number
let hidden: number
let question: string
let secrets: string[]

beforeAll(async () => {
  subject = await addTopic(testApp, { bn: 'ভূগোল', en: 'Geography' })
  topic = await addTopic(testApp, { bn: 'নদনদী', en: 'Rivers' }, { parentId: subject })
  hidden = await addTopic(testApp, { bn: 'আগামীকাল', en: 'Tomorrow' }, { parentId: subject })
  const later = await addTopic(testApp, { bn: 'পরশু', en: 'Later' }, { parentId: subject })
  question = await addQuestion(testApp, topic, text, { updatedAt: new Date('2026-01-02T03:04:05.000Z') })
  for (let more = 1; more <= 60; more++) await addQuestion(testApp, topic, `প্রশ্ন ${more}`)
  secrets = [
    await addQuestion(testApp, hidden, unwritten, { publishedAt: null }),
    await addQuestion(testApp, later, unwritten, { publishedAt: new Date(clock.now() + 60_000) }),
    await addQuestion(testApp, hidden, unwritten, { reviewed: false }),
    await addQuestion(testApp, hidden, unwritten, { deletedAt: new Date() }),
  ]
  await sweepStudy(testApp)
})

describe('the head of a page', () => {
  it('names a topic, what stands in it, its own address and the way to it, in both languages', async () => {
    expect((await meta(`type=topic&id=${topic}`)).body).toEqual({
      title: 'নদনদী',
      description: 'ভূগোল › নদনদী: ৬১টি প্রশ্ন, উত্তর ও ব্যাখ্যাসহ।',
      canonical: `/study/${topic}`,
      breadcrumbs: [
        { title: 'পড়া', href: '/study' },
        { title: 'ভূগোল', href: `/study/${subject}` },
        { title: 'নদনদী', href: `/study/${topic}` },
      ],
    })
    expect((await meta(`type=topic-questions&cat_id=${topic}`, 'en')).body).toMatchObject({
      title: 'Rivers: questions and answers',
      description: 'Geography › Rivers: 61 questions with answers and reasons.',
      canonical: `/study/${topic}/question`,
    })
  })

  it('names a question by its text and its options, never by its key', async () => {
    const { body } = await meta(`type=question&id=${question}`)
    expect(body).toMatchObject({ title: text, canonical: `/questions/${question}/${encodeURIComponent(slug)}` })
    expect(body.description).toMatch(/^নদনদী। (চাঁদপুর, গোয়ালন্দ|গোয়ালন্দ, চাঁদপুর)। সঠিক উত্তর/)
    expect(body.breadcrumbs.map(({ href }) => href)).toEqual([
      '/study',
      `/study/${subject}`,
      `/study/${topic}`,
      body.canonical,
    ])
    expect(JSON.stringify(body)).not.toContain('গোপনীয়')
  })

  it('names each kind of topics', async () => {
    const kinds = await Promise.all([0, 1, 2].map(async kind => (await meta(`type=topic&cat_type=${kind}`)).body))
    expect(kinds.map(({ canonical }) => canonical)).toEqual(['/study', '/model-test', '/question-bank'])
    expect(new Set(kinds.map(({ title }) => title)).size).toBe(3)
    expect((await meta(`type=topic&id=${topic}&only_parent=true`)).body.canonical).toBe('/study')
  })

  it('says nothing of what is not published or not there', async () => {
    const asked = [...secrets.map(id => `type=question&id=${id}`), `type=topic&id=${hidden}`, 'type=topic&id=999999']
    for (const query of [...asked, 'type=exam&id=999999', 'type=program&id=999999', 'type=question']) {
      const { status, text: said } = await meta(query)
      expect([query, status, said.includes('আগামীকাল')]).toEqual([query, 404, false])
    }
    expect((await meta('type=home')).status).toBe(400)
  })
})

describe('a sitemap', () => {
  it('has each topic with a published question, and each page of its questions', async () => {
    const found = await sitemap('type=topics')
    const own = hrefsOf(found).filter(href => href.startsWith(`/study/${topic}`))
    expect(own).toEqual([`/study/${topic}`, `/study/${topic}/question`, `/study/${topic}/question/2/`])
    expect(found.results.every(({ updated_at: at }) => at !== null)).toBe(true)
    expect(hrefsOf(found).some(href => href.startsWith(`/study/${hidden}`))).toBe(false)
  })

  it('has published questions alone, by their own addresses, with the last change of each', async () => {
    const found = await sitemap('type=questions&page_size=100')
    expect([found.count, found.results.length]).toEqual([61, 61])
    const first = found.results.find(({ href }) => href.startsWith(`/questions/${question}/`))!
    expect(decodeURI(first.href)).toBe(`/questions/${question}/${slug}`)
    expect(Date.parse(first.updated_at!)).toBe(clock.now() - 1_000)
    for (const secret of secrets)
      expect(hrefsOf(found).some(href => href.startsWith(`/questions/${secret}/`))).toBe(false)
    expect(hrefsOf(found).join()).not.toContain('আগামীকালের')
  })

  it('is split into pages that have each address once, none depending on those before it', async () => {
    const met: string[] = []
    let pages = 0
    for (let path: string | null = 'core/v1/get-sitemap-info/?type=questions&page_size=7'; path; pages++) {
      const { body }: { body: SitemapAnswer } = await get<SitemapAnswer>(path)
      expect(body.results.length).toBeLessThanOrEqual(7)
      met.push(...hrefsOf(body))
      path = body.next
    }
    expect(pages).toBeGreaterThan(61 / 7)
    expect([met.length, new Set(met).size]).toEqual([61, 61])
    expect((await sitemap('type=questions&page=2&page_size=7')).previous).toContain('page=1')
  })

  it('has the pages that are always there', async () => {
    const found = await sitemap('type=pages')
    expect(hrefsOf(found)).toEqual(
      expect.arrayContaining(['/', '/study', '/model-test', '/question-bank', '/overview']),
    )
    expect(found.next).toBe(null)
  })
})
