import { defineForTest } from '../../../testing/element-of.ts'
import { equal, ok, settle, until } from '../../../testing/expect.ts'
import { mount } from '../../../testing/mount.ts'
import { examPlayer } from '../index.ts'
import { createFakeAttempt } from '../testing/fake-attempt.ts'
import { createFakeClient } from '../testing/fake-client.ts'
import { fakePaper } from '../testing/fake-paper.ts'

/** A player of this width with its longest clock and its longest notice. */
async function notify(width: number, remaining: number, language: string, inset?: string) {
  sessionStorage.clear()
  const attempt = createFakeAttempt({ paper: fakePaper(20) })
  const client = createFakeClient({ attempt })
  const element = await mount('prostuti-exam-player', `exam-id="7" start="at-once" lang="${language}"`, client)
  element.style.width = `${width}px`
  if (inset) element.style.setProperty('--prostuti-bar-inset', inset)
  const find = (selector: string) => element.shadowRoot!.querySelector<HTMLElement>(selector)
  await until(() => find('fieldset.q'))
  const clock = find('.clock')!.getBoundingClientRect()
  attempt.setRemaining(remaining + 1_000)
  if (remaining > 300_000) attempt.set({ sync: { online: false, unsent: 3 } })
  attempt.setRemaining(remaining)
  await until(() => find('.notice')?.textContent)
  await settle()
  return { find, clock, box: (selector: string) => find(selector)!.getBoundingClientRect() }
}

const overlaps = (one: DOMRect, other: DOMRect): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom

describe('what the player says in its bar', () => {
  defineForTest(examPlayer)
  afterEach(async () => {
    document.body.replaceChildren()
    await settle()
  })

  for (const language of ['bn', 'en'])
    for (const width of [320, 360, 600, 700, 1000])
      for (const remaining of [300_000, 60_000, 6_123_000])
        it(`leaves the clock in view and lets taps through (${language}, ${width} px, ${remaining / 1_000} s)`, async () => {
          const { find, box } = await notify(width, remaining, language)
          const said = box('.notice')
          equal(overlaps(said, box('.clock')), false)
          if (width >= 600) equal(overlaps(said, box('.saved')), false)
          const bar = box('.bar')
          ok(said.left >= bar.left && said.right <= bar.right && said.top >= bar.top && said.bottom <= bar.bottom)
          ok(find('.notice')!.scrollHeight <= said.height + 1, 'its words are cut off')
          equal(getComputedStyle(find('.notice')!).pointerEvents, 'none')
        })

  for (const language of ['bn', 'en'])
    it(`says the last minute whole beside the arrow that leads back (${language})`, async () => {
      const { find, box } = await notify(360, 60_000, language, '48px')
      equal(overlaps(box('.notice'), box('.clock')), false)
      ok(find('.notice')!.scrollHeight <= box('.bar').height, 'its words are cut off')
    })
})
