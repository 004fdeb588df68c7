import { createPublicKey, type JsonWebKey, type KeyObject } from 'node:crypto'
import { type KeyFault, mostSignInKeys, type SignInAlgorithm } from '@prostuti/contract'
import { storable } from '@prostuti/contract/values'
import { calculateJwkThumbprint } from 'jose'
import { z } from 'zod'

/** A public key as it is kept: what it takes to check a signature, and the name by which a token calls for it. */
export interface PublicKey {
  readonly kid: string
  readonly alg: SignInAlgorithm
  readonly jwk: JsonWebKey
}

/** What is pasted is none that we take, and why. */
export class KeyRefused extends Error {
  readonly fault: KeyFault
  constructor(fault: KeyFault) {
    super(fault)
    this.fault = fault
  }
}

/** Below it the algorithm itself refuses; above it a signature takes long to check. */
const modulus = { least: 2_048, most: 8_192 }

const Jwk = z.looseObject({ kty: z.string(), kid: z.string().max(200).regex(storable).optional() })
const KeySet = z.object({ keys: z.array(z.unknown()).min(1) })

/** The keys of a PEM, a JWK or a key set. Throws `KeyRefused`. */
export async function readPublicKeys(text: string): Promise<PublicKey[]> {
  if (/-----BEGIN [A-Z ]*PRIVATE KEY/.test(text)) throw new KeyRefused('private')
  if (text.includes('-----BEGIN ')) return [await publicKeyOf(() => createPublicKey(text))]
  return readKeySet(jsonOf(text))
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new KeyRefused('no_key')
  }
}

/** The same of JSON: one key, or a set whose other keys (for encryption, of other kinds) are left out. Throws `KeyRefused`. */
export async function readKeySet(value: unknown): Promise<PublicKey[]> {
  const set = KeySet.safeParse(value)
  if (!set.success) return [await readJwk(value)]
  const read = await Promise.all(
    set.data.keys.map(each =>
      readJwk(each).catch(error => {
        // A set with a secret in it is no mistake to look past.
        if (error instanceof KeyRefused && error.fault !== 'private' && error.fault !== 'symmetric') return error
        throw error
      }),
    ),
  )
  const keys = read.flatMap(each => (each instanceof KeyRefused ? [] : [each]))
  const refused = read.find(each => each instanceof KeyRefused)
  if (keys.length === 0 && refused) throw refused
  if (keys.length > mostSignInKeys) throw new KeyRefused('too_many')
  return keys
}

async function readJwk(value: unknown): Promise<PublicKey> {
  const { data: jwk } = Jwk.safeParse(value)
  if (!jwk) throw new KeyRefused('no_key')
  if (jwk.kty === 'oct') throw new KeyRefused('symmetric')
  if ('d' in jwk) throw new KeyRefused('private')
  if (jwk.use !== undefined && jwk.use !== 'sig') throw new KeyRefused('algorithm')
  const key = await publicKeyOf(() => createPublicKey({ key: jwk, format: 'jwk' }), jwk.kid)
  if (jwk.alg !== undefined && jwk.alg !== key.alg) throw new KeyRefused('algorithm')
  return key
}

async function publicKeyOf(read: () => KeyObject, kid?: string): Promise<PublicKey> {
  let key: KeyObject
  try {
    key = read()
  } catch {
    throw new KeyRefused('no_key')
  }
  const alg = algorithmOf(key)
  const jwk = key.export({ format: 'jwk' })
  return { kid: kid || (await calculateJwkThumbprint(jwk)), alg, jwk }
}

function algorithmOf({ asymmetricKeyType: type, asymmetricKeyDetails: details = {} }: KeyObject): SignInAlgorithm {
  const { modulusLength = 0, namedCurve } = details
  if (type === 'ec' && namedCurve === 'prime256v1') return 'ES256'
  if (type !== 'rsa') throw new KeyRefused('algorithm')
  if (modulusLength < modulus.least || modulusLength > modulus.most) throw new KeyRefused('too_short')
  return 'RS256'
}
