import { createDecipheriv, createECDH, hkdfSync } from 'node:crypto'

/** What a browser keeps of its subscription, base64url. */
export interface DeviceKeys {
  readonly publicKey: string
  readonly privateKey: string
  readonly auth: string
}

/** The lengths of a salt and, after it, of the header's other fields (RFC 8188). */
const saltBytes = 16
const headerBytes = saltBytes + 4 + 1
const tagBytes = 16

/**
 * Reads a message of Web Push as a browser does (RFC 8291, one record of `aes128gcm`).
 *
 * @throws Error when it was not encrypted for this device, or has been changed
 */
export function decryptPush(body: Buffer, { publicKey, privateKey, auth }: DeviceKeys): string {
  const salt = body.subarray(0, saltBytes)
  const senderKey = body.subarray(headerBytes, headerBytes + body[headerBytes - 1]!)
  const sealed = body.subarray(headerBytes + senderKey.length)
  const curve = createECDH('prime256v1')
  curve.setPrivateKey(privateKey, 'base64url')
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), Buffer.from(publicKey, 'base64url'), senderKey])
  const secret = derive(curve.computeSecret(senderKey), Buffer.from(auth, 'base64url'), { info, bytes: 32 })
  const key = derive(secret, salt, { info: Buffer.from('Content-Encoding: aes128gcm\0'), bytes: 16 })
  const nonce = derive(secret, salt, { info: Buffer.from('Content-Encoding: nonce\0'), bytes: 12 })
  const cipher = createDecipheriv('aes-128-gcm', key, nonce)
  cipher.setAuthTag(sealed.subarray(-tagBytes))
  const padded = Buffer.concat([cipher.update(sealed.subarray(0, -tagBytes)), cipher.final()])
  // A 2 ends the only record; zeros may follow it.
  return padded.subarray(0, padded.lastIndexOf(2)).toString()
}

function derive(secret: Buffer, salt: Buffer, { info, bytes }: { info: Buffer; bytes: number }): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, info, bytes))
}
