import { atom } from 'nanostores'
import { accessibilityFaults } from '../../testing/accessible.ts'
import { defineForTest } from '../../testing/element-of.ts'
import { equal, ok, settle, until } from '../../testing/expect.ts'
import { expectText } from '../../testing/expect-text.ts'
import {
  change,
  details,
  failure,
  fakeClient,
  now,
  ownReceipt,
  receipt,
  result,
  takenExam,
} from '../../testing/fake-client.ts'
import { hurry } from '../../testing/hurry.ts'
import { control, heard, looks, mount, textOf } from '../../testing/mount.ts'
import { examResult } from './index.ts'

const published = (changes: Partial<typeof result> = {}) =>
  fakeClient({ answers: { result: async () => ({ ...result, ...changes }) } })

/** An exam whose marks wait, though the sheet is in. */
const waiting = (own: Partial<typeof ownReceipt> = {}) =>
  fakeClient({
    answers: {
      exam: async () => ({ ...details, rights: { ...details.rights, receipt: true } }),
      receipt: async () => ({ ...ownReceipt, ...own }),
    },
  })

/** A published result whose solutions open at an instant to come. */
const opening = (solution_visibility: string) =>
  fakeClient({
    answers: {
      exam: async () => ({ ...takenExam, solution_visibility, rights: { ...takenExam.rights, solutions: false } }),
      result: async () => ({ ...result, solution_visibility }),
    },
  })

/** An exam of which this person has handed in nothing; any other call than for the exam fails the test. */
const untaken = (changes: Partial<typeof details>, rights: Partial<typeof details.rights> = {}) =>
  fakeClient({
    answers: { exam: async () => ({ ...details, ...changes, rights: { ...details.rights, reason: null, ...rights } }) },
  })

describe('a result', () => {
  defineForTest(examResult)

  it('tells the mark, the cut mark, the place and the subjects in Bangla digits', async () => {
    const element = await mount('prostuti-exam-result', 'exam-id="12"', published())
    await expectText(element, '৮১.৫০ / ১০০', 'কাট মার্ক ৭২.০০, আপনি উত্তীর্ণ', '৩১২ / ১৮,৪৬০ জন', 'ইংরেজি১৪.৫/২০', 'চূড়ান্ত')
  })

  it('tells somebody who fell short by how much, without blame', async () => {
    const element = await mount('prostuti-exam-result', 'exam-id="12"', published({ marks: 61.375, passed: false }))
    await expectText(element, '৬১.৩৭৫ / ১০০', 'আপনার ১০.৬২৫ কম')
  })

  it('says first what a changed key did to it, and how many questions count for nobody', async () => {
    const element = await mount('prostuti-exam-result', 'exam-id="12"', published({ change, cancelled: 2 }))
    await expectText(element, '১২ নম্বর প্রশ্নে এখন খ উত্তরও গ্রহণ করা হয়েছে: আপনার নম্বর ১ বেড়েছে', '২টি প্রশ্ন বাতিল হয়েছে')
  })

  it('says that positions may move while it is provisional', async () => {
    const element = await mount('prostuti-exam-result', 'exam-id="12"', published({ provisional: true, position: -1 }))
    await expectText(element, 'সাময়িক', 'এখনো নির্ধারিত হয়নি', 'অবস্থান বদলাতে পারে')
  })

  it('says how many questions are not marked yet and why, and then of no cut mark and no place', async () => {
    const withheld = {
      state: 'archive',
      withheld: 3,
      passed: null,
      position: -1,
      percentile: null,
      histogram: null,
    } as const
    const changes = { ...withheld, marks: 78.5, total_marks: 97 }
    const bangla = await mount('prostuti-exam-result', 'exam-id="12" mode="archive"', published(changes))
    await expectText(
      bangla,
      '৭৮.৫০ / ৯৭',
      '৩টি প্রশ্নের নম্বর এখনো দেওয়া হয়নি',
      'আরেকটি পরীক্ষায় আছে',
      'সব প্রশ্নের নম্বর হলে অবস্থান জানা যাবে',
    )
    ok(!textOf(bangla).includes('কাট মার্ক'))
    const english = await mount('prostuti-exam-result', 'exam-id="12" mode="archive" lang="en"', published(changes))
    await expectText(english, '3 questions are not marked yet, because another exam asks them')
    ok(!textOf(await mount('prostuti-exam-result', 'exam-id="12"', published())).includes('এখনো দেওয়া হয়নি'))
  })

  it('draws no bar below zero', async () => {
    const subjects = [{ ...result.subjects[0]!, marks: -1.5 }]
    const element = await mount('prostuti-exam-result', 'exam-id="12"', published({ subjects }))
    equal(element.shadowRoot?.querySelector('.ui-bar-share')?.getAttribute('width'), '0%')
    await expectText(element, '−১.৫/২০')
  })

  it('says to the minute when it will be published, and shows the receipt meanwhile', async () => {
    const element = await mount('prostuti-exam-result', 'exam-id="12"', waiting())
    await expectText(element, 'ফলাফল প্রকাশ হবে আজ দুপুর ১২:০২', '৯২টি', 'a2a8f6de-8f2b-4a52-9d6a-2f0f7d5d7f01')
  })

  it('opens standings and solutions when they may be seen, and says when before that', async () => {
    const later = new Date(now + 86_400_000).toISOString()
    const element = await mount(
      'prostuti-exam-result',
      'exam-id="12" standings-href="/standings?id={id}" solutions-href="/solution?id={id}&state={state}"',
      opening(later),
    )
    equal(control(element, 'র‍্যাংক লিস্ট').getAttribute('href'), '/standings?id=12')
    await expectText(element, 'সমাধান এখনো খোলেনি', 'সমাধান দেখা যাবে আগামীকাল সকাল ৯:৩০')
    equal(element.shadowRoot?.querySelectorAll('a').length, 1)
  })

  it('counts down to what opens later, and turns into the way there at its moment', async () => {
    const client = opening(new Date(now + 65_000).toISOString())
    const element = await mount('prostuti-exam-result', 'exam-id="12" solutions-href="/solution?id={id}"', client)
    await expectText(element, 'আর ০১:০৫ বাকি')
    client.now = () => now + 70_000
    await until(() => element.shadowRoot?.querySelector('a[href="/solution?id=12"]'))
  })

  it('shows my place among all with the cut line, in a picture, in words and in numbers', async () => {
    const element = await mount('prostuti-exam-result', 'exam-id="12"', published())
    await expectText(element, 'অন্য পরীক্ষার্থীদের ৯৮.৩% আপনার চেয়ে কম নম্বর পেয়েছেন')
    const picture = element.shadowRoot!.querySelector('svg.ui-histogram')!
    equal(
      [...picture.querySelectorAll('rect')].findIndex(bar => bar.hasAttribute('data-mine')),
      8,
    )
    equal(picture.querySelector('line[data-cut]')?.getAttribute('x1'), String(480 * 0.72))
    const mine = element.shadowRoot!.querySelector('details tr[data-mine]')
    equal(mine?.textContent?.replace(/\s+/g, ' '), '৮০ – ৯০ · আপনি ৮১.৫০১৭')
  })

  it('writes my word beside the cut line where that stands at my step, never through it', async () => {
    for (const cut_mark of [80.5, 84, 89.5]) {
      const element = await mount('prostuti-exam-result', 'exam-id="12"', published({ cut_mark }))
      const box = (part: string) => element.shadowRoot!.querySelector(part)!.getBoundingClientRect()
      const [word, line] = [box('text[data-mine]'), box('line[data-cut]')]
      ok(word.right <= line.left || word.left >= line.right, `cut mark ${cut_mark}`)
    }
  })

  it('never claims more than is so of the very best', async () => {
    const element = await mount('prostuti-exam-result', 'exam-id="12"', published({ percentile: 99.97, position: 3 }))
    await expectText(element, 'অন্য পরীক্ষার্থীদের ৯৯.৯% আপনার চেয়ে')
    ok(!textOf(element).includes('১০০%'))
  })

  it('says of a try in the archive where it would have stood among those who sat live, and leads to their list', async () => {
    const live_place = { position: 41, total_examinees: 2000 }
    const client = published({ state: 'archive', live_place })
    const attributes = 'exam-id="12" mode="archive" standings-href="/ranks?id={id}&state={state}"'
    const element = await mount('prostuti-exam-result', attributes, client)
    await expectText(element, 'সরাসরি পরীক্ষার ২,০০০ জনের মধ্যে আপনার অবস্থান হতো ৪১।')
    equal(control(element, 'সেই র‍্যাংক লিস্ট').getAttribute('href'), '/ranks?id=12&state=live')
    ok(!textOf(await mount('prostuti-exam-result', attributes, published({}))).includes('অবস্থান হতো'))
  })

  it('says nothing of others where there is nothing to say', async () => {
    const element = await mount(
      'prostuti-exam-result',
      'exam-id="12"',
      published({ percentile: null, histogram: null }),
    )
    ok(!textOf(element).includes('সবার মধ্যে আপনি'))
  })

  it('begins with the next step: my mistakes, by number and worst subject, in one press', async () => {
    const element = await mount('prostuti-exam-result', 'exam-id="12" solutions-href="/solution?id={id}"', published())
    await expectText(element, '৭টি ভুল দেখে নিন', 'সবচেয়ে বেশি ভুল ইংরেজিতে, ৩টি')
    equal(control(element, '৭টি ভুল দেখুন').getAttribute('href'), '/solution?id=12#wrong')
    equal(control(element, 'সমাধান দেখুন').getAttribute('href'), '/solution?id=12')
    equal(element.shadowRoot!.querySelectorAll('[data-kind=primary]').length, 1)
    const [next, mark] = ['.result-next', '.result-marks'].map(part => element.shadowRoot!.querySelector(part)!)
    ok(next!.compareDocumentPosition(mark!) & Node.DOCUMENT_POSITION_FOLLOWING)
  })

  it('leads to what was left out where nothing is wrong, and to the explanations where nothing is missing', async () => {
    const noneWrong = published({ incorrect_answers: 0, marks_lost: 0 })
    const skipped = await mount('prostuti-exam-result', 'exam-id="12" solutions-href="/solution?id={id}"', noneWrong)
    await expectText(skipped, 'বাদ পড়া ৮টি প্রশ্ন দেখে নিন')
    equal(control(skipped, 'বাদ পড়া ৮টি দেখুন').getAttribute('href'), '/solution?id=12#skipped')
    const practised = (changes: Partial<typeof result>) =>
      mount('prostuti-exam-result', 'exam-id="12" solutions-href="/s" practice-href="/practise"', published(changes))
    control(await practised({}), 'ভুল ও বাদ যাওয়া প্রশ্ন আবার দিন')
    control(await practised({ unanswered: 0 }), 'ভুলগুলো আবার দিন')
    control(await practised({ incorrect_answers: 0 }), 'বাদ যাওয়া প্রশ্নগুলো দিন')
    const perfect = published({ incorrect_answers: 0, unanswered: 0, marks_lost: 0 })
    const all = await mount('prostuti-exam-result', 'exam-id="12" solutions-href="/solution?id={id}"', perfect)
    await expectText(all, 'সব উত্তর সঠিক')
    equal(control(all, 'সমাধান দেখুন').getAttribute('data-kind'), 'primary')
  })

  it('names no grade to a person who failed, and no minutes where there was none', async () => {
    const element = await mount('prostuti-exam-result', 'exam-id="12"', published({ grade: 'F', taken_seconds: 42 }))
    await expectText(element, '৪২ সেকেন্ড')
    ok(!/গ্রেড|০ মিনিট/.test(textOf(element)))
  })

  it('tells the grade, how many passed, and the weakest subject first', async () => {
    const element = await mount('prostuti-exam-result', 'exam-id="12"', published())
    await expectText(element, 'গ্রেড A+', '১৮,৪৬০ জনের মধ্যে ৪,২১০ জন উত্তীর্ণ')
    const subjects = [...element.shadowRoot!.querySelectorAll('.ui-bars tbody th')].map(one => one.textContent)
    equal(subjects, ['ইংরেজি', 'গণিত', 'সাধারণ জ্ঞান', 'বাংলা'])
  })

  it('says in words that nobody has passed, and whether somebody still may', async () => {
    const none = { total_examinees: 2, position: 1, passed_examinees: 0, passed: false }
    const english = 'exam-id="12" lang="en"'
    const archive = { ...none, state: 'archive' as const }
    const words = async (attributes: string, changes: Partial<typeof result>) =>
      textOf(await mount('prostuti-exam-result', attributes, published(changes)))
    for (const [attributes, changes, sentence] of [
      ['exam-id="12"', none, '২ জনের কেউ উত্তীর্ণ হননি।'],
      ['exam-id="12"', { ...none, provisional: true }, 'এখনো কেউ উত্তীর্ণ হননি।'],
      ['exam-id="12" mode="archive"', archive, 'এখনো কেউ উত্তীর্ণ হননি।'],
      [english, none, 'None of the 2 passed.'],
      [english, { ...none, provisional: true }, 'Nobody has passed yet.'],
      [english, { ...none, passed_examinees: 1 }, '1 of 2 passed.'],
    ] as const) {
      const said = await words(attributes, changes)
      ok(said.includes(sentence), `"${sentence}" is missing in: ${said}`)
      ok(!/০ জন উত্তীর্ণ|0 of 2/.test(said), said)
    }
  })

  it('says in words where fewer than ten sat it, and draws nothing', async () => {
    const few = await mount('prostuti-exam-result', 'exam-id="12"', published({ total_examinees: 9, position: 2 }))
    equal(few.shadowRoot!.querySelector('svg.ui-histogram'), null)
    ok(!textOf(few).includes('%'))
    await expectText(few, '২ / ৯ জন')
    const alone = published({ total_examinees: 1, position: 1, percentile: 100 })
    await expectText(await mount('prostuti-exam-result', 'exam-id="12"', alone), 'এখন পর্যন্ত আপনিই একমাত্র পরীক্ষার্থী')
    const ten = await mount('prostuti-exam-result', 'exam-id="12"', published({ total_examinees: 10, position: 2 }))
    ok(ten.shadowRoot!.querySelector('svg.ui-histogram'))
  })

  it('calls a place provisional that may still move, a sample a sample and a repeated try practice', async () => {
    const moving = await mount('prostuti-exam-result', 'exam-id="12"', published({ provisional: true }))
    await expectText(moving, 'সাময়িক অবস্থান ৩১২ / ১৮,৪৬০ জন')
    const nowhere = { position: -1, percentile: null, histogram: null, total_examinees: 0 }
    const sample = published({ ...nowhere, ranking: 'sample', standing_visibility: null })
    const element = await mount('prostuti-exam-result', 'exam-id="12" standings-href="/ranks"', sample)
    await expectText(element, 'নমুনা পরীক্ষায় র‍্যাংক নেই')
    equal(element.shadowRoot!.querySelectorAll('a').length, 0)
    const practice = published({ ...nowhere, state: 'archive', ranking: 'practice' })
    await expectText(await mount('prostuti-exam-result', 'exam-id="12" mode="archive"', practice), 'অনুশীলন, র‍্যাংক হয় না')
  })

  it('shows the receipt first while marks wait, with answers, time and proof, and that time was up', async () => {
    const element = await mount('prostuti-exam-result', 'exam-id="12"', waiting())
    await expectText(element, 'উত্তরপত্র জমা হয়েছে', '৯২টি', 'জমার প্রমাণ', receipt.digest)
    ok(!textOf(element).includes('সময় শেষ'))
    const [panel, card] = ['.result-receipt', '.opening'].map(part => element.shadowRoot!.querySelector(part)!)
    ok(panel!.compareDocumentPosition(card!) & Node.DOCUMENT_POSITION_FOLLOWING)
    const late = waiting({ deadline: receipt.received_at })
    await expectText(
      await mount('prostuti-exam-result', 'exam-id="12"', late),
      'সময় শেষ হওয়ায় উত্তরপত্র নিজে থেকে জমা হয়েছে',
    )
    const settled = await mount('prostuti-exam-result', 'exam-id="12"', waiting({ settled: true }))
    await expectText(settled, 'সময় শেষে সংরক্ষিত উত্তরগুলো নিজে থেকে জমা হয়েছে')
  })

  it('keeps the receipt beside the published result, in one line that opens', async () => {
    const element = await mount('prostuti-exam-result', 'exam-id="12"', published())
    await until(() => textOf(element).includes('রসিদ · ৯২টি উত্তর'))
    equal(element.shadowRoot!.querySelector<HTMLDetailsElement>('.result-receipt-fold')?.open, false)
    await expectText(element, receipt.submission_id)
  })

  it('offers the exam to who has not taken it: before, while it runs and from the archive, and the way back into it', async () => {
    for (const [state, words, action] of [
      ['upcoming', 'পরীক্ষা শুরু হবে', 'বিস্তারিত দেখুন'],
      ['running', 'পরীক্ষা এখনো চলছে', 'পরীক্ষা দিন'],
      ['archived', 'আর্কাইভে অনুশীলন', 'অনুশীলন করুন'],
    ] as const) {
      const element = await mount('prostuti-exam-result', 'exam-id="12" join-href="/join?id={id}"', untaken({ state }))
      await expectText(element, 'আপনি এই পরীক্ষাটি দেননি', words)
      equal(control(element, action).getAttribute('href'), '/join?id=12')
      ok(!textOf(element).includes('আবার চেষ্টা'))
    }
    const open = untaken({ state: 'running' }, { resume: true })
    const element = await mount('prostuti-exam-result', 'exam-id="12" join-href="/join?id={id}"', open)
    equal(control(element, 'পরীক্ষায় ফিরে যান').getAttribute('href'), '/join?id=12')
  })

  it('asks for nothing that is closed: no refusal stands in anybody’s console', async () => {
    // The fake is loud about every call that is not named.
    const { reason } = { reason: 'not_signed_in' as const }
    await expectText(await mount('prostuti-exam-result', 'exam-id="12"', untaken({}, { reason })), 'লগইন')
    await expectText(await mount('prostuti-exam-result', 'exam-id="12"', waiting()), 'ফলাফল প্রকাশ হবে')
  })

  it('tells what guessing cost, and what leaving blank would have kept', async () => {
    const element = await mount('prostuti-exam-result', 'exam-id="12"', published())
    await expectText(element, '৭টি ভুল উত্তরে ৩.৫০ নম্বর কাটা গেছে। সেগুলো ফাঁকা রাখলে নম্বর হতো ৮৫.০০।')
  })

  it('turns final by itself while I look, and says so', () =>
    hurry(20_000, 30_000, async () => {
      let provisional = true
      const client = fakeClient({ answers: { result: async () => ({ ...result, provisional }) } })
      const element = await mount('prostuti-exam-result', 'exam-id="12"', client)
      await expectText(element, 'সাময়িক')
      provisional = false
      await until(() => textOf(element).includes('ফলাফল চূড়ান্ত হয়েছে।'))
    }))

  it('is whole by itself once the exam that withholds marks is over, by the server’s clock', () =>
    hurry(60_000, 90_000, async waits => {
      const standing_visibility = new Date(now + 65_000).toISOString()
      // Its second answer waits: the hurried timer may come before this test's own next line.
      const opened = Promise.withResolvers<void>()
      let calls = 0
      const answer = async () => {
        calls += 1
        if (calls > 1) await opened.promise
        return { ...result, withheld: calls > 1 ? 0 : 3, standing_visibility }
      }
      const client = fakeClient({ answers: { result: answer } })
      const element = await mount('prostuti-exam-result', 'exam-id="12" mode="archive"', client)
      await expectText(element, '৩টি প্রশ্নের নম্বর এখনো দেওয়া হয়নি')
      opened.resolve()
      await until(() => !textOf(element).includes('এখনো দেওয়া হয়নি'))
      equal([waits.length, waits.every(ms => ms >= 65_000 && ms <= 75_000)], [1, true])
    }))

  it('is asked for less and less often while it does not open in its time, and not given up when an answer is lost', () =>
    hurry(5_000, 1_000_000, async waits => {
      let calls = 0
      const answer = async () => {
        calls += 1
        if (calls === 3) throw failure('server_not_loading', 500)
        return { ...result, withheld: 3, standing_visibility: new Date(now - 1_000).toISOString() }
      }
      await mount('prostuti-exam-result', 'exam-id="12" mode="archive"', fakeClient({ answers: { result: answer } }))
      await until(() => calls > 9)
      const least = [5, 10, 20, 40, 80, 160, 300, 300].map(seconds => seconds * 1000)
      equal(
        least.filter((ms, at) => !(waits[at]! >= ms && waits[at]! <= 2 * Math.max(ms, 10_000))),
        [],
      )
    }))

  it('shares only what I choose, in the very words that I see', async () => {
    const shared: ShareData[] = []
    Object.defineProperty(navigator, 'share', {
      configurable: true,
      value: async (data: ShareData) => shared.push(data),
    })
    const element = await mount('prostuti-exam-result', 'exam-id="12" share-href="/exam/join?id={id}"', published())
    control(element, 'শেয়ার করুন').click()
    await settle()
    const dialog = element.shadowRoot!.querySelector('dialog')!
    const [marks, position] = [...dialog.querySelectorAll('input')]
    equal([marks?.checked, position?.checked], [false, false])
    equal(dialog.querySelector('blockquote')?.textContent?.includes('৮১.৫০'), false)
    marks!.click()
    await until(() => dialog.querySelector('blockquote')?.textContent?.includes('নম্বর ৮১.৫০ / ১০০।'))
    const told = await heard('prostuti-shared', () => dialog.querySelector<HTMLElement>('[data-kind=primary]')!.click())
    equal(shared, [
      { text: '“৪৭তম বিসিএস মডেল টেস্ট ১২” পরীক্ষাটি দিলাম। নম্বর ৮১.৫০ / ১০০।', url: `${location.origin}/exam/join?id=12` },
    ])
    equal(told, [{ exam: '12', marks: true, position: false }])
    Reflect.deleteProperty(navigator, 'share')
  })

  it('copies where nothing can be shared', async () => {
    const copied: string[] = []
    const clipboard = { writeText: async (text: string) => void copied.push(text) }
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard })
    const element = await mount('prostuti-exam-result', 'exam-id="12" lang="en"', published())
    control(element, 'Share').click()
    await settle()
    control(element, 'Copy').click()
    await until(() => textOf(element).includes('Successfully Copied'))
    equal(copied, ['I took “৪৭তম বিসিএস মডেল টেস্ট ১২”.'])
    Reflect.deleteProperty(navigator, 'clipboard')
  })

  it('does not call safe what I never handed in', async () => {
    const element = await mount('prostuti-exam-result', 'exam-id="12"', untaken({ state: 'archived' }))
    await expectText(element, 'আপনি এই পরীক্ষাটি দেননি')
    ok(!textOf(element).includes('নিরাপদ'))
  })

  it('calms a person whose sheet is still on the device', async () => {
    const client = fakeClient({
      answers: { exam: async () => ({ ...details, rights: { ...details.rights, reason: null, resume: true } }) },
      exams: { $outbox: atom([{ exam: '12', submission: 'x', since: now }]) },
    })
    const element = await mount('prostuti-exam-result', 'exam-id="12"', client)
    await expectText(element, 'আপনার উত্তরপত্র এই ডিভাইসে আছে')
    ok(!textOf(element).includes('জমা দেননি'))
  })

  it('comes by itself once the sheet has gone out', async () => {
    const $outbox = atom([{ exam: '12', submission: 'x', since: now }])
    const client = fakeClient({
      answers: {
        exam: async () =>
          $outbox.get().length ? { ...details, rights: { ...details.rights, reason: null } } : takenExam,
        result: async () => result,
      },
      exams: { $outbox },
    })
    const element = await mount('prostuti-exam-result', 'exam-id="12"', client)
    $outbox.set([])
    await until(() => textOf(element).includes('৮১.৫০'))
  })

  it('comes by itself when the network is back', async () => {
    let online = false
    const client = fakeClient({
      answers: { result: async () => (online ? result : Promise.reject(failure('network_lost', 0))) },
    })
    const element = await mount('prostuti-exam-result', 'exam-id="12"', client)
    await expectText(element, 'নেটওয়ার্ক নেই', 'আপনার উত্তরপত্র ও নম্বর নিরাপদ আছে')
    online = true
    await settle()
    dispatchEvent(new Event('online'))
    await until(() => textOf(element).includes('৮১.৫০'))
  })

  it('waits for the exam’s id, as frameworks write it late', async () => {
    const element = await mount('prostuti-exam-result', '', published())
    equal(textOf(element), 'লোড হচ্ছে')
    element.setAttribute('exam-id', '12')
    await until(() => textOf(element).includes('৮১.৫০'))
  })

  for (const { lang, theme, attributes } of looks)
    it(`can be used by everyone (${lang}, ${theme})`, async () => {
      const links = 'standings-href="/s" solutions-href="/t"'
      const json = JSON.stringify(receipt)
      const element = await mount(
        'prostuti-exam-result',
        `exam-id="12" ${links} receipt='${json}' ${attributes}`,
        published(),
      )
      ok(control(element, lang === 'bn' ? 'সমাধান' : 'Solutions'))
      equal(await accessibilityFaults(element), [])
    })
})
