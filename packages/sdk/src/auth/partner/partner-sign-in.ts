import { atom, type ReadableAtom } from 'nanostores'
import type { Prostuti } from '../../client.ts'
import type { HostMessage, HostPage } from '../../platform/host-page.ts'
import { finishSignIn } from '../../provider.ts'
import { type Answer, readAnswer, readFragment } from './answer.ts'
import { createRequest, loginAddress, type ResponseMode, type SignInRequest } from './request.ts'

export type PartnerSignInView =
  /** `idle`; `waiting` for the popup; `blocked`: none could be opened; `declined` by the person; `finishing` with a code. */
  | { readonly step: 'idle' | 'waiting' | 'blocked' | 'declined' | 'finishing' }
  | { readonly step: 'failed'; readonly error: unknown }

/** Signing in on a page of another site, through a window of ours. */
export interface PartnerSignIn {
  readonly $view: ReadableAtom<PartnerSignInView>
  /** Finishes what came back by a redirect and makes ready for `open`. Called when a button appears; again does no harm. */
  prepare(): Promise<void>
  /** Opens the popup. Must be called within a click: nothing may be waited for before it. */
  open(): void
  /** Goes to the login page with the whole page, and comes back to where it stands. */
  redirect(): void
}

export interface PartnerSignInParts {
  client: Pick<Prostuti, 'base' | 'language' | 'auth' | 'http' | 'platform'>
  page: HostPage
  /** Tests put wrong ones in its place. */
  readAnswer?: typeof readAnswer
}

/** What is kept for the way back: the request and the fragment that the page had. */
interface Kept extends SignInRequest {
  readonly hash: string
}

/** OAuth's code flow with PKCE towards our own login page; the code becomes a token for exams and jobs. */
export function createPartnerSignIn({ client, page, ...parts }: PartnerSignInParts): PartnerSignIn {
  const { $user } = client.auth
  const understand = parts.readAnswer ?? readAnswer
  const $view = atom<PartnerSignInView>({ step: 'idle' })
  let request: SignInRequest | null = null
  let preparing: Promise<void> | undefined
  let popup: unknown = null
  const leave: (() => void)[] = []

  function prepare(): Promise<void> {
    preparing ??= comeBack().catch(failed).then(makeReady).catch(failed)
    return preparing
  }

  async function comeBack(): Promise<void> {
    const found = takeReturn(page)
    if (found) await take(found.answer, found.verifier)
  }

  async function makeReady(): Promise<void> {
    request = await createRequest()
  }

  function failed(error: unknown): void {
    $view.set({ step: 'failed', error })
  }

  async function take(answer: Answer, verifier: string): Promise<void> {
    stopWaiting()
    if ('error' in answer) return $view.set({ step: 'declined' })
    $view.set({ step: 'finishing' })
    await finishSignIn(client, answer.code, verifier)
    $view.set({ step: 'idle' })
  }

  function hear(message: HostMessage): void {
    if (!request) return
    const { state, verifier } = request
    const answer = understand(message, { site: siteOf(client, page), popup, state })
    if (!answer) return
    // A code is good for one request: what comes twice is not heard, and the next one has secrets of its own.
    request = null
    page.keep(null)
    preparing = take(answer, verifier).catch(failed).then(makeReady).catch(failed)
  }

  /** Somebody may come in by another way: a popup that lost us signs in in its own window, and tells our tabs. */
  function wait(): void {
    stopWaiting()
    leave.push(page.onMessage(hear))
    const before = $user.get()?.id
    leave.push($user.listen(user => void (user && user.id !== before && follow())))
    $view.set({ step: 'waiting' })
  }

  function follow(): void {
    stopWaiting()
    $view.set({ step: 'idle' })
  }

  function stopWaiting(): void {
    for (const stop of leave.splice(0)) stop()
  }

  function addressFor(mode: ResponseMode, asked: SignInRequest): string {
    const address = page.address()
    page.keep(JSON.stringify({ ...asked, hash: new URL(address).hash } satisfies Kept))
    return loginAddress({ site: siteOf(client, page), language: client.language }, mode, address, asked)
  }

  return {
    $view,
    prepare,
    open() {
      // Not ready within a moment of standing there, or never: the way that needs no click is offered.
      popup = request && page.openPopup(addressFor('web_message', request))
      if (popup) wait()
      else $view.set({ step: 'blocked' })
    },
    redirect() {
      prepare().then(() => request && page.leave(addressFor('fragment', request)))
    },
  }
}

/** The origin of the site that a client belongs to: its API stands there. */
export function siteOf({ base }: Pick<Prostuti, 'base'>, page: HostPage): string {
  return new URL(base, page.address()).origin
}

/** Takes an answer out of the address, and the address back to what it was; null unless this very tab asked for it. */
function takeReturn(page: HostPage): { answer: Answer; verifier: string } | null {
  const found = readFragment(page.address())
  if (!found) return null
  const kept = parseKept(page.kept)
  page.keep(null)
  page.showAddress(page.address().split('#', 1)[0]! + (kept?.hash ?? ''))
  return kept?.state === found.state ? { answer: found.answer, verifier: kept.verifier } : null
}

function parseKept(text: string | null): Kept | null {
  // Written by this file alone, on this origin; what is not there was asked for by nobody here.
  return text === null ? null : (JSON.parse(text) as Kept)
}
