import { lookup } from 'node:dns'
import { type IncomingMessage, request as requestPlain } from 'node:http'
import { request as requestSecure } from 'node:https'
import type { KeyFetchFault } from '@prostuti/contract'
import { createPublicLookup, PrivateHost } from '../webhooks/public-lookup.ts'
import { webhookFault } from '../webhooks/webhook-fault.ts'
import { KeyRefused, type PublicKey, readKeySet } from './public-key.ts'

/** So long reading an address may take, and so many bytes it may send. */
const timeoutMs = 5_000
const mostBytes = 64 * 1_024

/** The keys at an address, or why they are not known. */
export type FetchedKeys = { readonly keys: readonly PublicKey[] } | { readonly fault: KeyFetchFault }

class Refused extends Error {
  readonly fault: KeyFetchFault
  constructor(fault: KeyFetchFault) {
    super(fault)
    this.fault = fault
  }
}

const publicLookup = createPublicLookup(lookup)

/** Reads a key set: from an address that was looked at, without redirects. Never throws: what is wrong with it staff are told. */
export async function fetchKeySet(url: string, options: { readonly privateHosts: boolean }): Promise<FetchedKeys> {
  if (webhookFault(url, options)) return { fault: 'private_host' }
  const signal = AbortSignal.timeout(timeoutMs)
  try {
    const response = await ask(url, options, signal)
    if (response.statusCode !== 200) {
      response.destroy()
      return { fault: 'status' }
    }
    return { keys: await readKeySet(JSON.parse(await textOf(response))) }
  } catch (error) {
    return { fault: faultOf(error, signal) }
  }
}

function ask(url: string, { privateHosts }: { privateHosts: boolean }, signal: AbortSignal): Promise<IncomingMessage> {
  const request = url.startsWith('https:') ? requestSecure : requestPlain
  return new Promise((resolve, reject) => {
    const headers = { accept: 'application/json', 'user-agent': 'Prostuti-Sign-In/1' }
    const sent = request(url, { agent: false, signal, headers, ...(!privateHosts && { lookup: publicLookup }) })
    sent.on('error', reject)
    sent.on('response', resolve)
    sent.end()
  })
}

async function textOf(response: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of response) {
    size += part.length
    if (size > mostBytes) throw new Refused('too_large')
    parts.push(part)
  }
  return Buffer.concat(parts).toString()
}

function faultOf(error: unknown, signal: AbortSignal): KeyFetchFault {
  if (error instanceof Refused) return error.fault
  if (error instanceof PrivateHost) return 'private_host'
  if (error instanceof KeyRefused || error instanceof SyntaxError) return 'no_key'
  return signal.aborted ? 'timeout' : 'no_answer'
}
