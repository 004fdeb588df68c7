import type { ExamDetails, Solutions } from '@prostuti/contract'
import type { Prostuti } from '@prostuti/sdk'
import { solutions } from '../../questions/reviewed-sheet/sample-solutions.ts'
import { accessibilityFaults } from '../../testing/accessible.ts'
import { defineForTest } from '../../testing/element-of.ts'
import { equal, ok, settle, until } from '../../testing/expect.ts'
import { expectText } from '../../testing/expect-text.ts'
import { details, failure, fakeClient, now, nusrat } from '../../testing/fake-client.ts'
import { hurry } from '../../testing/hurry.ts'
import { control, heard, looks, mount, textOf } from '../../testing/mount.ts'
import { examSolution } from './index.ts'

interface Call {
  id: string
  body?: unknown
}

/** The exam of open solutions; what it withholds opens a while later. */
const open: ExamDetails = {
  ...details,
  solution_visibility: new Date(now + 3_905_000).toISOString(),
  rights: { ...details.rights, receipt: true, solutions: true },
}

/** A client with these solutions; `bookmark` answers the calls that change one, all of which are in `calls`. */
function solved(
  answer: () => Solutions | Promise<Solutions>,
  bookmark = async () => ({ bookmarked: true }) as unknown,
  exam = open,
) {
  const calls: Call[] = []
  const call = async ({ id }: { id: string }, { body }: { body?: unknown } = {}) => {
    if (id === 'exams.getSolutions') return answer()
    if (id === 'questions.listMyQuestionFlags') return { count: 0, next: null, previous: null, results: [] }
    calls.push({ id, body })
    return bookmark()
  }
  const http = { call } as unknown as Prostuti['http']
  return { calls, client: fakeClient({ http, user: nusrat, answers: { exam: async () => exam } }) }
}

const shown = (data = solutions({ count: 12 }), attributes = '') =>
  mount('prostuti-exam-solution', `exam-id="12" ${attributes}`, solved(() => data).client)

const all = (element: Element, selector: string) => [
  ...(element.shadowRoot?.querySelectorAll<HTMLElement>(selector) ?? []),
]
const numbers = (element: Element) => all(element, 'article').map(one => Number(one.dataset.question) - 100)
const press = (element: HTMLElement, key: string) =>
  element.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, composed: true, cancelable: true }))

describe('the solutions of an exam', () => {
  defineForTest(examSolution)

  it('say under each option why it is right or wrong, where something is said of it', async () => {
    const data = solutions({ count: 2 })
    const [first, ...others] = data.questions
    const reasons = ['', '১১টি সেক্টর ছিল।', '', '<u>১৬</u> নয়।']
    const options = first!.options.map((option, row) => ({ ...option, explanation: reasons[row]! }))
    const element = await shown({ ...data, questions: [{ ...first!, options }, ...others] })
    await until(() => all(element, 'article').length === 2)
    const told = all(element, '.solved-options > li').map(row => row.querySelector('.solved-reason')?.textContent ?? '')
    equal(told.slice(0, 5).join('|'), '|১১টি সেক্টর ছিল।||১৬ নয়।|')
  })

  it('take a report of a question, say that it has come, and show what was answered', async () => {
    const flag = (state: string, answer = '') => ({
      ...{ id: '9', exam: '12', reason: 'wrong_answer', text: 'খ হওয়ার কথা', state, answer },
      ...{ created_at: new Date(now).toISOString(), answered_at: null },
    })
    const sent: unknown[] = []
    const http = {
      async call({ id }: { id: string }, { body }: { body?: unknown } = {}) {
        if (id === 'exams.getSolutions') return solutions({ count: 3 })
        if (id === 'questions.listMyQuestionFlags') {
          const question = { id: '102', text: 'প্রশ্ন' }
          return { count: 1, next: null, previous: null, results: [{ ...flag('accepted', 'ঠিক করা হয়েছে।'), question }] }
        }
        sent.push({ id, body })
        return { ...flag('open'), question: { id: '101', text: 'প্রশ্ন' } }
      },
    } as unknown as Prostuti['http']
    const client = fakeClient({ http, user: nusrat, answers: { exam: async () => open } })
    const element = await mount('prostuti-exam-solution', 'exam-id="12"', client)
    await until(() => textOf(element).includes('ঠিক করা হয়েছে।'))
    const first = all(element, 'article')[0]!
    first.querySelector<HTMLElement>('.solved-report')!.click()
    await settle()
    const dialog = all(element, 'dialog')[0]!
    equal(getComputedStyle(dialog).borderTopColor, getComputedStyle(first).borderTopColor)
    equal(getComputedStyle(dialog.querySelector('textarea')!).minHeight, '112px')
    ;[...dialog.querySelectorAll('button')].at(-1)!.click()
    await until(() => textOf(element).includes('আপনার রিপোর্ট পেয়েছি'))
    equal(sent, [
      {
        id: 'questions.flagQuestion',
        body: { question: first.dataset.question, exam: '12', reason: 'wrong_answer', text: '' },
      },
    ])
    equal(first.querySelector('.solved-report')?.getAttribute('aria-disabled'), 'true')
  })

  it('show my answer, the key and why, by word and letter', async () => {
    const [, wrong] = all(await shown(), 'article')
    const rows = [...wrong!.querySelectorAll('li')].map(row => row.textContent?.replace(/\s+/g, ' ').trim())
    equal(rows, ['ক৯টি', 'খ১১টিসঠিক উত্তর', 'গ১২টিআপনার উত্তর', 'ঘ১৬টি'])
    ok(wrong?.querySelector('.solved-why')?.textContent?.includes('মুজিবনগর সরকার'))
    ok(wrong?.querySelector('math'), 'maths is MathML')
  })

  it('say what an answer brought, and how long it took beside my average', async () => {
    const element = await shown()
    await expectText(element, '+১.০০ নম্বর · আপনার সময় ২০ সেকেন্ড', '−০.৫০ নম্বর', 'আপনার গড় ৫২ সেকেন্ড')
  })

  it('speak English with A B C D', async () => {
    const element = await shown(undefined, 'lang="en"')
    await expectText(element, 'Your answer', 'Right answer', 'B১১টি')
  })

  it('tell how much of each subject I had right', async () => {
    const rows = all(await shown(), '.ui-bars tbody tr').map(row => row.textContent)
    equal(rows[0], 'বাংলাদেশ বিষয়াবলি২/৪ · ৫০%')
  })

  it('can be cut down to what was wrong, skipped or marked, and tell the page', async () => {
    const element = await shown()
    equal(
      all(element, '[role=tab]').map(tab => tab.textContent),
      ['সব ১২', 'ভুল ৩', 'বাদ ৩', 'চিহ্নিত ১'],
    )
    const told = await heard('prostuti-filtered', () => control(element, 'ভুল').click())
    equal([numbers(element), told], [[1, 5, 9], [{ exam: '12', filter: 'wrong' }]])
  })

  it('begin with the part that the page asks for', async () => {
    const element = await shown(undefined, 'filter="skipped"')
    equal(numbers(element), [2, 6, 10])
    element.setAttribute('filter', 'marked')
    await until(() => numbers(element).length === 1)
  })

  it('say so where a part is empty', async () => {
    const element = await shown(solutions({ count: 1 }), 'filter="wrong"')
    await expectText(element, 'একটি উত্তরও ভুল হয়নি')
  })

  it('put a shared passage above its questions', async () => {
    const element = await shown()
    equal(
      all(element, '.solution-passage summary').map(one => one.textContent),
      ['৫ থেকে ৬ নম্বর প্রশ্নের অনুচ্ছেদ'],
    )
    equal(all(element, '.solution-passage')[0]?.nextElementSibling?.getAttribute('data-question'), '104')
  })

  it('tell nothing of a question that another exam is asking, and when it opens', async () => {
    const [, withheld] = all(await shown(solutions({ count: 4, embargo: true })), 'article')
    const words = withheld!.textContent ?? ''
    ok(words.includes('উত্তর এখন গোপন') && words.includes('সেটি শেষ হলে'), words)
    equal([withheld!.querySelectorAll('[data-key], [data-wrong]').length, words.includes('সঠিক উত্তর · ')], [0, false])
    ok(words.includes('আপনার উত্তর'), 'my own answer is mine to see')
  })

  it('tell it by themselves once that exam is over, by the server’s clock', () =>
    hurry(60_000, 90_000, async waits => {
      let embargo = true
      const asked: (string | undefined)[] = []
      const { client } = solved(() => {
        const answer = solutions({ count: 4, embargo })
        embargo = false
        return answer
      })
      const { call } = client.http
      const exam = { ...open, standing_visibility: new Date(now + 65_000).toISOString() }
      const answer = (row: { id: string }, parts: { query: { state?: string } }) => {
        if (row.id !== 'exams.getExam') return Reflect.apply(call, client.http, [row, parts])
        asked.push(parts.query.state)
        return Promise.resolve(exam)
      }
      Object.assign(client.http, { call: answer })
      const element = await mount('prostuti-exam-solution', 'exam-id="12"', client)
      await expectText(element, 'উত্তর এখন গোপন')
      await until(() => !textOf(element).includes('উত্তর এখন গোপন'))
      equal([waits.length, waits.every(ms => ms >= 65_000 && ms <= 75_000)], [1, true])
      equal([...new Set(asked)], ['live', 'archive'])
    }))

  it('keep a bookmark at once, and take it back', async () => {
    const { client, calls } = solved(() => solutions({ count: 12 }))
    const element = await mount('prostuti-exam-solution', 'exam-id="12"', client)
    const button = all(element, 'article')[1]!.querySelector<HTMLElement>('.solved-bookmark')!
    equal(button.getAttribute('aria-pressed'), 'false')
    button.click()
    await until(() => button.getAttribute('aria-pressed') === 'true')
    await expectText(element, 'বুকমার্কে যোগ হয়েছে')
    control(element, 'ফিরিয়ে নিন').click()
    await until(() => button.getAttribute('aria-pressed') === 'false' && calls.length === 2)
    equal(calls, [
      { id: 'exams.createBookmark', body: { question: '101' } },
      { id: 'exams.deleteBookmark', body: { question: '101' } },
    ])
  })

  it('say so when a bookmark did not work, put it back, and try again', async () => {
    let broken = true
    const { client } = solved(
      () => solutions({ count: 12 }),
      async () => (broken ? Promise.reject(failure('something_wrong', 500)) : { bookmarked: true }),
    )
    const element = await mount('prostuti-exam-solution', 'exam-id="12"', client)
    const button = all(element, 'article')[1]!.querySelector<HTMLElement>('.solved-bookmark')!
    button.click()
    await until(() => textOf(element).includes('বুকমার্ক বদলানো গেল না'))
    equal(button.getAttribute('aria-pressed'), 'false')
    broken = false
    const told = await heard('prostuti-bookmarked', () => control(element, 'আবার চেষ্টা করুন').click())
    await until(() => button.getAttribute('aria-pressed') === 'true')
    equal(told, [{ question: '101', bookmarked: true }])
  })

  it('are walked by keyboard alone', async () => {
    const element = await shown()
    const focused = () => element.shadowRoot?.activeElement?.getAttribute('data-question')
    const [first] = all(element, 'article')
    first!.focus()
    press(first!, 'ArrowRight')
    await until(() => focused() === '101')
    press(element.shadowRoot!.activeElement as HTMLElement, 'j')
    await until(() => focused() === '102')
    press(element.shadowRoot!.activeElement as HTMLElement, 'k')
    await until(() => focused() === '101')
    press(element.shadowRoot!.activeElement as HTMLElement, 'b')
    await until(() => textOf(element).includes('বুকমার্কে যোগ হয়েছে'))
  })

  it('are not there before they open: when, how long still, and nothing else', async () => {
    const { rights } = open
    const closed = { ...open, rights: { ...rights, solutions: false } }
    const { client } = solved(() => Promise.reject(new Error('nobody asks for what is closed')), undefined, closed)
    const element = await mount('prostuti-exam-solution', 'exam-id="12"', client)
    await until(() => textOf(element).includes('সমাধান এখনো প্রকাশিত হয়নি'))
    await expectText(element, 'সমাধান এখনো প্রকাশিত হয়নি', 'আজ সকাল ১০:৩৫', 'আর ০১:০৫:০৫ বাকি')
    equal(all(element, 'article, [role=tab]').length, 0)
  })

  it('are said never to come where there are none, and not to come later', async () => {
    const never = { ...open, solution_visibility: null, rights: { ...open.rights, solutions: false } }
    const { client } = solved(() => Promise.reject(failure('result_not_published')), undefined, never)
    const element = await mount('prostuti-exam-solution', 'exam-id="12"', client)
    await expectText(element, 'এই পরীক্ষার সমাধান প্রকাশ করা হয় না।')
    ok(!textOf(element).includes('এখনো'), textOf(element))
  })

  it('are nobody’s who has not taken the exam: it is offered instead', async () => {
    const untaken = { ...open, state: 'archived' as const, rights: { ...details.rights, reason: null } }
    const { client } = solved(() => Promise.reject(new Error('nobody asks for what is closed')), undefined, untaken)
    const element = await mount('prostuti-exam-solution', 'exam-id="12" join-href="/join?id={id}"', client)
    await expectText(element, 'আপনি এই পরীক্ষাটি দেননি')
    equal(control(element, 'অনুশীলন করুন').getAttribute('href'), '/join?id=12')
  })

  it('say what went wrong, that the sheet is safe, and try again', async () => {
    let broken = true
    const { client } = solved(() =>
      broken ? Promise.reject(failure('something_wrong', 500)) : solutions({ count: 3 }),
    )
    const element = await mount('prostuti-exam-solution', 'exam-id="12"', client)
    await expectText(element, 'অপ্রত্যাশিত সমস্যা হয়েছে', 'আপনার উত্তরপত্র নিরাপদ আছে')
    broken = false
    control(element, 'আবার চেষ্টা করুন').click()
    await until(() => numbers(element).length === 3)
  })

  it('stay quick with a hundred questions: what is out of sight is not laid out', async () => {
    const element = await shown(solutions())
    const [first, last] = [all(element, 'article')[0]!, all(element, 'article').at(-1)!]
    equal([getComputedStyle(last).contentVisibility, numbers(element).length], ['auto', 100])
    const visible = (article: HTMLElement) =>
      article.querySelector('li')!.checkVisibility({ contentVisibilityAuto: true })
    await settle()
    equal([visible(first), visible(last)], [true, false])
  })

  it('fit a narrow box', async () => {
    const element = await shown()
    element.style.inlineSize = '320px'
    await settle()
    equal(element.shadowRoot!.querySelector('.prostuti-root')!.scrollWidth, 320)
  })

  for (const { lang, theme, attributes } of looks)
    it(`can be used by everyone (${lang}, ${theme})`, async () => {
      const element = await shown(solutions({ count: 3, embargo: true }), attributes)
      ok(control(element, lang === 'bn' ? 'বুকমার্ক করুন' : 'Bookmark'))
      equal(await accessibilityFaults(element), [])
    })
})
