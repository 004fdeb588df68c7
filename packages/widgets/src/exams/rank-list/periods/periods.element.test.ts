import type { AskedPeriodStandings, PeriodStandings, UserInfo } from '@prostuti/contract'
import type { Prostuti } from '@prostuti/sdk'
import { accessibilityFaults } from '../../../testing/accessible.ts'
import { defineForTest } from '../../../testing/element-of.ts'
import { equal, ok, settle, until } from '../../../testing/expect.ts'
import { expectText } from '../../../testing/expect-text.ts'
import { failure, fakeClient, nusrat } from '../../../testing/fake-client.ts'
import { control, mount, textOf } from '../../../testing/mount.ts'
import { rankList } from '../index.ts'
import { nobodyShown, periodStandings } from './sample-period.ts'

type Asked = Partial<AskedPeriodStandings>

/** A client whose server answers each list with what `answer` says; `said` is what people said of themselves. */
function periods(answer: (asked: Asked) => PeriodStandings | Promise<PeriodStandings>, user: UserInfo | null = nusrat) {
  const calls: Asked[] = []
  const said: object[] = []
  const call = async ({ id }: { id: string }, { query, body }: { query?: Asked; body?: object } = {}) => {
    if (id === 'auth.updateBelonging') {
      said.push(body!)
      return { district: null, centre: null, ...body }
    }
    if (id === 'auth.listCentres') return { results: [{ id: '7', name: 'নমুনা একাডেমি' }] }
    if (id === 'programs.listPrograms') return { results: [{ id: '3', title: 'ব্যাংক জব ৬০ দিন' }], count: 1 }
    calls.push(query!)
    return answer(query!)
  }
  return { calls, said, client: fakeClient({ http: { call } as unknown as Prostuti['http'], user }) }
}

const all = (element: Element, selector: string) => [
  ...(element.shadowRoot?.querySelectorAll<HTMLElement>(selector) ?? []),
]

const choose = 'choose-href="#/ranks?id={id}&period={period}&among={among}&program={program}"'

describe('ranks over a period', () => {
  defineForTest(rankList)

  it('lists people by mean, names the list, and says by which rule', async () => {
    const { client, calls } = periods(() => periodStandings({ count: 60 }))
    const element = await mount('prostuti-rank-list', 'period="week" among="district"', client)
    await expectText(element, 'রাজশাহী, এই সপ্তাহ', '২১ – ২৭ নভেম্বর', '৬০ জন', 'সেরা ৩টি পরীক্ষার', '৯১.৩%', '৪টির সেরা ৩')
    equal(all(element, 'tbody tr').length, 50)
    equal([calls[0]?.period, calls[0]?.among], ['week', 'district'])
    all(element, '[aria-label="পরের পাতা"]')[0]!.click()
    await until(() => calls.at(-1)?.cursor === 'after-1')
    equal(await accessibilityFaults(element), [])
  })

  it('finds people by name, and shows how all spread where I stand', async () => {
    const spread = { lowest: 40, highest: 96, counts: [1, 2, 3, 5, 8, 9, 9, 7, 6, 4, 3, 2] }
    const { client, calls } = periods(({ search }) => {
      const list = periodStandings({ count: 60, me: 4 }, { spread })
      return search ? { ...list, results: list.results.slice(6, 8), next: null } : list
    })
    const element = await mount('prostuti-rank-list', 'period="week" among="district"', client)
    await expectText(element, '৬০ জন')
    equal(calls[0]?.spread, 'true')
    equal(all(element, '.periods-spread [data-own]').length, 1)
    const box = all(element, 'input[type=search]')[0] as HTMLInputElement
    box.value = 'পরীক্ষার্থী ৭'
    box.dispatchEvent(new Event('input', { bubbles: true }))
    await expectText(element, '২ জন পাওয়া গেছে')
    equal([all(element, 'tbody tr').length, calls.at(-1)?.search], [2, 'পরীক্ষার্থী ৭'])
    equal(await accessibilityFaults(element), [])
  })

  it('keeps my row at the foot, with where I was', async () => {
    const { client } = periods(() => periodStandings({ count: 418, me: 148 }, { was: 161 }))
    const element = await mount('prostuti-rank-list', 'period="week" among="district"', client)
    await expectText(element, 'আপনার আশপাশে', '৪১৮ জনের মধ্যে', 'গত সপ্তাহে ছিল ১৬১')
    equal(all(element, '.periods-moved')[0]?.dataset.way, 'rose')
    equal(all(element, '.periods-around tbody tr').length, 3)
  })

  it('says how many exams are missing, and leads to the next', async () => {
    const next = { id: '27', title: 'ব্যাংক গণিত', start_time: '2026-11-21T14:30:00.000Z' }
    const list = periodStandings({}, { missing: { exams: 1, percent: 84.5 }, next_exam: next })
    const { client } = periods(() => list)
    const element = await mount('prostuti-rank-list', 'period="week" join-href="#/join?id={id}"', client)
    await expectText(element, 'আর ১টি পরীক্ষা দিলে আপনার নাম উঠবে।', '২টির গড় এখন ৮৪.৫%', 'ব্যাংক গণিত')
    equal(all(element, '.periods-missing a')[0]?.getAttribute('href'), '#/join?id=27')
  })

  it('shows neither list nor number of too few, and the way to the list of all', async () => {
    const { client, calls } = periods(({ among }) =>
      among === 'all'
        ? periodStandings({}, { among: 'all', district: null })
        : periodStandings({}, { ...nobodyShown, state: 'too_few' }),
    )
    const element = await mount('prostuti-rank-list', `period="week" among="district" ${choose}`, client)
    await expectText(element, 'তালিকাটি এখনো দেখানো হয় না', 'রাজশাহী থেকে অন্তত ৫ জন')
    equal(all(element, 'table').length, 0)
    control(element, 'সবার মধ্যে দেখুন').click()
    await until(() => calls.at(-1)?.among === 'all' && all(element, 'table').length > 0)
  })

  it('asks for the district in place, keeps it and then shows the list', async () => {
    let isSaid = false
    const { client, said } = periods(() =>
      isSaid ? periodStandings() : periodStandings({}, { ...nobodyShown, state: 'unset', district: null }),
    )
    const element = await mount('prostuti-rank-list', 'period="week" among="district"', client)
    await until(() => textOf(element).includes('আপনার জেলা কোনটি?'))
    control(element, 'জেলা রেখে তালিকা দেখুন').click()
    await until(() => textOf(element).includes('একটি বেছে নিন'))
    const select = all(element, 'select')[0] as HTMLSelectElement
    select.value = 'rajshahi'
    select.dispatchEvent(new Event('change', { bubbles: true }))
    isSaid = true
    await settle()
    control(element, 'জেলা রেখে তালিকা দেখুন').click()
    await until(() => all(element, 'table').length > 0)
    equal(said, [{ district: 'rajshahi' }])
  })

  it('asks a visitor to sign in, and a member for the centre by its name', async () => {
    const unset = () => periodStandings({}, { ...nobodyShown, state: 'unset', district: null, among: 'centre' })
    const visitor = await mount('prostuti-rank-list', 'period="week" among="centre"', periods(unset, null).client)
    await until(() => textOf(visitor).includes('সাইন ইন করলে'))
    const { client, said } = periods(unset)
    const element = await mount('prostuti-rank-list', 'period="week" among="centre"', client)
    await until(() => all(element, 'input[type=radio]').length === 1)
    all(element, 'input[type=radio]')[0]!.click()
    await settle()
    control(element, 'সেন্টার রেখে তালিকা দেখুন').click()
    await until(() => said.length === 1)
    equal(said, [{ centre: '7' }])
  })

  it('answers the two questions by addresses, stays on the page, and takes my program', async () => {
    const { client, calls } = periods(({ among = 'all', period = 'week' }) => periodStandings({}, { among, period }))
    const element = await mount('prostuti-rank-list', choose, client)
    await until(() => all(element, 'table').length > 0)
    equal(
      all(element, '.ranks-questions [aria-current]').map(each => each.textContent),
      ['সপ্তাহ', 'সবাই'],
    )
    const month = all(element, '.ui-tabs a').find(each => each.textContent === 'মাস')!
    equal(month.getAttribute('href'), '#/ranks?period=month')
    month.click()
    await until(() => calls.at(-1)?.period === 'month')
    all(element, '.ui-pill')
      .find(each => each.textContent === 'প্রোগ্রাম')!
      .click()
    await until(() => calls.at(-1)?.program === '3')
    equal(location.hash, '')
  })

  it('is a partner’s own list by its attributes alone', async () => {
    const { client, calls } = periods(() =>
      periodStandings(
        {},
        { period: 'month', among: 'centre', district: null, centre: { id: '7', name: 'নমুনা একাডেমি' } },
      ),
    )
    const element = await mount('prostuti-rank-list', 'period="month" among="centre" centre="7"', client)
    await expectText(element, 'নমুনা একাডেমি, নভেম্বর')
    equal([calls[0]?.centre, all(element, '.ranks-questions').length], ['7', 0])
  })

  it('says what went wrong and tries again', async () => {
    let fails = true
    const { client } = periods(() => (fails ? Promise.reject(failure('forbidden')) : periodStandings()))
    const element = await mount('prostuti-rank-list', 'period="month" among="centre" centre="9"', client)
    await until(() => all(element, '.ui-panel').length > 0)
    fails = false
    control(element, 'আবার চেষ্টা করুন').click()
    await until(() => all(element, 'table').length > 0)
    ok(all(element, '.ui-panel').length === 0)
  })
})
