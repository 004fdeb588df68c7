import { defineForTest } from '../../../testing/element-of.ts'
import { equal, ok, settle, until } from '../../../testing/expect.ts'
import { mount } from '../../../testing/mount.ts'
import { examPlayer } from '../index.ts'
import { createFakeAttempt, type FakeAttempt } from '../testing/fake-attempt.ts'
import { createFakeClient } from '../testing/fake-client.ts'
import { fakePaper } from '../testing/fake-paper.ts'

async function open(attempt: FakeAttempt, width = 360) {
  const client = createFakeClient({ attempt })
  const element = await mount('prostuti-exam-player', 'exam-id="7" start="at-once" lang="bn"', client)
  element.style.width = `${width}px`
  const find = (selector: string) => element.shadowRoot!.querySelector<HTMLElement>(selector)
  await until(() => find('fieldset.q'))
  return find
}

const more = (attempt: FakeAttempt) => {
  const joined = { ...attempt.$view.get().joined!, deadline: '2026-11-21T06:10:00Z' }
  const message = { id: '4', minutes: 10, text: 'নেত্রকোনায় নেট ছিল না।' }
  attempt.set({ joined: { ...joined, message } })
  attempt.setRemaining(3_137_000)
}

describe('what staff say to everybody who sits', () => {
  defineForTest(examPlayer)
  beforeEach(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
  afterEach(async () => {
    document.body.replaceChildren()
    await settle()
  })

  it('stands over the page with the new end until it is put away; the clock goes on from there and nothing moves', async () => {
    const attempt = createFakeAttempt({ paper: fakePaper(20) })
    const find = await open(attempt)
    const [clock, option] = [find('.clock')!.textContent, find('fieldset.q label')!.getBoundingClientRect()]
    more(attempt)
    await until(() => find('.room section'))
    const card = find('.room section')!
    ok(card.textContent.includes('১০ মিনিট বেশি পেলেন, এখন শেষ দুপুর ১২:১০'))
    ok(card.textContent.includes('নেত্রকোনায় নেট ছিল না।'))
    equal(card.getAttribute('role'), 'alert')
    await until(() => find('.clock')!.textContent !== clock)
    equal(find('fieldset.q label')!.getBoundingClientRect().top, option.top)
    ok(card.getBoundingClientRect().right <= 360)
    find('.room button')!.click()
    await until(() => !find('.room section'))
  })

  it('is not shown again to who has put it away, and the next one is', async () => {
    const attempt = createFakeAttempt({ paper: fakePaper(20) })
    const find = await open(attempt)
    more(attempt)
    await until(() => find('.room button'))
    find('.room button')!.click()
    document.body.replaceChildren()
    const again = createFakeAttempt({ paper: fakePaper(20) })
    more(again)
    const findAgain = await open(again)
    await settle()
    equal(findAgain('.room section'), null)
    const message = { id: '5', minutes: null, text: 'প্রশ্ন ৫-এ ৪০ পড়ুন।' }
    again.set({ joined: { ...again.$view.get().joined!, message } })
    await until(() => findAgain('.room section'))
    ok(findAgain('.room section')!.textContent.includes('প্রশ্ন ৫-এ ৪০ পড়ুন।'))
  })
})
