import type { Person } from '../support/people.ts'
import { exampleElements } from './elements.ts'
import type { Placed, StoredContent } from './stored-content.ts'
import type { TestPages } from './test-pages.ts'

/** A page that a person opens. */
export interface Visit {
  readonly by: Person
  readonly where: 'site' | 'careless page' | 'partner’s page'
  readonly url: string
  /** What it shows of the stored texts. */
  readonly about: 'one text' | 'all of them'
  /** Texts that must stand there, code point for code point. */
  readonly shows: readonly string[]
}

const asPartner = (origin: string) =>
  new URLSearchParams({
    ...{ response_mode: 'web_message', origin, redirect_uri: `${origin}/` },
    ...{ state: 's'.repeat(22), code_challenge: 'c'.repeat(43) },
  })

/**
 * Every page that shows something stored. Each person has pages about them alone; one looks at what shows all.
 * @param inTurn of the pages about one text alone, one for each text instead of all
 */
export function visitsOf(testPages: TestPages, content: StoredContent, { inTurn }: { inTurn: boolean }): Visit[] {
  const own = content.placed.flatMap((placed, index) => {
    const pages = ownPages(testPages, placed)
    return inTurn ? [pages[index % pages.length]!] : pages
  })
  return [...own, ...sharedPages(testPages, content)]
}

function ownPages(
  { siteUrl }: TestPages,
  { hostile: { text, asked }, person, name, exam, partner, program, topic, question, published }: Placed,
): Visit[] {
  const own = (path: string, shows: string[]): Visit => ({
    ...{ by: person, where: 'site', about: 'one text', url: siteUrl + path, shows },
  })
  return [
    own(`/login?${asPartner(partner)}`, [text, name]),
    own(`/exam/join?id=${exam.id}`, [text]),
    own(`/program?id=${program}`, [text]),
    own(`/program/routine?id=${program}`, [text]),
    // Cut to what a phone shows.
    own('/notifications', []),
    own(`/jobs/${published.circular}`, [text]),
    own(`/notice/seat-plan/${published.seatPlan}`, [text]),
    own(`/notice/results/${published.result}`, [text]),
    own(`/notice/general/${published.notice}`, [text]),
    // A topic without a published question has no page.
    ...(question === null
      ? []
      : [
          own(`/study/${topic}`, [text]),
          own(`/study/${topic}/question`, [text, ...(asked === null ? [] : [asked])]),
          own(`/questions/${question}/x`, [text]),
        ]),
  ]
}

function sharedPages(testPages: TestPages, { placed, running, over, harmless }: StoredContent): Visit[] {
  const { siteUrl, partnerUrl, carelessUrl } = testPages
  const [first, second, third] = placed.map(({ person }) => person)
  const texts = placed.map(({ hostile }) => hostile.text)
  const read = placed.filter(({ question }) => question !== null).map(({ hostile }) => hostile.text)
  const asked = [harmless, ...placed.flatMap(({ hostile }) => hostile.asked ?? [])]
  const [coming, gone] = [0, 1].map(half => texts.filter((_, index) => index % 2 === half))
  // An address is nobody's name there.
  const ranked = placed.map(({ rankName }) => rankName).filter(name => !name.includes('@'))
  const past = `id=${over.id}&state=archive`
  const about = 'all of them'
  const site = (path: string, shows: readonly string[], by = first!): Visit => ({
    ...{ by, where: 'site', about, url: siteUrl + path, shows },
  })
  const body = exampleElements(siteUrl, { running: running.id, over: over.id })
  return [
    site('/', []),
    site('/exam/upcoming', coming!),
    site('/program/all', []),
    site('/program/archived_exams', gone!.slice(0, 10)),
    site(`/exam/solution?${past}`, asked),
    site(`/results/?${past}`, []),
    site(`/exam/standings?${past}`, ranked),
    site('/study', read),
    site('/practice/categories', []),
    site(`/search?q=${encodeURIComponent('প্রশ্ন')}`, []),
    site('/notebook', []),
    site('/jobs', texts),
    site('/notice/seat-plan', texts),
    site('/notice/results', texts),
    site('/notice', texts),
    // The first person keeps a question of the first topic.
    site('/bookmark', read.slice(0, placed[0]!.question === null ? 0 : 1)),
    {
      by: first!,
      where: 'careless page',
      about,
      url: `${carelessUrl}/?${encodeURIComponent(body)}`,
      shows: [...asked, ...coming!, ...ranked],
    },
    site(`/exam/questions?id=${running.id}`, asked, second),
    { by: third!, where: 'partner’s page', about, url: `${partnerUrl}/?exam=${running.id}`, shows: asked },
  ]
}
