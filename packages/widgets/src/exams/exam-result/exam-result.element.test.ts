import { atom } from 'nanostores'
import { accessibilityFaults } from '../../testing/accessible.ts'
import { defineForTest } from '../../testing/element-of.ts'
import { equal, ok, settle, until } from '../../testing/expect.ts'
import { details, failure, fakeClient, now, receipt, result } from '../../testing/fake-client.ts'
import { hurry } from '../../testing/hurry.ts'
import { control, heard, looks, place, textOf } from '../../testing/place.ts'
import { examResult } from './exam-result.ts'

const published = (changes: Partial<typeof result> = {}) =>
  fakeClient({ hall: { result: async () => ({ ...result, ...changes }) } })

function says(element: Element, ...parts: string[]): void {
  const words = textOf(element)
  for (const part of parts) ok(words.includes(part), `"${part}" is missing in: ${words}`)
}

describe('a result', () => {
  defineForTest(examResult)

  it('tells the mark, the cut mark, the place and the subjects in Bangla digits', async () => {
    const element = await place('prostuti-exam-result', 'exam-id="12"', published())
    says(element, '৮১.৫০ / ১০০', 'কাট মার্ক ৭২.০০, আপনি উত্তীর্ণ', '৩১২ / ১৮,৪৬০', '৯৮.৩', 'ইংরেজি১৪.৫/২০', 'চূড়ান্ত')
  })

  it('tells somebody who fell short by how much, without blame', async () => {
    const element = await place('prostuti-exam-result', 'exam-id="12"', published({ marks: 61.375, passed: false }))
    says(element, '৬১.৩৭৫ / ১০০', 'এবার ১০.৬২৫ কম')
  })

  it('says that positions may move while it is provisional', async () => {
    const element = await place('prostuti-exam-result', 'exam-id="12"', published({ provisional: true, position: -1 }))
    says(element, 'সাময়িক', 'এখনো নির্ধারিত হয়নি', 'অবস্থান বদলাতে পারে')
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
    const bangla = await place('prostuti-exam-result', 'exam-id="12" mode="archive"', published(changes))
    says(bangla, '৭৮.৫০ / ৯৭', '৩টি প্রশ্নের নম্বর এখনো দেওয়া হয়নি', 'আরেকটি পরীক্ষায় আছে', 'অবস্থান—')
    ok(!textOf(bangla).includes('কাট মার্ক'))
    const english = await place('prostuti-exam-result', 'exam-id="12" mode="archive" lang="en"', published(changes))
    says(english, '3 questions are not marked yet, because another exam asks them')
    ok(!textOf(await place('prostuti-exam-result', 'exam-id="12"', published())).includes('এখনো দেওয়া হয়নি'))
  })

  it('draws no bar below zero', async () => {
    const subjects = [{ ...result.subjects[0]!, marks: -1.5 }]
    const element = await place('prostuti-exam-result', 'exam-id="12"', published({ subjects }))
    equal(element.shadowRoot?.querySelector('.ui-bar-share')?.getAttribute('width'), '0%')
    says(element, '−১.৫/২০')
  })

  it('says to the minute when it will be published, and shows the receipt meanwhile', async () => {
    const client = fakeClient({
      hall: { result: () => Promise.reject(failure('result_not_published')), exam: async () => details },
    })
    const element = await place('prostuti-exam-result', `exam-id="12" receipt='${JSON.stringify(receipt)}'`, client)
    says(element, 'ফলাফল প্রকাশ হবে আজ দুপুর ১২:০২', '৯২টি উত্তরসহ', 'a2a8f6de-8f2b-4a52-9d6a-2f0f7d5d7f01')
  })

  it('opens rank list and solutions when they may be seen, and says when before that', async () => {
    const later = new Date(now + 86_400_000).toISOString()
    const element = await place(
      'prostuti-exam-result',
      'exam-id="12" standings-href="/standings?id={id}" solutions-href="/solution?id={id}&state={state}"',
      published({ solution_visibility: later }),
    )
    equal(control(element, 'র‍্যাংক লিস্ট').getAttribute('href'), '/standings?id=12')
    says(element, 'সমাধান দেখা যাবে আগামীকাল সকাল ৯:৩০')
    equal(element.shadowRoot?.querySelectorAll('a').length, 1)
  })

  it('counts down to what opens later, and turns into the way there at its moment', async () => {
    const client = published({ solution_visibility: new Date(now + 65_000).toISOString() })
    const element = await place('prostuti-exam-result', 'exam-id="12" solutions-href="/solution?id={id}"', client)
    says(element, 'আর ০১:০৫ বাকি')
    client.now = () => now + 70_000
    await until(() => element.shadowRoot?.querySelector('a[href="/solution?id=12"]'))
  })

  it('shows my place among all with the cut line, in a picture, in words and in numbers', async () => {
    const element = await place('prostuti-exam-result', 'exam-id="12"', published())
    says(element, 'অন্য পরীক্ষার্থীদের ৯৮.৩%-এর চেয়ে আপনার নম্বর বেশি')
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
      const element = await place('prostuti-exam-result', 'exam-id="12"', published({ cut_mark }))
      const box = (part: string) => element.shadowRoot!.querySelector(part)!.getBoundingClientRect()
      const [word, line] = [box('text[data-mine]'), box('line[data-cut]')]
      ok(word.right <= line.left || word.left >= line.right, `cut mark ${cut_mark}`)
    }
  })

  it('never claims more than is so of the very best', async () => {
    const element = await place('prostuti-exam-result', 'exam-id="12"', published({ percentile: 99.97, position: 3 }))
    says(element, 'অন্য পরীক্ষার্থীদের ৯৯.৯%-এর চেয়ে')
    ok(!textOf(element).includes('১০০%'))
  })

  it('says nothing of others where there is nothing to say', async () => {
    const element = await place(
      'prostuti-exam-result',
      'exam-id="12"',
      published({ percentile: null, histogram: null }),
    )
    ok(!textOf(element).includes('সবার মধ্যে আপনি'))
  })

  it('tells what guessing cost, and what leaving blank would have kept', async () => {
    const element = await place('prostuti-exam-result', 'exam-id="12"', published())
    says(element, '৭টি ভুল উত্তরে ৩.৫০ নম্বর কাটা গেছে। সেগুলো ফাঁকা রাখলে নম্বর হতো ৮৫.০০।')
  })

  it('turns final by itself while I look, and says so', () =>
    hurry(20_000, 30_000, async () => {
      let provisional = true
      const client = fakeClient({ hall: { result: async () => ({ ...result, provisional }) } })
      const element = await place('prostuti-exam-result', 'exam-id="12"', client)
      says(element, 'সাময়িক')
      provisional = false
      await until(() => textOf(element).includes('ফলাফল চূড়ান্ত হয়েছে।'))
    }))

  it('is whole by itself once the exam that withholds marks is over, by the server’s clock', () =>
    hurry(60_000, 90_000, async waits => {
      const standing_visibility = new Date(now + 65_000).toISOString()
      let withheld = 3
      const client = fakeClient({ hall: { result: async () => ({ ...result, withheld, standing_visibility }) } })
      const element = await place('prostuti-exam-result', 'exam-id="12" mode="archive"', client)
      says(element, '৩টি প্রশ্নের নম্বর এখনো দেওয়া হয়নি')
      withheld = 0
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
      await place('prostuti-exam-result', 'exam-id="12" mode="archive"', fakeClient({ hall: { result: answer } }))
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
    const element = await place('prostuti-exam-result', 'exam-id="12" share-href="/exam/join?id={id}"', published())
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
    const element = await place('prostuti-exam-result', 'exam-id="12" lang="en"', published())
    control(element, 'Share').click()
    await settle()
    control(element, 'Copy').click()
    await until(() => textOf(element).includes('Copied.'))
    equal(copied, ['I took “৪৭তম বিসিএস মডেল টেস্ট ১২”.'])
    Reflect.deleteProperty(navigator, 'clipboard')
  })

  it('does not call safe what I never handed in', async () => {
    const client = fakeClient({ hall: { result: () => Promise.reject(failure('not_joined')) } })
    const element = await place('prostuti-exam-result', 'exam-id="12"', client)
    says(element, 'আপনি এই পরীক্ষায় অংশ নেননি')
    ok(!textOf(element).includes('নিরাপদ'))
  })

  it('calms a person whose sheet is still on the device', async () => {
    const client = fakeClient({
      hall: { result: () => Promise.reject(failure('not_joined')) },
      exams: { $outbox: atom([{ exam: '12', submission: 'x', since: now }]) },
    })
    says(await place('prostuti-exam-result', 'exam-id="12"', client), 'আপনার উত্তরপত্র এই ডিভাইসে আছে')
  })

  it('comes by itself once the sheet has gone out', async () => {
    const $outbox = atom([{ exam: '12', submission: 'x', since: now }])
    const client = fakeClient({
      hall: { result: async () => ($outbox.get().length ? Promise.reject(failure('not_joined')) : result) },
      exams: { $outbox },
    })
    const element = await place('prostuti-exam-result', 'exam-id="12"', client)
    $outbox.set([])
    await until(() => textOf(element).includes('৮১.৫০'))
  })

  it('comes by itself when the network is back', async () => {
    let online = false
    const client = fakeClient({
      hall: { result: async () => (online ? result : Promise.reject(failure('network_lost', 0))) },
    })
    const element = await place('prostuti-exam-result', 'exam-id="12"', client)
    says(element, 'নেটওয়ার্ক নেই', 'আপনার উত্তরপত্র ও নম্বর নিরাপদ আছে')
    online = true
    await settle()
    dispatchEvent(new Event('online'))
    await until(() => textOf(element).includes('৮১.৫০'))
  })

  it('waits for the exam’s id, as frameworks write it late', async () => {
    const element = await place('prostuti-exam-result', '', published())
    equal(textOf(element), 'লোড হচ্ছে')
    element.setAttribute('exam-id', '12')
    await until(() => textOf(element).includes('৮১.৫০'))
  })

  for (const { lang, theme, attributes } of looks)
    it(`can be used by everyone (${lang}, ${theme})`, async () => {
      const links = 'standings-href="/s" solutions-href="/t"'
      const json = JSON.stringify(receipt)
      const element = await place(
        'prostuti-exam-result',
        `exam-id="12" ${links} receipt='${json}' ${attributes}`,
        published(),
      )
      ok(control(element, lang === 'bn' ? 'সমাধান' : 'solutions'))
      equal(await accessibilityFaults(element), [])
    })
})
