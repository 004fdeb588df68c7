import { atom, type ReadableAtom, type WritableAtom } from 'nanostores'
import { exchangeSignIn } from '../auth/index.ts'
import type { Prostuti } from '../client.ts'
import { combine } from '../combine.ts'
import type { HostMessage, HostPage } from '../platform/host-page.ts'
import { type Answer, readAnswer, readFragment } from './sign-in-answer.ts'
import { createRequest, loginAddress, type ResponseMode, type SignInRequest } from './sign-in-request.ts'

/** Where a sign-in in our window stands. */
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

/** What a sign-in in our window needs of the page. */
export interface PartnerSignInParts {
  client: Pick<Prostuti, 'base' | 'language' | 'auth' | 'http' | 'platform'>
  page: HostPage
  /** What becomes of a code; by default a session of its own. */
  exchange?: typeof exchangeSignIn
  /** Tests put wrong ones in its place. */
  readAnswer?: typeof readAnswer
}

/** What is kept for the way back: the request and the fragment that the page had. */
interface StoredRequest extends SignInRequest {
  readonly hash: string
}

interface SignInContext extends Pick<PartnerSignInParts, 'client' | 'page' | 'exchange'> {
  readonly readAnswer: typeof readAnswer
  readonly $view: WritableAtom<PartnerSignInView>
  request: SignInRequest | null
  /** Resolves when a return has been finished and a request is ready. */
  ready: Promise<void> | null
  popup: unknown
  stopWaiting(): void
}

/** OAuth's code flow with PKCE towards our own login page; the code becomes a token for exams and jobs. */
export function createPartnerSignIn(parts: PartnerSignInParts): PartnerSignIn {
  const { page } = parts
  const $view = atom<PartnerSignInView>({ step: 'idle' })
  const context: SignInContext = {
    ...parts,
    readAnswer: parts.readAnswer ?? readAnswer,
    $view,
    request: null,
    ready: null,
    popup: null,
    stopWaiting: () => undefined,
  }

  function prepare(): Promise<void> {
    context.ready ??= thenReady(context, finishReturn(context))
    return context.ready
  }

  return {
    $view,
    prepare,
    open() {
      const { request } = context
      // Not ready within a moment of standing there, or never: the way that needs no click is offered.
      context.popup = request && page.openPopup(addressFor(context, 'web_message', request))
      if (context.popup) wait(context)
      else $view.set({ step: 'blocked' })
    },
    redirect() {
      prepare().then(() => context.request && page.leave(addressFor(context, 'fragment', context.request)))
    },
  }
}

/** Makes a new request after `work`, however that ends. */
function thenReady(context: SignInContext, work: Promise<void>): Promise<void> {
  const failed = (error: unknown) => context.$view.set({ step: 'failed', error })
  return work
    .catch(failed)
    .then(async () => {
      context.request = await createRequest()
    })
    .catch(failed)
}

/** Finishes the sign-in that came back by a redirect, if one did. */
async function finishReturn(context: SignInContext): Promise<void> {
  const found = takeReturn(context.page)
  if (found) await accept(context, found.answer, found.verifier)
}

async function accept(context: SignInContext, answer: Answer, verifier: string): Promise<void> {
  const { client, $view, exchange = exchangeSignIn } = context
  context.stopWaiting()
  // Only `access_denied` is the person's own no.
  if ('error' in answer)
    return $view.set(answer.error === 'access_denied' ? { step: 'declined' } : { step: 'failed', error: answer.error })
  $view.set({ step: 'finishing' })
  await exchange(client, answer.code, verifier)
  $view.set({ step: 'idle' })
}

/** Waits for the popup. Its person may come in by another way: a popup that lost us signs in in its own window, and notifies our tabs. */
function wait(context: SignInContext): void {
  const { client, page, $view } = context
  const { $user } = client.auth
  context.stopWaiting()
  const before = $user.get()?.id
  context.stopWaiting = combine(
    page.onMessage(message => onMessage(context, message)),
    $user.listen(user => {
      if (!user || user.id === before) return
      context.stopWaiting()
      $view.set({ step: 'idle' })
    }),
  )
  $view.set({ step: 'waiting' })
}

function onMessage(context: SignInContext, message: HostMessage): void {
  const { client, page, popup, request } = context
  if (!request) return
  const { state, verifier } = request
  const answer = context.readAnswer(message, { site: siteOf(client, page), popup, state })
  if (!answer) return
  // A code is good for one request: what comes twice is not heard, and the next one has secrets of its own.
  context.request = null
  page.storeText(null)
  context.ready = thenReady(context, accept(context, answer, verifier))
}

/** The login page's address; the request is stored for the way back. */
function addressFor({ client, page }: SignInContext, mode: ResponseMode, request: SignInRequest): string {
  const address = page.address()
  page.storeText(JSON.stringify({ ...request, hash: new URL(address).hash } satisfies StoredRequest))
  return loginAddress({ site: siteOf(client, page), language: client.language }, mode, address, request)
}

/** The origin of the site that a client belongs to: its API stands there. */
export function siteOf({ base }: Pick<Prostuti, 'base'>, page: HostPage): string {
  return new URL(base, page.address()).origin
}

/** Takes an answer out of the address, and the address back to what it was; null unless this very tab asked for it. */
function takeReturn(page: HostPage): { answer: Answer; verifier: string } | null {
  const found = readFragment(page.address())
  if (!found) return null
  const stored = parseStored(page.storedText)
  page.storeText(null)
  page.showAddress(page.address().split('#', 1)[0]! + (stored?.hash ?? ''))
  return stored?.state === found.state ? { answer: found.answer, verifier: stored.verifier } : null
}

function parseStored(text: string | null): StoredRequest | null {
  // Written by this file alone, on this origin; what is not there was asked for by nobody here.
  return text === null ? null : (JSON.parse(text) as StoredRequest)
}
