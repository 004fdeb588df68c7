import { equal, ok, until } from '../testing/expect.ts'
import { setPage } from '../testing/shell-page.ts'

const page = `
  <a href="#menu">মেনু</a> <a href="#find">খুঁজুন</a>
  <prostuti-modal><dialog id="menu" aria-label="মেনু"><a href="#" data-close>বন্ধ</a></dialog></prostuti-modal>
  <prostuti-modal stays><dialog id="find" aria-label="খুঁজুন"><a href="#" data-close>বন্ধ</a></dialog></prostuti-modal>`

const $ = <E extends HTMLElement = HTMLElement>(selector: string): E => document.querySelector<E>(selector)!
const dialog = (id: string) => $<HTMLDialogElement>(`dialog#${id}`)
const openBy = (id: string) => $(`a[href="#${id}"]`).click()
const place = () => (history.state as { place?: string } | null)?.place

/** A dialog of a widget, in its shadow root, that may want to stay. */
function widgetDialog(stays = false): HTMLDialogElement {
  const root = document.body.appendChild(document.createElement('div')).attachShadow({ mode: 'open' })
  const box = root.appendChild(document.createElement('dialog'))
  box.addEventListener('cancel', event => stays && event.preventDefault())
  box.showModal()
  box.dispatchEvent(new Event('prostuti-dialog', { bubbles: true, composed: true }))
  return box
}

describe('going back', () => {
  beforeEach(() => {
    history.replaceState({ place: 'before' }, '')
    history.pushState({ place: 'here' }, '')
    setPage(page)
  })
  afterEach(async () => {
    for (const open of document.querySelectorAll('dialog')) open.close()
    history.replaceState({ place: 'elsewhere' }, '')
  })

  it('closes the drawer and stays on the page', async () => {
    openBy('menu')
    history.back()
    await until(() => !dialog('menu').open)
    equal(place(), 'here')
  })

  it('closes what is on top first, then what is below it', async () => {
    openBy('menu')
    const above = widgetDialog()
    history.back()
    await until(() => !above.open)
    ok(dialog('menu').open, 'the drawer is closed, too')
    await until(() => history.state['prostuti-over'] === 'menu')
    history.back()
    await until(() => !dialog('menu').open)
    equal(place(), 'here')
  })

  it('asks a dialog that is busy, which may stay, again and again', async () => {
    const box = widgetDialog(true)
    let asked = 0
    box.addEventListener('cancel', () => asked++)
    for (const times of [1, 2]) {
      history.back()
      await until(() => asked === times)
      ok(box.open, 'it is closed')
      await until(() => history.state['prostuti-over'])
    }
    equal(place(), 'here')
    box.remove()
  })

  it('leaves the page at once where the dialog was closed otherwise, however often', async () => {
    for (let times = 0; times < 3; times++) {
      openBy('menu')
      dialog('menu').querySelector('a')!.click()
      ok(!dialog('menu').open)
    }
    history.back()
    await until(() => place() === 'before')
  })

  it('to a page that was left while its search was open finds the search open, and the drawer closed', () => {
    openBy('find')
    setPage(page)
    ok(dialog('find').open)
    dialog('find').close()
    openBy('menu')
    setPage(page)
    ok(!dialog('menu').open)
  })

  it('to a page whose search was closed does not open it again', async () => {
    openBy('find')
    dialog('find').querySelector('a')!.click()
    await until(() => history.state['prostuti-over'] === true)
    setPage(page)
    ok(!dialog('find').open)
  })
})
