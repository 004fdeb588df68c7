import { accessibilityFaults } from '../../../testing/accessible.ts'
import { defineForTest } from '../../../testing/element-of.ts'
import { equal, ok, settle, until } from '../../../testing/expect.ts'
import { looks, mount } from '../../../testing/mount.ts'
import { examPlayer } from '../index.ts'
import { createFakeClient } from '../testing/fake-client.ts'
import { openPlayer, removePlayer } from '../testing/open-player.ts'

defineForTest(examPlayer)
afterEach(removePlayer)

describe('for everyone', () => {
  for (const { lang, theme, attributes } of looks)
    it(`has no fault that axe can find (${lang}, ${theme})`, async () => {
      const player = await openPlayer({ attributes, answers: { '100': 1 }, marked: ['101'] })
      player.element.style.width = '1000px'
      await until(() => player.all('aside').length === 1)
      equal(await accessibilityFaults(player.element), [])
    })

  it('fits 320 px without scrolling sideways, however long the words', async () => {
    const player = await openPlayer()
    for (const at of [2, 4, 5, 6, 7, 12]) {
      localStorage.setItem('prostuti.place', `7 2026-11-21T05:00:00Z ${at}`)
      const element = await mount(
        'prostuti-exam-player',
        'exam-id="7" start="at-once"',
        createFakeClient({ attempt: player.attempt }),
      )
      element.parentElement!.style.width = '320px'
      await settle()
      const inner = element.shadowRoot!.querySelector('.player') as HTMLElement
      equal(inner.scrollWidth <= 320, true, `question ${at + 1} is ${inner.scrollWidth} px wide`)
    }
  })

  it('has rows of at least 56 px and buttons of at least 44', async () => {
    const player = await openPlayer()
    player.element.style.width = '360px'
    await settle()
    const height = (element: HTMLElement) => element.getBoundingClientRect().height
    for (const row of player.all('#q-0 label > span')) ok(height(row) >= 56, `${height(row)} px`)
    for (const button of player.all('.bar button, .foot button')) ok(height(button) >= 44, `${height(button)} px`)
  })
  const states = {
    calm: { online: true, storage: 'ok', unsent: 0 },
    offline: { online: false, unsent: 3 },
    failing: { storage: 'failing' },
  } as const

  /** What of a bar is cut off, stands over its neighbour, or wraps. */
  function faultsOf(bar: HTMLElement, parts: HTMLElement[]): string[] {
    const boxes = parts.map(part => part.getBoundingClientRect())
    const { top, height, right } = bar.getBoundingClientRect()
    return parts.flatMap((part, at) => {
      const box = boxes[at]!
      const line = Number.parseFloat(getComputedStyle(part).lineHeight)
      const faults = {
        'lies outside': box.left < (boxes[at - 1]?.right ?? 0) || box.right > right,
        'is cut off': part.scrollWidth > part.clientWidth,
        'has two lines': box.height > Math.max(48, 2 * line),
        'stands in another row': Math.abs(box.top + box.height / 2 - top - height / 2) > 4,
      }
      return Object.entries(faults).flatMap(([fault, isSo]) => (isSo ? `${part.textContent} ${fault}` : []))
    })
  }

  for (const language of ['bn', 'en'])
    for (const size of ['100%', '200%'])
      it(`keeps clock, state and buttons whole and in one line (${language}, letters of ${size})`, async () => {
        const player = await openPlayer({ answers: { '100': 1 }, attributes: `lang="${language}"` })
        player.attempt.setRemaining(6_123_000)
        document.documentElement.style.fontSize = size
        const faults: string[] = []
        for (const [state, sync] of Object.entries(states)) {
          player.attempt.set({ sync })
          await until(() => player.find('.bar').dataset.tone === state)
          for (const width of [320, 344, 360, 568]) {
            player.element.style.width = `${width}px`
            await settle()
            for (const [bar, parts] of Object.entries({ '.bar': '.clock, .saved, .list', '.foot': '.foot > button' }))
              faults.push(...faultsOf(player.find(bar), player.all(parts)).map(fault => `${width} ${state}: ${fault}`))
          }
        }
        document.documentElement.style.fontSize = ''
        equal(faults, [])
      })
  it('keeps the button that hands in whole beside the paper when my letters are twice as large', async () => {
    const player = await openPlayer()
    player.element.style.width = '1280px'
    document.documentElement.style.fontSize = '200%'
    await until(() => player.all('.side-panel > .ui-button')[0])
    await settle()
    const button = player.find('.side-panel > .ui-button')
    ok(button.scrollHeight <= button.clientHeight, `${button.clientHeight} px of ${button.scrollHeight}`)
    ok(button.clientHeight >= 44, `${button.clientHeight} px`)
    document.documentElement.style.fontSize = ''
  })
})
