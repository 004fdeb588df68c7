import { randomBytes } from 'node:crypto'
import type { AppParts } from '@prostuti/server/app/app-options'

type Change = NonNullable<AppParts['changePartnerSignIns']>

/** Believes what a token says where the real one refuses it, as a server does that decodes and does not verify. */
export const believing: Change = real => ({
  ...real,
  async read(jwt, page) {
    try {
      return await real.read(jwt, page)
    } catch {
      const { sub } = JSON.parse(Buffer.from(jwt.split('.')[1]!, 'base64url').toString()) as { sub: string }
      return { partner: 1, key: 1, subject: String(sub), name: '', jti: randomBytes(32), overAt: new Date() }
    }
  },
})

/** Takes the same token as often as it comes. */
export const forgetful: Change = real => ({
  ...real,
  take: (client, said, tokenHash) => real.take(client, { ...said, jti: randomBytes(32) }, tokenHash),
})
