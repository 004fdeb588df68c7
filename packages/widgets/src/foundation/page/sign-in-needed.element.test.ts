import { equal } from '../../testing/expect.ts'
import { requestSignIn, type SignInNeededEvent, signInNeeded } from './sign-in-needed.ts'

/** An element within a shadow root, as a widget's button is. */
function inShadow(): HTMLElement {
  const host = document.createElement('div')
  const inner = document.createElement('button')
  host.attachShadow({ mode: 'open' }).append(inner)
  document.body.replaceChildren(host)
  return inner
}

function listenOnce(listen: (event: SignInNeededEvent) => void): void {
  document.addEventListener(signInNeeded, listen, { once: true })
}

describe('something that needs signing in', () => {
  it('is asked of the page from within shadow roots, and done once, afterwards', () => {
    let done = 0
    let told: SignInNeededEvent['detail'] | undefined
    listenOnce(event => {
      event.preventDefault()
      told = event.detail
    })
    equal(requestSignIn(inShadow(), { act: 'কিনতে লগইন করুন', resume: () => done++ }), true)
    equal([told?.act, done], ['কিনতে লগইন করুন', 0])
    told?.resume()
    told?.resume()
    equal(done, 1)
  })

  it('says when no page took it over', () => {
    const needed = { act: 'x', resume: () => undefined }
    equal([requestSignIn(inShadow(), needed), requestSignIn(null, needed)], [false, false])
  })
})
