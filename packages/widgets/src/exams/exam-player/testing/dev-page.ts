/** The player alone, on a fake attempt: `?lang=en&theme=dark&state=offline&mode=page`. For looking at and for measuring. */
import bn from 'virtual:messages/bn/player+ui'
import en from 'virtual:messages/en/player+ui'
import { clients } from '../../../foundation/client.ts'
import type { Widget } from '../../../foundation/define-widget.ts'
import { elementFromPreact } from '../../../foundation/from-preact.ts'
import { examPlayer } from '../index.ts'
import { createFakeAttempt, type FakeAttempt, fakeReceipt } from './fake-attempt.ts'
import { createFakeClient } from './fake-client.ts'
import { fakePaper } from './fake-paper.ts'

const asked = new URLSearchParams(location.search)
const error = (code: string, detail = '') => Object.assign(new Error(code), { code, status: 400, detail }) as never

/** What can be looked at. */
const states: Record<string, (attempt: FakeAttempt) => void> = {
  open: () => {},
  offline: attempt => attempt.set({ sync: { online: false, unsent: 3 } }),
  failing: attempt => attempt.set({ sync: { storage: 'failing' } }),
  'five-minutes': attempt => attempt.setRemaining(299_000),
  'last-minute': attempt => attempt.setRemaining(59_000),
  hours: attempt => attempt.setRemaining(6_123_000),
  loading: attempt => attempt.set({ phase: 'loading' }),
  elsewhere: attempt => attempt.set({ phase: 'elsewhere' }),
  sending: attempt => attempt.set({ phase: 'sending' }),
  'sending-offline': attempt => {
    attempt.setRemaining(0)
    attempt.set({ phase: 'sending', sync: { online: false } })
  },
  received: attempt => attempt.set({ phase: 'received', receipt: fakeReceipt }),
  stranded: attempt => attempt.set({ phase: 'stranded', error: error('too_late') }),
  refused: attempt => attempt.set({ phase: 'refused', error: error(asked.get('code') ?? 'exam_not_started') }),
}

const answers = Object.fromEntries(Array.from({ length: 37 }, (_, at) => [String(100 + at), at % 4]))
for (const at of [2, 9, 19]) delete answers[String(100 + at)]
const paper = fakePaper(Number(asked.get('questions') ?? 100))
const attempt = createFakeAttempt({ paper, answers: asked.has('blank') ? {} : answers, marked: ['104', '112', '122'] })
const state = asked.get('state') ?? 'open'
if (state !== 'sign-in') states[state]?.(attempt)
const client = createFakeClient({ attempt, ...(state === 'sign-in' && { user: null }) })
clients().set('/fake/', client)
Object.assign(globalThis, { attempt })

const flavour = { base: '/fake/', messages: (language: 'bn' | 'en') => ({ bn, en })[language] }
customElements.define(examPlayer.tag, elementFromPreact(examPlayer as unknown as Widget, flavour))
const player = document.createElement(examPlayer.tag)
player.setAttribute('exam-id', '7')
player.setAttribute('start', 'at-once')
player.setAttribute('lang', asked.get('lang') ?? 'bn')
if (asked.has('theme')) player.setAttribute('theme', asked.get('theme')!)
document.body.append(player)
