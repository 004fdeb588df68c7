import { equal, ok, settle, until } from '../../testing/expect.ts'
import { goOn } from './after-receipt.ts'
import { hearReceipts } from './hear-receipts.ts'

function place(attributes: string, inside = ''): HTMLElement {
  document.body.innerHTML = `<page-player exam-id="7" mode="archive" ${attributes}>${inside}</page-player>`
  const player = document.body.firstElementChild as HTMLElement
  player.attachShadow({ mode: 'open' }).innerHTML = '<div class="prostuti-root"><slot name="received"></slot></div>'
  return player
}

const wayIn = (player: HTMLElement) =>
  player.querySelector('[slot=received]')?.shadowRoot?.querySelector<HTMLElement>('.ui-button')
const screenOf = (player: HTMLElement) => player.shadowRoot!.querySelector<HTMLElement>('.prostuti-root')!

describe('the way on from a receipt', () => {
  afterEach(() => document.body.replaceChildren())

  it('opens the result in the player’s place, and another exam begins without it', async () => {
    const player = place('lang="en" base="/x/api/"')
    goOn(player)
    equal(wayIn(player)?.textContent, 'See the result')
    wayIn(player)!.click()
    const result = player.querySelector('prostuti-exam-result')!
    equal(
      ['exam-id', 'mode', 'base', 'lang'].map(name => result.getAttribute(name)),
      ['7', 'archive', '/x/api/', 'en'],
    )
    ok(result.checkVisibility() && !screenOf(player).checkVisibility(), 'the result does not stand in its place')
    player.setAttribute('exam-id', '8')
    await until(() => !player.querySelector('prostuti-exam-result') && !wayIn(player))
    ok(screenOf(player).checkVisibility(), 'the player does not come back')
  })

  it('is the page’s own: result-href, or what it has put into the slot', async () => {
    const player = place('result-href="/result?id={id}&state={state}"')
    goOn(player)
    equal((wayIn(player) as HTMLAnchorElement).href, `${location.origin}/result?id=7&state=archive`)
    const own = place('', '<a slot="received" href="#mine">x</a>')
    goOn(own)
    equal(own.querySelectorAll('[slot=received]').length, 1)
    const script = place('result-href="javascript:alert(1)"')
    goOn(script)
    equal(wayIn(script)?.localName, 'button')
  })

  it('comes with a receipt on a page that the loader has marked, and on no page of ours', async () => {
    const submit = (player: HTMLElement) =>
      player.dispatchEvent(new CustomEvent('prostuti-submitted', { bubbles: true, composed: true }))
    hearReceipts()
    const ours = place('lang="en"')
    submit(ours)
    await settle()
    ok(!wayIn(ours), 'a page of ours has its own way on')
    Object.assign(globalThis, { prostuti: {} })
    hearReceipts()
    const partners = place('lang="en"')
    submit(partners)
    await until(() => wayIn(partners))
  })
})
