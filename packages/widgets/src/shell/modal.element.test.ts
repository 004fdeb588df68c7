import { accessibilityFaults } from '../testing/accessible.ts'
import { equal, ok } from '../testing/expect.ts'
import { press, setPage } from '../testing/shell-page.ts'

const drawer = `
  <a href="#menu">মেনু</a> <button id="other">অন্য</button>
  <a id="way-in" href="/login" data-dialog="menu">লগইন</a>
  <prostuti-modal opens-on="prostuti-wanted" closes-on="prostuti-signed-in">
    <dialog id="menu" aria-label="প্রধান মেনু">
      <p id="words">কোথায় যাবেন?</p>
      <a id="first" href="/exam/upcoming">আসন্ন পরীক্ষা</a>
      <a href="#" data-close>বন্ধ করুন</a>
    </dialog>
  </prostuti-modal>`

const $ = <E extends HTMLElement = HTMLElement>(selector: string): E => document.querySelector<E>(selector)!
const dialog = () => $<HTMLDialogElement>('#menu')
const opener = () => $('a[href="#menu"]')

describe('the drawer and the dialogs', () => {
  beforeEach(() => setPage(drawer))
  afterEach(() => dialog().close())

  it('opens by its link, keeps the focus in, and gives it back', () => {
    opener().focus()
    opener().click()
    ok(dialog().matches(':modal'), 'the drawer is modal')
    equal(document.activeElement?.id, 'first')
    $('#other').focus()
    equal(document.activeElement?.id, 'first', 'the focus stays inside')
    $('[data-close]').click()
    ok(!dialog().open)
    ok(document.activeElement === opener(), 'the focus is back')
  })

  it('says so before it opens, once', () => {
    const seen: boolean[] = []
    const note = () => seen.push(dialog().open)
    document.addEventListener('prostuti-opening', note)
    opener().click()
    opener().click()
    document.removeEventListener('prostuti-opening', note)
    equal(seen.join(), 'false')
  })

  it('leaves the address as it was, so that going back leads to the page before', () => {
    opener().click()
    equal(location.hash, '')
  })

  it('closes when I press beside it, not when I press in it', () => {
    opener().click()
    $('#words').click()
    ok(dialog().open)
    dialog().click()
    ok(!dialog().open)
  })

  it('opens in the place of the page that its link names, but not in the place of a new tab', () => {
    const click = (init: MouseEventInit) =>
      $('#way-in').dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }))
    ok(!click({}), 'the link is not followed')
    ok(dialog().open)
    dialog().close()
    // On the window: after the element has had its say, the suite stays on its page.
    addEventListener('click', event => event.preventDefault(), { once: true })
    click({ ctrlKey: true })
    ok(!dialog().open)
  })

  it('is a button to who listens: it says that a dialog comes, and answers to Space', () => {
    equal(opener().getAttribute('role'), 'button')
    equal(opener().getAttribute('aria-haspopup'), 'dialog')
    ok(!press(' ', opener()), 'Space does not scroll the page')
    ok(dialog().open)
  })

  it('opens when an element asks for it, and closes when somebody is signed in', () => {
    document.dispatchEvent(new Event('prostuti-wanted'))
    ok(dialog().open)
    document.dispatchEvent(new Event('prostuti-signed-in'))
    ok(!dialog().open)
  })

  it('is closed when the browser shows the kept page again', () => {
    opener().click()
    dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))
    ok(!dialog().open)
  })

  it('goes on where the page without a script has it open already', () => {
    location.hash = '#menu'
    setPage(drawer)
    ok(dialog().matches(':modal'))
    equal(location.hash, '')
  })

  it('forgets the page when it is taken away', () => {
    const removed = dialog()
    $('prostuti-modal').remove()
    document.dispatchEvent(new Event('prostuti-wanted'))
    ok(!removed.open)
    document.body.append(removed)
  })

  it('puts no barrier in anybody’s way', async () => {
    equal(await accessibilityFaults(document.body), [])
    opener().click()
    equal(await accessibilityFaults(document.body), [])
  })
})
