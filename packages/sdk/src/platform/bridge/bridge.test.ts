import { describe, expect, it } from 'vitest'
import { openBridge } from './bridge.ts'
import { ackMs, longestIncoming } from './messages.ts'
import { readMessage } from './read-message.ts'
import { type BridgeTransport, findTransport, type HeldWindow } from './transports.ts'

const said = (type: string, fields: object = {}) => JSON.stringify({ prostuti: 1, type, ...fields })
const hello = said('hello', { version: 1 })

/** A bridge whose wrapper is played by the test. */
function play() {
  const sent: Record<string, unknown>[] = []
  const heard: unknown[] = []
  const unheard: unknown[] = []
  const timers: { run: () => void; ms: number; stopped: boolean }[] = []
  let say: (text: unknown) => void = () => undefined
  const hear = (message: unknown) => void heard.push(message)
  const transport: BridgeTransport = {
    kind: 'ios',
    post: text => sent.push(JSON.parse(text)) > 0,
    listen(given) {
      say = given
    },
  }
  const bridge = openBridge({
    transport,
    clock: {
      setTimer(run, ms) {
        const timer = { run, ms, stopped: false }
        timers.push(timer)
        return () => {
          timer.stopped = true
        }
      },
    },
    hear: { code: hear, language: hear, theme: hear, back: hear, 'safe-area': hear, keyboard: hear, 'text-size': hear },
    onUnheard: (type, detail) => void unheard.push([type, detail]),
  })
  const wait = () => {
    for (const { run, ms, stopped } of timers) if (!stopped && ms === ackMs) run()
  }
  return { bridge, sent, heard, unheard, wait, say: (text: unknown) => say(text) }
}

const receipt = { exam: '7', signature: 'x' }

describe('the bridge of an app', () => {
  it('says hello first, and nothing else before the app has', () => {
    const { bridge, sent, heard, say } = play()
    bridge.send('joined', { exam: '7', attempt: 1, deadline: null })
    say(said('back'))
    expect(sent).toEqual([{ prostuti: 1, type: 'hello', version: 1 }])
    expect(heard).toEqual([])
    say(hello)
    expect(sent.slice(1)).toEqual([{ prostuti: 1, type: 'joined', exam: '7', attempt: 1, deadline: null }])
    say(said('back'))
    expect(heard).toEqual([{ type: 'back' }])
  })

  it('stays silent towards an app of a version that it does not know', () => {
    const { bridge, sent, say } = play()
    say(said('hello', { version: 2 }))
    bridge.send('signed-in')
    expect(sent.map(({ type }) => type)).toEqual(['hello'])
  })

  it('lets no token and no answer cross, whatever an event holds', () => {
    const { bridge, sent, say } = play()
    say(hello)
    bridge.send('answered', { question: '3', option: 2, answered: 4, total: 9 })
    bridge.send('signed-in', { id: '1', token: 'secret' })
    expect(sent.slice(1)).toEqual([
      { prostuti: 1, type: 'answered', answered: 4, total: 9 },
      { prostuti: 1, type: 'signed-in' },
    ])
  })

  it('has the page show what the app has not said to have heard within five seconds', () => {
    const { bridge, sent, unheard, wait, say } = play()
    say(hello)
    bridge.send('submitted', { receipt })
    say(said('ack', { id: sent.at(-1)!.id }))
    wait()
    expect(unheard).toEqual([])
    bridge.send('failed', { code: 'too_late' })
    wait()
    expect(unheard).toEqual([['failed', { code: 'too_late' }]])
  })

  it('has the page show it, too, where no app answers at all', () => {
    const { bridge, unheard, wait } = play()
    bridge.send('submitted', { receipt })
    wait()
    expect(unheard).toEqual([['submitted', { receipt }]])
  })

  it.each([
    ['no text', { prostuti: 1, type: 'back' }],
    ['no JSON', '{'],
    ['another program’s', JSON.stringify({ type: 'back' })],
    ['of another version', JSON.stringify({ prostuti: 2, type: 'back' })],
    ['unknown', said('pay')],
    ['named like what every object has', said('toString')],
    ['a code without its state', said('code', { code: 'x' })],
    ['a theme that there is not', said('theme', { theme: 'red' })],
    ['a room that is none', said('safe-area', { top: '1', right: 0, bottom: 0, left: 0 })],
    ['too long', said('code', { code: 'x', state: 'y', more: 'z'.repeat(longestIncoming) })],
  ])('ignores a message that is %s', (_, text) => expect(readMessage(text)).toBeNull())

  it('reads the fields of a message and no others', () =>
    expect(readMessage(said('code', { code: 'x', state: 'y', token: 'z' }))).toEqual({
      type: 'code',
      code: 'x',
      state: 'y',
    }))
})

describe('a frame', () => {
  const origins = ['https://coaching.example']
  /** A page in a frame, as far as the transport looks at one. */
  function framed(around: string | undefined, referrer = '') {
    const posted: [string, string][] = []
    const listeners: ((event: object) => void)[] = []
    const parent = { postMessage: (text: string, target: string) => posted.push([text, target]) }
    const page = {
      parent,
      document: { referrer },
      location: { ancestorOrigins: around === undefined ? undefined : [around] },
      addEventListener: (_: string, listener: (event: object) => void) => listeners.push(listener),
    }
    const transport = findTransport(page as unknown as HeldWindow, origins)!
    const heard: unknown[] = []
    transport.listen(text => heard.push(text))
    const say = (origin: string, source: unknown = parent) => {
      for (const each of listeners) each({ origin, source, data: 'x' })
    }
    return { transport, posted, heard, say }
  }

  it('speaks to the registered origin around it, by its exact name', () => {
    const { transport, posted } = framed(undefined, 'https://coaching.example/exams?x')
    expect(transport.post('x')).toBe(true)
    expect(posted).toEqual([['x', 'https://coaching.example']])
  })

  it('says nothing to another, and hears nobody but the page around it', () => {
    const { transport, posted, heard, say } = framed('https://evil.example')
    expect(transport.post('x')).toBe(false)
    say('https://evil.example')
    say('https://coaching.example', {})
    expect([posted, heard]).toEqual([[], []])
  })

  it('waits for the page around it to speak where no browser says who that is', () => {
    const { transport, posted, heard, say } = framed(undefined)
    expect(transport.post('x')).toBe(false)
    say('https://coaching.example')
    expect(heard).toEqual(['x'])
    transport.post('y')
    expect(posted).toEqual([['y', 'https://coaching.example']])
  })
})
