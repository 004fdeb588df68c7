import { signInWithProvider } from '@prostuti/sdk/auth'
import { openClient } from '../client/open-client.ts'
import { followSession, storedPerson } from '../client/stored-session.ts'
import { showWaiting } from '../shell/show-waiting.ts'

/** What somebody is about to do, as an element asks for it (`prostuti-sign-in-needed`) or as an entry of the menu names it. */
interface Act {
  /** The dialog's title; without it the dialog says its own. */
  readonly act?: string
  /** Goes on, in this page. */
  readonly resume?: () => void
  /** The fragment of this page's address at which the element goes on by itself once the page is opened again. */
  readonly fragment?: string
  /** Somebody without an account may do it, too. */
  readonly anonymous?: boolean
  /** Where it goes on, where that is another page. */
  readonly next?: string
}

const dialog = document.querySelector<HTMLDialogElement>('#sign-in')
if (dialog) offerSignIn(dialog)

/** Opens the login dialog for whatever needs signing in, and completes the act once somebody is signed in. */
function offerSignIn(dialog: HTMLDialogElement): void {
  const [title, withGoogle, anonymously] = partsOf(dialog)
  const examsJoin = dialog.querySelector<HTMLElement>('[data-exams-join]')!
  const usual = title.textContent
  let act: Act = {}
  const ask = (asked: Act) => {
    act = asked
    title.textContent = asked.act || usual
    anonymously.hidden = !asked.anonymous
    // Somebody may have come without an account since the page was drawn.
    examsJoin.hidden = !storedPerson(withGoogle.dataset.api)?.is_anonymous
  }
  const goOn = () => {
    document.dispatchEvent(new CustomEvent('prostuti-signed-in', { detail: { act: act.act ?? null } }))
    if (act.resume) act.resume()
    else if (act.next) location.assign(act.next)
    else location.reload()
  }

  document.addEventListener('prostuti-sign-in-needed', event => {
    event.preventDefault()
    ask((event as CustomEvent<Act>).detail)
    if (dialog.open) return
    dialog.showModal()
    dialog.dispatchEvent(new Event('prostuti-dialog', { bubbles: true }))
  })
  // Before the dialog opens, so that it never shows another act's title.
  document.addEventListener('click', event => openerOf(event, opener => ask(opener.dataset)), true)

  withGoogle.addEventListener('click', () => {
    void attempt(withGoogle, async client => {
      const here = location.pathname + location.search
      await signInWithProvider(client, act.next ?? (act.fragment ? `${here}#${act.fragment}` : here))
    })
  })
  anonymously.addEventListener('click', () => {
    void attempt(anonymously, async client => {
      await client.auth.signInAnonymously()
      goOn()
    }).then(done => done())
  })
  // Signed in on another tab meanwhile.
  followSession(withGoogle.dataset.api, person => {
    if (person && dialog.open) goOn()
  })
}

function partsOf(dialog: HTMLDialogElement): [HTMLElement, HTMLButtonElement, HTMLButtonElement] {
  return [
    dialog.querySelector<HTMLElement>('#sign-in-title')!,
    dialog.querySelector<HTMLButtonElement>('[data-sign-in]')!,
    dialog.querySelector<HTMLButtonElement>('[data-sign-in-anonymously]')!,
  ]
}

function openerOf({ target }: Event, found: (opener: HTMLElement) => void): void {
  const opener = target instanceof Element && target.closest<HTMLElement>('[data-dialog="sign-in"]')
  if (opener) found(opener)
}

/** One way in: the button waits meanwhile, and the dialog says so where it does not work. */
async function attempt(
  button: HTMLButtonElement,
  go: (client: Awaited<ReturnType<typeof openClient>>) => Promise<void>,
): Promise<() => void> {
  if (button.ariaDisabled === 'true') return () => undefined
  const failure = button.parentElement!.querySelector('.failure')!
  const done = showWaiting(button)
  failure.textContent = ''
  try {
    await go(await openClient(button.dataset.api))
  } catch (error) {
    console.error('signing in did not start', error)
    failure.textContent = button.dataset.failed ?? ''
    done()
  }
  return done
}
