import { expect, it } from 'vitest'
import { decryptPush } from './decrypt.ts'

/** RFC 8291, appendix A. */
const receiver = {
  publicKey: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  privateKey: 'q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
}
const message =
  'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN'

it('reads the example of RFC 8291', () => {
  expect(decryptPush(Buffer.from(message, 'base64url'), receiver)).toBe('When I grow up, I want to be a watermelon')
})

it('reads nothing that was changed on its way', () => {
  const changed = Buffer.from(message, 'base64url')
  changed[changed.length - 20]! ^= 1
  expect(() => decryptPush(changed, receiver)).toThrow()
})
