import type { Standings } from '@prostuti/contract'
import type { Prostuti } from '@prostuti/sdk'
import { queriesOf } from '../../foundation/data/queries.ts'
import { accessibilityFaults } from '../../testing/accessible.ts'
import { defineForTest } from '../../testing/element-of.ts'
import { equal, ok, settle, until } from '../../testing/expect.ts'
import { expectText } from '../../testing/expect-text.ts'
import { details, failure, fakeClient, now, nusrat } from '../../testing/fake-client.ts'
import { control, looks, mount, textOf } from '../../testing/mount.ts'
import { rankList } from './index.ts'
import { row, standings } from './sample-standings.ts'

interface Asked {
  page?: number
  cursor?: string
  search?: string
}

/** An exam whose standings are open. */
const open = { ...details, rights: { ...details.rights, standings: true } }

/** A client whose server answers each question with what `answer` says; `calls` are the questions. */
function ranks(answer: (asked: Asked) => Standings | Promise<Standings>, exam: Partial<typeof details> = {}) {
  const calls: Asked[] = []
  const call = async (_: unknown, { query, body }: { query?: Asked; body?: { alias: string | null } }) => {
    if (body) return body
    calls.push(query!)
    return answer(query!)
  }
  const http = { call } as unknown as Prostuti['http']
  return { calls, client: fakeClient({ http, user: nusrat, answers: { exam: async () => ({ ...open, ...exam }) } }) }
}

const all = (element: Element, selector: string) => [
  ...(element.shadowRoot?.querySelectorAll<HTMLElement>(selector) ?? []),
]
const placesOf = (element: Element) => all(element, 'tbody tr[aria-rowindex]').map(one => Number(one.ariaRowIndex) - 1)

function type(element: Element, text: string): void {
  const input = element.shadowRoot?.querySelector<HTMLInputElement>('input[type=search]')
  if (!input) throw new Error('no search box')
  input.value = text
  input.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }))
}

describe('standings', () => {
  defineForTest(rankList)
  const shown = async (data: Standings, attributes = '') =>
    mount('prostuti-rank-list', `exam-id="12" ${attributes}`, ranks(() => data).client)

  it('sets the first three apart and lists the others in a table, in Bangla digits', async () => {
    const element = await shown(standings())
    equal(all(element, 'ol.ranks-podium > li').length, 3)
    equal([placesOf(element)[0], placesOf(element).length], [4, 47])
    await expectText(element, 'পরীক্ষার্থী ১৮,৪৬০ জন', 'কাট মার্ক ৭২.০০', '৯৪.৭৫', '৫০ মি. ৪ সে.')
  })

  it('gives people with equal marks one position, and prints the rule', async () => {
    const element = await shown(standings())
    const [fourth, fifth] = all(element, 'tbody tr[aria-rowindex]').map(one => one.querySelector('td')?.textContent)
    equal([fourth, fifth], ['৪', '৪'])
    await expectText(element, 'একই নম্বরে একই অবস্থান')
  })

  it('draws the line where passing ends', async () => {
    const element = await shown(standings({ passing: 9 }))
    const [line] = all(element, '.ranks-cut')
    equal(line?.previousElementSibling?.getAttribute('aria-rowindex'), '10')
    await expectText(element, 'কাট মার্ক ৭২.০০: ওপরের সবাই উত্তীর্ণ')
  })

  it('puts nobody on the steps who has not passed', async () => {
    const element = await shown(standings({ passing: 2 }))
    equal([all(element, '.ranks-podium').length, placesOf(element)[0]], [0, 1])
    await expectText(await shown(standings({ passing: 0 })), 'কাট মার্ক ৭২.০০: কেউ উত্তীর্ণ হননি')
  })

  it('walks on by cursor and jumps by page', async () => {
    const { client, calls } = ranks(({ cursor, page = 1 }) => standings({ page: cursor ? 2 : page }))
    const element = await mount('prostuti-rank-list', 'exam-id="12"', client)
    all(element, '[aria-label="পরের পাতা"]')[0]!.click()
    await until(() => placesOf(element)[0] === 51)
    equal(calls.at(-1)?.cursor, 'after-1')
    all(element, '[aria-label="পাতা 370"], [aria-label="পাতা ৩৭০"]')[0]!.click()
    await until(() => placesOf(element)[0] === 18_451)
    equal([calls.at(-1)?.page, calls.at(-1)?.cursor], [370, undefined])
    equal(all(element, '[aria-label="পরের পাতা"]')[0]?.getAttribute('aria-disabled'), 'true')
  })

  it('keeps the old rows while the next ones are on their way', async () => {
    const { client } = ranks(({ page, cursor }) => (page === 1 && !cursor ? standings() : new Promise(() => undefined)))
    const element = await mount('prostuti-rank-list', 'exam-id="12"', client)
    all(element, '[aria-label="পরের পাতা"]')[0]!.click()
    await settle()
    equal([placesOf(element)[0], all(element, 'table')[0]?.getAttribute('aria-busy')], [4, 'true'])
  })

  it('has links where the page has addresses, and stays on the page all the same', async () => {
    const { client } = ranks(({ page = 1, cursor }) => standings({ page: cursor ? 2 : page }))
    const attributes = 'exam-id="12" page-href="#ranks?id={id}&page={page}"'
    const shownPages: number[] = []
    const listen = (event: Event) => shownPages.push((event as CustomEvent<{ page: number }>).detail.page)
    document.addEventListener('prostuti-shown', listen)
    const element = await mount('prostuti-rank-list', attributes, client)
    const link = all(element, 'a[aria-label="পাতা ২"]')[0]!
    equal(link.getAttribute('href'), '#ranks?id=12&page=2')
    link.click()
    await until(() => placesOf(element)[0] === 51 && shownPages.at(-1) === 2)
    document.removeEventListener('prostuti-shown', listen)
    equal([location.hash, shownPages], ['', [1, 2]])
  })

  it('says my place only while my row is out of view', async () => {
    const element = await shown(standings({ me: 45 }))
    element.style.cssText = 'display: block; block-size: auto'
    const isSaid = () => all(element, '.ranks-mine')[0]!.checkVisibility({ visibilityProperty: true })
    scrollTo(0, 0)
    await until(isSaid)
    control(element, 'আমার জায়গায় যান').click()
    await until(() => !isSaid())
    scrollTo(0, 0)
    await until(isSaid)
  })

  it('folds the rules into one line: the first rows stand on a phone’s first screen', async () => {
    const element = await shown(standings({ me: 4213 }))
    element.style.cssText = 'display: block; inline-size: 360px'
    await settle()
    const rules = all(element, 'details.ranks-rules')[0] as HTMLDetailsElement
    equal([rules.open, rules.querySelector('summary')!.offsetHeight <= 48], [false, true])
    const top = element.getBoundingClientRect().top
    const third = all(element, 'tbody tr[aria-rowindex]')[1]!
    ok(
      third.getBoundingClientRect().bottom - top < 620,
      `the fifth row ends at ${third.getBoundingClientRect().bottom - top}`,
    )
    rules.open = true
    await expectText(element, 'একই নম্বরে একই অবস্থান', 'পূর্ণমান ১০০')
  })

  it('counts one examinee in the singular', async () => {
    const said = async (count: number) => {
      const { client } = ranks(() => standings({ count }))
      return textOf(await mount('prostuti-rank-list', 'exam-id="12" lang="en"', client))
    }
    ok(/1 examinee(?!s)/.test(await said(1)))
    ok(/2 examinees/.test(await said(2)))
  })

  it('says that a demonstration’s examinees are made up', async () => {
    const element = await shown(standings({}, { generated: true }))
    await expectText(element, 'ডেমো', 'কোনো নাম সত্যিকারের কারও নয়')
    ok(!textOf(await shown(standings())).includes('ডেমো'))
  })

  it('keeps my own row in view, and brings me to my place on another page', async () => {
    const { client, calls } = ranks(({ page = 1 }) => standings({ page, me: 4213 }))
    const element = await mount('prostuti-rank-list', 'exam-id="12"', client)
    await expectText(element, 'আপনার আশপাশে')
    equal(all(element, '.ranks-mine')[0]?.textContent?.includes('৪,২১২'), true)
    all(element, 'button[aria-label="পাতা ২"]')[0]!.click()
    await until(() => placesOf(element)[0] === 51)
    control(element, 'আমার জায়গায় যান').click()
    await until(() => calls.at(-1)?.page === 85)
    await until(() => element.shadowRoot?.activeElement?.getAttribute('aria-rowindex') === '4214')
  })

  it('brings me to my neighbours while places beyond the first hundred are not listed', async () => {
    const { client } = ranks(({ page = 1 }) => standings({ page, me: 4213 }, { provisional: true, final_at: null }))
    const element = await mount('prostuti-rank-list', 'exam-id="12"', client)
    equal(all(element, '.ranks-pager ol button').length, 2)
    control(element, 'আমার জায়গায় যান').click()
    await until(() => element.shadowRoot?.activeElement?.getAttribute('aria-rowindex') === '4214')
  })

  it('finds a name once the typing has paused, keeps the list until then, and gives it back', async () => {
    const { client, calls } = ranks(({ search }) =>
      search
        ? standings({ count: 3 }, { results: [row(7), row(812), row(90_001)], count: 3, next: null })
        : standings(),
    )
    const element = await mount('prostuti-rank-list', 'exam-id="12"', client)
    for (const text of ['রা', 'রাফ', 'রাফি']) type(element, text)
    await settle()
    equal(placesOf(element)[0], 4)
    await until(() => placesOf(element).length === 3)
    equal([calls.length, calls.at(-1)?.search], [2, 'রাফি'])
    await expectText(element, '৩ জন পাওয়া গেছে', 'পরীক্ষার্থী ১৮,৪৬০ জন')
    type(element, '')
    await until(() => placesOf(element).length === 47)
  })

  it('says so when nobody has the name', async () => {
    const { client } = ranks(({ search }) => (search ? standings({ count: 0 }) : standings()))
    const element = await mount('prostuti-rank-list', 'exam-id="12"', client)
    type(element, 'zz')
    await until(() => textOf(element).includes('“zz” নামে কাউকে পাওয়া যায়নি'))
  })

  it('turns final under one’s eyes: nodes, height and focus stay, and it is announced', async () => {
    let data = standings({ me: 7 }, { provisional: true, final_at: null })
    const { client } = ranks(() => data)
    const element = await mount('prostuti-rank-list', 'exam-id="12"', client)
    await expectText(element, 'সাময়িক')
    control(element, 'আমার জায়গায় যান').click()
    await until(() => element.shadowRoot?.activeElement?.matches('tr'))
    const [mine, head] = [element.shadowRoot!.activeElement!, all(element, '.ranks-head')[0]!.offsetHeight]
    data = standings({ me: 7 })
    await queriesOf(client).invalidate()
    await until(() => all(element, '[role=status]')[0]?.textContent?.includes('র‍্যাংক লিস্ট চূড়ান্ত হয়েছে। আপনার অবস্থান ৬।'))
    equal(element.shadowRoot!.activeElement === mine, true)
    equal(all(element, '.ranks-head')[0]!.offsetHeight, head)
    await expectText(element, 'চূড়ান্ত')
  })

  it('asks anew by itself while places may still move, and no longer when it is final', async () => {
    const waits: number[] = []
    const { setTimeout } = globalThis
    const hurried = (run: () => void, ms = 0) => {
      if (ms >= 10_000 && ms <= 15_000) waits.push(ms)
      return setTimeout(run, ms >= 10_000 && ms <= 15_000 ? 20 : ms)
    }
    Object.assign(globalThis, { setTimeout: hurried })
    try {
      let data = standings({}, { provisional: true, final_at: null, version: 1 })
      const { client, calls } = ranks(() => data)
      await mount('prostuti-rank-list', 'exam-id="12"', client)
      await until(() => calls.length === 3)
      data = standings({}, { version: 2 })
      await until(() => calls.length >= 4)
      await settle()
      const asked = waits.length
      await new Promise(resolve => setTimeout(resolve, 100))
      equal(waits.length, asked)
    } finally {
      Object.assign(globalThis, { setTimeout })
    }
  })

  it('shows another name than mine when I ask for it', async () => {
    const { client } = ranks(() => standings({ me: 7 }))
    const element = await mount('prostuti-rank-list', 'exam-id="12"', client)
    control(element, 'অন্য নামে দেখান').click()
    await settle()
    const input = element.shadowRoot!.querySelector<HTMLInputElement>('input[name=alias]')!
    input.value = 'শান্ত নদী'
    input.form!.requestSubmit()
    await until(() => textOf(element).includes('নামটি রাখা হয়েছে'))
  })

  it('says when it will be published, counts down, and shows nothing else', async () => {
    const opens = new Date(now + 65_000).toISOString()
    const { calls, client } = ranks(() => standings(), { standing_visibility: opens, rights: details.rights })
    const element = await mount('prostuti-rank-list', 'exam-id="12"', client)
    await until(() => textOf(element).includes('র‍্যাংক লিস্ট এখনো প্রকাশিত হয়নি'))
    await expectText(element, 'র‍্যাংক লিস্ট এখনো প্রকাশিত হয়নি', 'প্রকাশ হবে আজ সকাল ৯:৩১', 'আর ০১:০৫ বাকি')
    equal([all(element, 'table, input').length, calls], [0, []])
  })

  it('says of the archive that first attempts count, and calls it neither provisional nor final', async () => {
    const element = await shown(
      standings({}, { state: 'archive', provisional: true, final_at: null }),
      'state="archive"',
    )
    await expectText(element, 'আর্কাইভ', 'প্রত্যেকের প্রথমবারের নম্বর ধরা হয়')
    ok(!/সাময়িক|চূড়ান্ত/.test(textOf(element)))
  })

  it('says that a sample ranks nobody, not that nobody took it', async () => {
    const sample = { is_demo: true, rights: details.rights }
    const unasked = ranks(() => standings({ count: 0 }, { ranking: 'sample' }), sample)
    const element = await mount('prostuti-rank-list', 'exam-id="12"', unasked.client)
    await expectText(element, 'নমুনা পরীক্ষায় র‍্যাংক নেই')
    equal(unasked.calls, [])
    const drawn = await shown(standings({ count: 0 }, { ranking: 'sample' }))
    await expectText(drawn, 'নমুনা পরীক্ষায় র‍্যাংক নেই')
    ok(!/কেউ অংশ নেননি|পরীক্ষার্থী ০/.test(textOf(drawn)))
  })

  it('says so when nobody is in it yet', async () => {
    await expectText(await shown(standings({ count: 0 }, { provisional: true })), 'তালিকায় এখনো কেউ নেই')
    await expectText(await shown(standings({ count: 0 })), 'এই পরীক্ষায় কেউ অংশ নেননি')
  })

  it('says what went wrong and tries again', async () => {
    let broken = true
    const { client } = ranks(() => (broken ? Promise.reject(failure('something_wrong', 500)) : standings()))
    const element = await mount('prostuti-rank-list', 'exam-id="12"', client)
    await expectText(element, 'অপ্রত্যাশিত সমস্যা হয়েছে')
    broken = false
    control(element, 'আবার চেষ্টা করুন').click()
    await until(() => placesOf(element).length === 47)
  })

  it('takes over what the server has drawn: the same rows, nothing moves', async () => {
    const initial = standings({ me: 9 })
    const { client } = ranks(() => initial)
    const element = await mount('prostuti-rank-list', `exam-id="12" initial='${JSON.stringify(initial)}'`, client)
    equal(placesOf(element).length, 47)
  })

  it('fits a narrow box', async () => {
    const element = await shown(standings({ me: 4213 }))
    element.style.inlineSize = '320px'
    await settle()
    equal(element.shadowRoot!.querySelector('.prostuti-root')!.scrollWidth, 320)
  })

  for (const { lang, theme, attributes } of looks)
    it(`can be used by everyone (${lang}, ${theme})`, async () => {
      const element = await shown(standings({ me: 4213, passing: 30 }), attributes)
      ok(control(element, lang === 'bn' ? 'আমার জায়গায় যান' : 'Go to my place'))
      equal(await accessibilityFaults(element), [])
    })
})
