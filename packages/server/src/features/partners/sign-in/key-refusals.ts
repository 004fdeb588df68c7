import type { KeyFault } from '@prostuti/contract'
import { AppError } from '../../../platform/errors/app-error.ts'

type Words = readonly [message: string, bn: string]

const reasons: Readonly<Record<KeyFault, Words>> = {
  no_key: [
    'Paste a public key (PEM or JWK), a key set, or an address that begins with https://',
    'পাবলিক চাবি (PEM বা JWK), চাবির তালিকা, অথবা https:// দিয়ে ঠিকানা দিন।',
  ],
  private: [
    'This is the private half: it stays on their server, and is to be replaced now that it was shown',
    'এটি গোপন চাবি। এটি তাদের সার্ভারেই থাকবে; দেখানো হয়েছে বলে এখন বদলে ফেলতে হবে।',
  ],
  symmetric: [
    'A shared secret signs nothing here: make a pair of keys (RS256 or ES256)',
    'একই গোপন চাবি দুই দিকে চলে না: এক জোড়া চাবি (RS256 বা ES256) বানান।',
  ],
  algorithm: ['Only keys for RS256 and ES256 are taken', 'শুধু RS256 ও ES256-এর চাবি চলে।'],
  too_short: ['An RSA key has from 2048 to 8192 bits', 'RSA চাবি ২০৪৮ থেকে ৮১৯২ বিটের হতে হয়।'],
  too_many: ['A key set has 10 keys at most', 'একটি তালিকায় ১০টির বেশি চাবি থাকে না।'],
  other_origin: [
    'The address stands on one of the sites where the partner runs',
    'যে সাইটগুলোতে চলে, ঠিকানাটি তার একটিতে হতে হবে।',
  ],
}

export function keyRefusal(code: KeyFault): AppError {
  const [message, bn] = reasons[code]
  return new AppError('validation_failed', { fields: [{ path: 'source', code, message, bn }] })
}

const conflicts: Readonly<Record<'too_many' | 'known', Words>> = {
  too_many: ['A partner has 10 keys at most: remove one', 'একটি পার্টনারের ১০টির বেশি চাবি থাকে না: আগে একটি সরান।'],
  known: ['This key is there already', 'এই চাবি আগে থেকেই আছে।'],
}

export function conflictOfKey(code: 'too_many' | 'known'): AppError {
  const [message, bn] = conflicts[code]
  return new AppError('conflict', { fields: [{ path: 'source', code, message, bn }] })
}
