import type { ShortSet } from '@prostuti/contract'
import { practicesOf } from '@prostuti/sdk/study'
import { accessibilityFaults } from '../../testing/accessible.ts'
import { defineForTest } from '../../testing/element-of.ts'
import { equal, ok, settle, until } from '../../testing/expect.ts'
import { expectText } from '../../testing/expect-text.ts'
import { practiceServer } from '../../testing/fake-practice.ts'
import { control, looks, mount, textOf } from '../../testing/mount.ts'
import { practice as widget } from './index.ts'

type Server = ReturnType<typeof practiceServer>

const hrefs =
  'set-up-href="#set-up" practice-href="#exam?id={id}" result-href="#result?id={id}" solution-href="#solution?id={id}" exam-href="#join?id={id}"'

const all = (element: Element, selector: string) => [
  ...(element.shadowRoot?.querySelectorAll<HTMLElement>(selector) ?? []),
]
const open = ({ client }: Server, attributes: string) => mount('prostuti-practice', `${hrefs} ${attributes}`, client)

/** A practice that was just dealt, on its screen. */
async function taken(server: Server, wish: Parameters<ReturnType<typeof practicesOf>['start']>[0], attributes = '') {
  const practice = await practicesOf(server.client).start({ topics: ['4'], ...wish })
  const element = await open(server, `view="exam" practice-id="${practice.id}" ${attributes}`)
  await until(() => all(element, 'fieldset.q').length === 1)
  return { practice, element }
}

const choose = async (element: Element, words: string) => {
  const label = all(element, 'fieldset.q label').find(each => each.textContent?.includes(words))
  ok(label, `no option ${words}`)
  label.click()
  await settle()
}

describe('the set-up of a practice', () => {
  defineForTest(widget)

  it('has everything chosen, says what will happen, and goes on to what was dealt', async () => {
    const server = practiceServer({ bank: 30 })
    const element = await open(server, 'topics="4" count="10"')
    await expectText(element, 'ভূগোল', '১০টি প্রশ্ন শুরু করুন · ৮ মিনিট')
    control(element, '১০টি প্রশ্ন').click()
    await until(() => server.visited.length === 1)
    ok(/^#exam\?id=[\da-f-]{36}$/.test(server.visited[0]!), server.visited[0])
    const { query } = server.asked.findLast(({ id }) => id === 'questions.getPracticeExam')!.input
    equal([query?.category_id, query?.count, query?.mode], ['4', 10, 'learn'])
  })

  it('says where a topic has fewer questions than asked for, and starts with all there are', async () => {
    const element = await open(practiceServer(), 'topics="5" count="20"')
    await expectText(element, 'এখানে ৩টি প্রশ্ন আছে, সবগুলোই আসবে।', '৩টি প্রশ্ন শুরু করুন')
    const subject = await open(practiceServer(), 'topics="4,5" count="50"')
    // The topic of three stands within the subject of thirty.
    await expectText(subject, 'এখানে ৩০টি প্রশ্ন আছে')
  })

  it('takes away and adds topics, and waits for one', async () => {
    const element = await open(practiceServer(), 'topics="5"')
    await expectText(element, 'রাজধানী')
    all(element, '.practice-topic')[0]!.click()
    await expectText(element, 'আগে বিষয় বেছে নিন')
    control(element, 'বিষয় বেছে নিন').click()
    await until(() => all(element, 'dialog[open] li').length === 3)
    all(element, 'dialog[open] li input')[2]!.click()
    await expectText(element, '১টি বিষয় নিন')
    control(element, '১টি বিষয় নিন').click()
    await expectText(element, '২০টি প্রশ্ন শুরু করুন')
  })

  it('offers the clock to a test alone, and a whole paper with its own', async () => {
    const server = practiceServer()
    const element = await open(server, 'topics="4"')
    equal(all(element, '[role=switch]').length, 0)
    all(element, 'input[name=mode]')[1]!.click()
    await until(() => all(element, '[role=switch]').length === 1)
    const paper = await open(server, 'source="past-paper" exam="12"')
    await expectText(paper, 'পুরোনো প্রশ্নপত্রে মক পরীক্ষা', 'শুরু করুন')
    equal([all(paper, '[role=switch]').length, all(paper, 'input[name=count]').length], [1, 0])
    equal((all(paper, '[role=switch]')[0] as HTMLInputElement).checked, true)
  })

  it('puts earlier mistakes of the topics first, where there are some and unless one says otherwise', async () => {
    const server = practiceServer({ mistakes: 7 })
    const element = await open(server, 'topics="4"')
    await expectText(element, 'এই বিষয়ে ৭টি')
    control(element, 'প্রশ্ন শুরু করুন').click()
    await until(() => server.visited.length === 1)
    const { query } = server.asked.findLast(({ id }) => id === 'questions.getPracticeExam')!.input
    equal(query?.mistakes_first, 'true')
    ok(!textOf(await open(practiceServer(), 'topics="4"')).includes('আগে ভুল করা'))
  })

  it('lists the short sets: one under way is sat as an exam, one that is over is practised', async () => {
    const set = (id: string, minutes: number): ShortSet => ({
      ...{ id, title: `সেট ${id}`, question_count: 10, duration_seconds: 600, program: null },
      end_time: new Date(Date.parse('2026-11-21T03:30:00Z') + minutes * 60_000).toISOString(),
    })
    const element = await open(practiceServer({ shortSets: [set('1', 60), set('2', -60)] }), 'topics="4"')
    await expectText(element, 'ছোট সেট', '১০টি প্রশ্ন · ১০ মিনিট')
    equal(
      all(element, '.practice-sets a').map(link => link.getAttribute('href')),
      ['#join?id=1', '#set-up?source=short-set&exam=2'],
    )
  })

  it('lets an unfinished one go on, or be given up', async () => {
    const server = practiceServer()
    const { id } = await practicesOf(server.client).start({ topics: ['4'], count: 5 })
    const element = await open(server, 'topics="4"')
    await expectText(element, 'অসমাপ্ত অনুশীলন: ভূগোল')
    equal(control(element, 'চালিয়ে যান').getAttribute('href'), `#exam?id=${id}`)
    control(element, 'বাদ দিন').click()
    await until(() => !textOf(element).includes('অসমাপ্ত'))
    equal(await practicesOf(server.client).unfinished(), null)
  })

  for (const { lang, theme, attributes } of looks)
    it(`can be used by everyone (${lang}, ${theme})`, async () => {
      const element = await open(practiceServer(), `topics="5" mode="test" ${attributes}`)
      await until(() => all(element, '.practice-topic').length === 1)
      equal(await accessibilityFaults(element), [])
    })
})

describe('a practice to learn by', () => {
  defineForTest(widget)

  it('says once that there are fewer questions than asked for', async () => {
    const { element } = await taken(practiceServer(), { count: 20 })
    await expectText(element, '৩টি প্রশ্নই আছে, সবগুলো দেওয়া হলো।')
    all(element, '.foot .ui-button').at(-1)!.click()
    await until(() => textOf(element).includes('২ / ৩'))
    ok(!textOf(element).includes('সবগুলো দেওয়া হলো'))
  })

  it('shows after each answer what is right, how it goes, and why mine tempts', async () => {
    const { element } = await taken(practiceServer(), { count: 5 })
    await choose(element, 'ম্যানিলা')
    await expectText(element, 'ঠিক হয়নি', 'রাজধানী বুদাপেস্ট।', 'ফিলিপাইনের রাজধানী।', 'ভুলের খাতায় রইল')
    equal(await accessibilityFaults(element), [])
    control(element, 'পরের প্রশ্ন').click()
    await until(() => all(element, 'fieldset.q').length === 1)
    await choose(element, 'বুদাপেস্ট')
    await expectText(element, 'ঠিক হয়েছে।')
  })

  it('ends at once when every question is answered: nothing is left to be changed', async () => {
    const server = practiceServer()
    const { practice, element } = await taken(server, { count: 5 })
    for (const _ of practice.questions) {
      await until(() => all(element, 'fieldset.q').length === 1)
      all(element, 'fieldset.q input')[0]!.click()
      await until(() => all(element, '.practice-answered').length === 1)
      all(element, '.foot .ui-button').at(-1)!.click()
    }
    await until(() => server.visited.length === 1)
    equal(all(element, 'dialog[open]').length, 0)
  })

  it('ends with the question whether it is finished, marks itself and goes on to the result', async () => {
    const server = practiceServer()
    const { practice, element } = await taken(server, { count: 5 })
    await choose(element, 'ম্যানিলা')
    control(element, 'পরের প্রশ্ন').click()
    await until(() => all(element, 'fieldset.q').length === 1)
    control(element, 'বাদ দিয়ে পরেরটি').click()
    await until(() => textOf(element).includes('৩ / ৩'))
    await choose(element, 'বুদাপেস্ট')
    all(element, '.foot .ui-button').at(-1)!.click()
    await until(() => all(element, 'dialog[open]').length === 1)
    all(element, 'dialog[open] [data-kind=primary]')[0]!.click()
    await until(() => server.visited.length === 1)
    equal(server.visited, [`#result?id=${practice.id}`])
    const result = await open(server, `view="result" practice-id="${practice.id}"`)
    await expectText(result, '১টি প্রশ্ন আবার দেখা দরকার', '১ / ৩')
    equal(await accessibilityFaults(result), [])
    const solution = await open(server, `view="solution" practice-id="${practice.id}" filter="wrong"`)
    await expectText(solution, 'রাজধানী বুদাপেস্ট।')
    equal(await accessibilityFaults(solution), [])
  })
})

describe('a practice as a test', () => {
  defineForTest(widget)

  it('calls nothing wrong that was left out, and leads to it by its own name', async () => {
    const server = practiceServer()
    const { practice, element } = await taken(server, { count: 5, mode: 'test' })
    await choose(element, 'বুদাপেস্ট')
    void practice.submit()
    await until(() => practice.$record.get().state === 'received')
    const result = await open(server, `view="result" practice-id="${practice.id}"`)
    await expectText(result, '২টি প্রশ্ন বাদ গেছে')
    ok(!textOf(result).includes('ভুলের খাতায়'))
    equal(control(result, 'ব্যাখ্যা দেখুন').getAttribute('href'), `#solution?id=${practice.id}#skipped`)
  })

  it('tells no key before the end, and lets one come back to what is marked', async () => {
    const { practice, element } = await taken(practiceServer(), { count: 5, mode: 'test' })
    await choose(element, 'বুদাপেস্ট')
    equal(all(element, '.practice-answered').length, 0)
    ok(!textOf(element).includes('রাজধানী বুদাপেস্ট।'))
    all(element, '.foot .mark')[0]!.click()
    equal(practice.$progress.get(), { answered: 1, marked: 1, total: 3 })
    equal(await accessibilityFaults(element), [])
  })

  it('against a clock is handed in when the time is over, and says so', async () => {
    const server = practiceServer()
    const { practice, element } = await taken(server, { count: 5, mode: 'test', timed: true })
    ok(all(element, '.clock').length > 0, 'no clock')
    await choose(element, 'বুদাপেস্ট')
    server.state.now += 4 * 60_000
    void practice.submit()
    await expectText(element, 'সময় শেষ', 'ফল দেখুন')
    await until(() => practice.$record.get().state === 'received')
    equal(await accessibilityFaults(element), [])
    const result = await open(server, `view="result" practice-id="${practice.id}"`)
    await expectText(result, '১ / ৩')
  })

  it('waits for the network with its marks, and says that the answers are safe', async () => {
    const server = practiceServer()
    const { practice } = await taken(server, { count: 5, mode: 'test' })
    server.state.online = false
    void practice.submit()
    const result = await open(server, `view="result" practice-id="${practice.id}"`)
    await expectText(result, 'উত্তর এই ডিভাইসে নিরাপদ')
  })
})

describe('without a practice to show', () => {
  defineForTest(widget)

  it('says so, and leads to a new one', async () => {
    const element = await open(practiceServer(), 'view="exam" practice-id="00000000-0000-4000-8000-000000000000"')
    await expectText(element, 'এই অনুশীলন পাওয়া গেল না')
    equal(control(element, 'নতুন অনুশীলন').getAttribute('href'), '#set-up')
  })
})
