import { accessibilityFaults } from '../testing/accessible.ts'
import { equal, ok } from '../testing/expect.ts'
import { press, setPage } from '../testing/shell-page.ts'

const details = () => document.querySelector('details')!
const summary = () => document.querySelector('summary')!
const signOut = () => document.querySelector<HTMLButtonElement>('#sign-out')!

describe('the user menu', () => {
  beforeEach(() => {
    setPage(`
      <prostuti-user-menu>
        <details><summary>নুসরাত</summary><button id="sign-out">লগ আউট</button></details>
      </prostuti-user-menu>
      <button id="other">অন্য</button>`)
    summary().click()
    ok(details().open)
  })

  it('closes by Escape and gives me the focus back', () => {
    signOut().focus()
    ok(!press('Escape', signOut()), 'nobody else closes something by the same key')
    ok(!details().open)
    ok(document.activeElement === summary(), 'the focus is back')
  })

  it('leaves Escape to others while it is closed', () => {
    details().open = false
    ok(press('Escape', summary()))
  })

  it('closes when I press elsewhere, not when I press in it', () => {
    signOut().click()
    ok(details().open)
    document.querySelector<HTMLElement>('#other')!.click()
    ok(!details().open)
  })

  it('closes when I tab out of it', () => {
    signOut().focus()
    ok(details().open)
    document.querySelector<HTMLElement>('#other')!.focus()
    ok(!details().open)
  })

  it('puts no barrier in anybody’s way', async () => {
    equal(await accessibilityFaults(document.body), [])
  })
})
