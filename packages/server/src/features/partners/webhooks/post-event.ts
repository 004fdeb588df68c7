import { lookup } from 'node:dns'
import { type IncomingMessage, request as requestPlain } from 'node:http'
import { request as requestSecure } from 'node:https'
import { type DeliveryFault, keptAnswerLength } from '@prostuti/contract'
import { storable } from '@prostuti/contract/values'
import { createPublicLookup, PrivateHost } from './public-lookup.ts'
import { webhookFault } from './webhook-fault.ts'

/** So long one try may take, the beginning of its answer included. */
const timeoutMs = 10_000

/** What came of one try. */
export interface Answered {
  readonly status: number | null
  readonly fault: DeliveryFault | null
  readonly ms: number
  readonly answer: string
}

interface Sent {
  readonly body: string
  readonly headers: Readonly<Record<string, string>>
  readonly privateHosts: boolean
}

const publicLookup = createPublicLookup(lookup)

/** One try: a connection of its own to an address that was looked at, and no redirect followed. */
export async function postEvent(url: string, { body, headers, privateHosts }: Sent): Promise<Answered> {
  const began = performance.now()
  const ms = () => Math.round(performance.now() - began)
  // It was looked at when it was saved, maybe by a server with other settings.
  if (webhookFault(url, { privateHosts })) return { status: null, fault: 'private_host', ms: 0, answer: '' }
  const signal = AbortSignal.timeout(timeoutMs)
  try {
    const response = await send(url, { body, headers, privateHosts }, signal)
    const answer = await beginningOf(response, signal)
    return { status: response.statusCode ?? 0, fault: null, ms: ms(), answer }
  } catch (error) {
    return { status: null, fault: faultOf(error, signal), ms: ms(), answer: '' }
  }
}

function send(url: string, { body, headers, privateHosts }: Sent, signal: AbortSignal): Promise<IncomingMessage> {
  const request = url.startsWith('https:') ? requestSecure : requestPlain
  return new Promise((resolve, reject) => {
    const sent = request(url, {
      ...{ method: 'POST', agent: false, signal },
      headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) },
      ...(!privateHosts && { lookup: publicLookup }),
    })
    sent.on('error', reject)
    sent.on('response', resolve)
    sent.end(body)
  })
}

function faultOf(error: unknown, signal: AbortSignal): DeliveryFault {
  if (error instanceof PrivateHost) return 'private_host'
  return signal.aborted ? 'timeout' : 'no_answer'
}

/** The first letters of an answer; the rest is not waited for. */
function beginningOf(response: IncomingMessage, signal: AbortSignal): Promise<string> {
  let text = ''
  response.setEncoding('utf8')
  return new Promise((resolve, reject) => {
    const end = () => {
      resolve(readable(text))
      response.destroy()
    }
    response.on('data', (part: string) => {
      text += part
      if (text.length >= 4 * keptAnswerLength) end()
    })
    response.on('end', end)
    response.on('error', error => (signal.aborted ? reject(error) : end()))
  })
}

/** On one line, of characters that PostgreSQL stores. */
const readable = (text: string) =>
  [...text.replaceAll(/\s+/g, ' ').trim()]
    .filter(letter => storable.test(letter))
    .join('')
    .slice(0, keptAnswerLength)
