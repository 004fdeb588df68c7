import { limitOf, type Right, type RightLimit } from '@prostuti/contract'
import { AppError } from '../../errors/app-error.ts'
import type { Viewer } from './viewer.ts'

/**
 * How far a right goes in this person's role, where a call asks for more than its row does: a field that costs another right,
 * say. Throws `forbidden` with a sentence that says who can.
 *
 * @example if (body.price !== program.price) requireRight(viewer, 'prices.change')
 */
export function requireRight({ role }: Pick<Viewer, 'role'>, right: Right): RightLimit {
  const limit = limitOf(role, right)
  if (!limit) throw beyondRole()
  return limit
}

/** The role lacks what this takes. */
export const beyondRole = (): AppError =>
  new AppError('forbidden', {
    detail: {
      bn: 'আপনার ভূমিকায় এই কাজটি নেই। একজন মালিক এটি করতে পারেন।',
      en: 'Your role does not include this. An owner can do it.',
    },
  })

/** One of the staff looks on as a person, and this is no part of looking. */
export const viewOnly = (): AppError =>
  new AppError('forbidden', {
    detail: {
      bn: 'আপনি অন্যের চোখে দেখছেন: শুধু দেখা যায়। নিজের কাছে ফিরে এটি করুন।',
      en: 'You are looking as somebody else, which is read only. Go back to yourself for this.',
    },
  })

/** The role has a right, and this goes further than it reaches. Throws `forbidden` with the bound in words. */
export const beyondLimit = {
  own: (): AppError =>
    forbidden(
      'নিজের লেখা নিজে অনুমোদন করা যায় না; আরেকজন করবেন।',
      'Nobody approves what they wrote themselves; another person does.',
    ),
  free: (): AppError => forbidden('আপনার ভূমিকায় বিনা মূল্যে দেওয়া যায় না।', 'Your role does not give anything for free.'),
  readOnly: (): AppError => forbidden('আপনার ভূমিকায় এটি কেবল পড়া যায়।', 'Your role may read this and change nothing.'),
  coins: (most: number): AppError =>
    forbidden(
      `আপনার ভূমিকায় একবারে ${inBangla(most)} কয়েন পর্যন্ত দেওয়া যায়।`,
      `Your role gives up to ${inEnglish(most)} coins at a time.`,
    ),
  people: (most: number): AppError =>
    forbidden(`আপনার ভূমিকায় ${inBangla(most)} জন পর্যন্ত পাঠানো যায়।`, `Your role sends to up to ${inEnglish(most)} people.`),
  days: (most: number): AppError =>
    forbidden(
      `আপনার ভূমিকায় ${inBangla(most)} দিন পর্যন্ত করা যায়।`,
      `Your role does this for up to ${inEnglish(most)} days.`,
    ),
} as const

const forbidden = (bn: string, en: string) => new AppError('forbidden', { detail: { bn, en } })

const inBangla = (count: number) => count.toLocaleString('bn-BD')
const inEnglish = (count: number) => count.toLocaleString('en-GB')
