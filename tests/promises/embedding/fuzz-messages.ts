import type { Prostuti } from '@prostuti/sdk'
import { createPartnerSignIn, type PartnerSignInParts } from '@prostuti/sdk/partners/partner-sign-in'
import { readAnswer } from '@prostuti/sdk/partners/sign-in-answer'
import { memoryPlatform } from '@prostuti/sdk/platform/memory'
import { fakeHostPage } from '@prostuti/sdk/testing/host-page'
import fc from 'fast-check'
import type { Trial } from '../runner/trial.ts'
import { outOf } from '../support/figures.ts'

const site = 'https://prostuti.example'

/** Parts that are right by themselves, so that only what is wrong about a message can give it away. */
interface Right {
  readonly popup: object
  readonly state: string
}

/** Messages that are nearly right, and messages that are anything at all; never one that is right in every part. */
function messages({ popup, state }: Right) {
  const right = { type: 'prostuti:authorization', code: 'stolen', state }
  const origin = fc.oneof(
    fc.constant(site),
    fc.constantFrom('https://evil.example', `${site}.evil.example`, `${site}:8443`, 'null', ''),
    fc.webUrl(),
  )
  const source = fc.constantFrom<unknown>(popup, popup, null, undefined, {}, { ...popup })
  const near = fc.record({
    type: fc.oneof(fc.constant(right.type), fc.constant(right.type), fc.string()),
    code: fc.oneof(fc.constant<unknown>(right.code), fc.anything()),
    state: fc.oneof(fc.constant<unknown>(state), fc.constant(state.toUpperCase()), fc.anything()),
  })
  const data = fc.oneof(
    fc.constant<unknown>(right),
    near,
    near,
    fc.constant(JSON.stringify(right)),
    fc.constant([right]),
    fc.anything(),
  )
  return fc.record({ origin, source, data }).filter(message => !isRight(message, { popup, state }))
}

/** Said a second time here, so that it is not asked of the code it judges. */
function isRight(
  { origin, source, data }: { origin: string; source: unknown; data: unknown },
  { popup, state }: Right,
) {
  if (origin !== site || source !== popup || typeof data !== 'object' || data === null) return false
  const { type, state: returned, code, error } = data as Record<string, unknown>
  const speaks = [code, error].some(text => typeof text === 'string' && text !== '')
  return type === 'prostuti:authorization' && returned === state && speaks
}

/** A page that has opened our window hears everything that anybody sends, and takes the one answer that is meant for it. */
export async function judgeMessages(trial: Trial, label: string, understand = readAnswer): Promise<void> {
  const page = fakeHostPage('https://coaching.example/')
  const codes: string[] = []
  const signIn = createPartnerSignIn({ client: clientThat(codes), page, readAnswer: understand })
  await signIn.prepare()
  signIn.open()
  const state = new URL(page.opened[0]!).searchParams.get('state')!
  const right = { popup: page.popup, state }
  const n = trial.n(1_000, 10_000)
  let thrown = 0
  for (const message of fc.sample(messages(right), n)) {
    try {
      page.say(message)
    } catch {
      thrown += 1
    }
  }
  await settle()
  const believed = codes.length
  page.say({ origin: site, source: page.popup, data: { type: 'prostuti:authorization', code: 'meant', state } })
  await settle()
  const holds = believed === 0 && thrown === 0 && codes.at(-1) === 'meant'
  const then = codes.at(-1) === 'meant' ? 'then the right one' : 'and not the right one'
  trial.check(label, holds, `${outOf(believed, n)} believed, ${thrown} broke something, ${then}`)
}

function clientThat(codes: string[]): PartnerSignInParts['client'] {
  const call = async (_: unknown, { body }: { body: { code: string } }) => void codes.push(body.code)
  const nobody = { get: () => null, listen: () => () => undefined }
  const auth = { $user: nobody, accept: () => undefined } as unknown as Prostuti['auth']
  const http = { call } as unknown as Prostuti['http']
  return { base: `${site}/api/`, language: 'bn', auth, http, platform: memoryPlatform() }
}

const settle = () => new Promise(resolve => setTimeout(resolve, 50))
