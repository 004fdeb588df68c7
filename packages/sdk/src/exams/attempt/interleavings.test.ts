import type { AnswerSheet, Change, MergedEntry } from '@prostuti/contract'
import { next } from '@prostuti/contract/attempt'
import { describe, expect, it } from 'vitest'
import { createFakeAttempt, type FakeAttempt, FakeRefusal, type Merge } from '../../testing/fake-attempt.ts'
import { createLocalSheet, type LocalSheet, type LocalSheetParts } from './sheet/local-sheet.ts'

/** What a test may get wrong on purpose. */
interface Parts {
  merge?: Merge
  next?: typeof next
  createSheet?: (parts: LocalSheetParts) => LocalSheet
}

/** One question is enough: devices merge question by question. Answers count up, so a greater one is a newer one. */
const question = '1'
const second = 1_000

interface Device {
  readonly name: string
  sheet: LocalSheet
  /** What its journal holds: all that is left after a crash. */
  saved: { entries: readonly MergedEntry[]; mergedThrough: number; sealed: AnswerSheet | null }
  outgoing: Change[] | null
  incoming: { through: number; received: number; merged: MergedEntry[] } | null
}

interface Model {
  now: number
  answers: number
  arrived: number
  frozen: string | null
  readonly server: FakeAttempt
  readonly devices: readonly [Device, Device]
}

type Step = { readonly name: string; possible(model: Model): boolean; run(model: Model): void }

function start({ merge, next, createSheet = createLocalSheet }: Parts): Model {
  const device = (name: string): Device => ({
    name,
    sheet: createSheet({ device: name }),
    saved: { entries: [], mergedThrough: 0, sealed: null },
    outgoing: null,
    incoming: null,
  })
  const server = createFakeAttempt({ exam: '7', joinedAt: 0, deadline: 1_000 * second, graceMs: 0, merge, next })
  server.markNotified('a')
  server.markNotified('b')
  return { now: 0, answers: 0, arrived: 0, frozen: null, server, devices: [device('a'), device('b')] }
}

function stepsOf(index: 0 | 1, createSheet = createLocalSheet): Step[] {
  const on = (
    name: string,
    possible: (device: Device, model: Model) => boolean,
    run: (device: Device, model: Model) => void,
  ) => ({
    name: `${index === 0 ? 'phone' : 'laptop'} ${name}`,
    possible: (model: Model) => possible(model.devices[index], model),
    run: (model: Model) => run(model.devices[index], model),
  })
  return [
    on('answers', isTaking, (device, model) => {
      device.sheet.answer(question, ++model.answers, model.now)
      save(device)
    }),
    on(
      'marks',
      device => isTaking(device) && index === 0 && device.sheet.entry(question) !== null,
      device => {
        device.sheet.mark(question, !device.sheet.entry(question)?.marked)
        save(device)
      },
    ),
    on(
      'sends a draft',
      device => isTaking(device) && !device.outgoing && device.sheet.pending().length > 0,
      device => {
        device.outgoing = device.sheet.pending()
      },
    ),
    on('’s draft arrives', device => device.outgoing !== null, arrive),
    on('hears of its draft', device => device.incoming !== null, hear),
    on('submits', device => device.sheet.entry(question) !== null, submit),
    on(
      'crashes',
      (_, model) => model.answers > 0,
      device => {
        device.sheet = createSheet({ device: device.name, ...device.saved })
        device.outgoing = null
        device.incoming = null
      },
    ),
  ]
}

const settle: Step = {
  name: 'the server settles',
  possible: model => model.server.state === 'open' && model.answers > 0,
  run: model => model.server.settle(Number.MAX_SAFE_INTEGER),
}

function isTaking(device: Device): boolean {
  return device.saved.sealed === null
}

function save(device: Device): void {
  const { sealed } = device.saved
  device.saved = { entries: device.sheet.entries(), mergedThrough: device.sheet.mergedThrough, sealed }
}

function arrive(device: Device, model: Model): void {
  const changes = device.outgoing!
  device.outgoing = null
  attempted(model, changes, () => {
    model.server.draft(device.name, changes, model.now)
    const merged = model.server.hasNewsFor(device.name) ? [...model.server.sheet.values()] : []
    model.server.markNotified(device.name)
    device.incoming = { through: Math.max(...changes.map(change => change.seq)), received: model.now, merged }
  })
}

function hear(device: Device): void {
  const { through, received, merged } = device.incoming!
  device.incoming = null
  device.sheet.acknowledge(through, received)
  device.sheet.adopt(merged)
  save(device)
}

function submit(device: Device, model: Model): void {
  const entries = device.sheet.entries().map(({ device: _, ...change }) => change)
  const sealed = device.saved.sealed ?? sheetOf(device.name, entries)
  device.saved = { ...device.saved, sealed }
  attempted(model, sealed.answer_sheet, () => model.server.submit(sealed, model.now))
}

function sheetOf(device: string, answer_sheet: AnswerSheet['answer_sheet']): AnswerSheet {
  const submission_id = `submission of ${device}`
  const times = { joined_time: '', duration: '00:16:40' }
  return { exam: '7', submission_id, ...times, origin: 'Browser', device, answer_sheet }
}

/** What a refused call carried has not arrived. */
function attempted(model: Model, changes: readonly { answer: number | null }[], work: () => void): void {
  const wasOpen = model.server.state === 'open'
  try {
    work()
  } catch (error) {
    if (!(error instanceof FakeRefusal)) throw error
    return
  }
  if (wasOpen) model.arrived = Math.max(model.arrived, ...changes.map(change => change.answer ?? 0))
}

const shown = (device: Device) => device.sheet.entry(question)?.answer ?? 0

/** What must hold after every step; `before` is what the two screens showed. */
function broken(model: Model, before: readonly number[]): string | null {
  const { server, devices } = model
  if (server.state === 'closed') {
    const sheet = JSON.stringify([...server.sheet])
    model.frozen ??= sheet
    if (model.frozen !== sheet) return 'something was written after the end'
  }
  if (devices.some((device, index) => shown(device) < before[index]!)) return 'a screen went back to an older answer'
  if ((server.sheet.get(question)?.answer ?? 0) !== model.arrived) return 'an older answer stands at the server'
  return server.closings > 1 ? 'it was closed twice' : null
}

interface Finding {
  readonly tried: number
  readonly broken: string | null
}

/** Tries every interleaving of so many steps after `prefix`; stops at the first that breaks a rule and reports it. */
function explore(depth: number, parts: Parts = {}, prefix: readonly string[] = []): Finding {
  const steps = [...stepsOf(0, parts.createSheet), ...stepsOf(1, parts.createSheet), settle]
  let tried = 0

  function walk(path: Step[]): string | null {
    const { model, fault } = replay(path, parts)
    if (fault) return `${path.map(step => step.name).join(', ')}: ${fault}`
    if (path.length === depth + prefix.length) {
      tried++
      return null
    }
    for (const step of steps) {
      const found = step.possible(model) ? walk([...path, step]) : null
      if (found) return found
    }
    return null
  }

  return { broken: walk(prefix.map(name => steps.find(step => step.name === name)!)), tried }
}

function replay(path: readonly Step[], parts: Parts): { model: Model; fault: string | null } {
  const model = start(parts)
  let fault: string | null = null
  for (const step of path) {
    const before = model.devices.map(shown)
    model.now += second
    step.run(model)
    fault = broken(model, before)
  }
  return { model, fault }
}

/** The laptop's answer is at the server, and the phone has not heard of it. */
const laptopWasFirst = ['laptop answers', 'laptop sends a draft', 'laptop ’s draft arrives']

const lastWriterWins: Merge = (sheet, entries) => {
  for (const entry of entries) sheet.set(entry.question, entry)
  return true
}

const neverClosed: typeof next = (state, event) =>
  event === 'draft' ? { state, outcome: 'merged' } : next(state, event)

/** Takes the server's word over its own newer answer. */
function obedient(parts: LocalSheetParts): LocalSheet {
  let sheet = createLocalSheet(parts)
  return variant(() => sheet, {
    adopt(merged) {
      const entries = new Map([...sheet.entries(), ...merged].map(entry => [entry.question, entry]))
      sheet = createLocalSheet({ ...parts, mergedThrough: sheet.mergedThrough, entries: [...entries.values()] })
      return [...merged]
    },
  })
}

/** Takes a mark for an answer given now. */
function marking(parts: LocalSheetParts): LocalSheet {
  const sheet = createLocalSheet(parts)
  return variant(() => sheet, { mark: id => sheet.answer(id, sheet.entry(id)?.answer ?? null, 500 * second) })
}

describe('every way in which two devices, drafts, submitting, settling and crashes can follow one another', () => {
  it.each([
    [6, []],
    [6, laptopWasFirst],
  ])(
    'leaves the newest answer standing, and nothing changes after the end (%d steps after %j)',
    { timeout: 120_000 },
    (depth, prefix) => {
      const { broken, tried } = explore(depth, {}, prefix)
      expect(broken).toBeNull()
      expect(tried).toBeGreaterThan(40_000)
    },
  )

  it.each([
    ['the last to arrive won', { merge: lastWriterWins }, 'an older answer stands at the server'],
    ['a draft were merged into a closed sheet', { next: neverClosed }, 'something was written after the end'],
    ['a device took the server’s word over its own newer answer', { createSheet: obedient }, 'a screen went back'],
    ['a mark counted as a new answer', { createSheet: marking }, 'an older answer stands at the server'],
  ])('would be found out if %s', (_, parts, rule) => {
    expect(explore(6, parts, laptopWasFirst).broken).toContain(rule)
  })
})

/** `current`, done differently in some things. */
function variant(current: () => LocalSheet, different: Partial<LocalSheet>): LocalSheet {
  return {
    get device() {
      return current().device
    },
    get mergedThrough() {
      return current().mergedThrough
    },
    entries: () => current().entries(),
    entry: id => current().entry(id),
    answer: (...args) => current().answer(...args),
    mark: (...args) => current().mark(...args),
    insert: change => current().insert(change),
    pending: () => current().pending(),
    acknowledge: (...args) => current().acknowledge(...args),
    adopt: entries => current().adopt(entries),
    ...different,
  }
}
