import type { Prostuti } from '../client.ts'
import { type ClientParts, createClient } from '../create-client.ts'
import type { Attempt } from '../exams/attempt/screen/attempt-types.ts'
import { createAttemptApi } from '../exams/attempt-api.ts'
import { createServerClock } from '../exams/clock/server-clock.ts'
import { createJournal } from '../exams/journal/journal.ts'
import { createOutbox } from '../exams/outbox/outbox.ts'
import { sendByFetch } from '../http/send-by-fetch.ts'
import { createDevice, type Device, type Page } from './device.ts'
import { createFakeServer, type FakeServer, type FakeServerOptions } from './fake-server.ts'
import { userInfo } from './people.ts'
import { createVirtualTime, type VirtualTime } from './virtual-time.ts'

/** The sandbox's learners, by their ids here. */
const names: Record<string, string> = { 1: 'Nusrat', 2: 'Rafi' }

export interface Simulation {
  readonly time: VirtualTime
  readonly server: FakeServer
  device(): Device
  /** Signs a person in on a device, as if they had been since yesterday. */
  signIn(device: Device, person?: string, at?: string): void
  /** Opens a page with a client on it. */
  page(device: Device, parts?: Partial<ClientParts>, at?: string): OpenPage
  /** A device, signed in, with an open attempt that has joined. */
  openAttempt(options?: { device?: Device; parts?: Partial<ClientParts> }): Promise<AttemptPage>
}

export interface OpenPage extends Page {
  readonly client: Prostuti
  open(exam?: string, mode?: 'live' | 'archive'): Attempt
}

export interface AttemptPage extends OpenPage {
  readonly device: Device
  readonly attempt: Attempt
  /** The page dies and another one opens on the same device and exam. */
  reload(parts?: Partial<ClientParts>): Promise<AttemptPage>
}

export const base = 'https://prostuti.example/api/'

/** One fake server with the real rules, any number of devices, and one virtual clock that the test advances. */
export function createSimulation(options: FakeServerOptions = {}): Simulation {
  const time = createVirtualTime()
  const server = createFakeServer(time, options)

  function signIn(device: Device, person = '1', at = base): void {
    const token = `token-${person}`
    server.tokens.set(token, person)
    device.items.set(`prostuti:session:${at}`, JSON.stringify({ token, user: userInfo(person, names[person]!) }))
  }

  function page(device: Device, parts: Partial<ClientParts> = {}, at = base): OpenPage {
    const opened = device.open(server.fetch)
    const client = createClient(
      { base: at, platform: opened.platform, send: sendByFetch },
      { random: () => 0.5, createServerClock, createJournal, createOutbox, createAttemptApi, ...parts },
    )
    const open = (exam = '7', mode: 'live' | 'archive' = 'live') => client.exams.openAttempt({ exam, mode })
    return Object.assign(opened, { client, open })
  }

  async function openAttemptPage(device: Device, parts?: Partial<ClientParts>): Promise<AttemptPage> {
    const opened = page(device, parts)
    const attempt = opened.open()
    await time.advance(200)
    return Object.assign(opened, {
      device,
      attempt,
      reload(again?: Partial<ClientParts>) {
        opened.kill()
        return openAttemptPage(device, again)
      },
    })
  }

  return {
    time,
    server,
    device: () => createDevice(time),
    signIn,
    page,
    async openAttempt({ device = createDevice(time), parts } = {}) {
      signIn(device)
      return openAttemptPage(device, parts)
    },
  }
}

/** What the screen shows as answered: question → option. */
export function shownAnswers(attempt: Attempt): Record<string, number> {
  const questions = attempt.$view.get().paper?.questions ?? []
  const entries = questions.map(({ id }) => [id, attempt.$entry(id).get()?.answer ?? null] as const)
  return Object.fromEntries(entries.filter(([, answer]) => answer !== null)) as Record<string, number>
}

/** What the server holds: question → option. */
export function serverAnswers(server: FakeServer, person = '1', exam = '7'): Record<string, number> {
  const entries = [...server.attempt(person, exam).sheet.values()].filter(entry => entry.answer !== null)
  return Object.fromEntries(entries.map(entry => [entry.question, entry.answer!]))
}
