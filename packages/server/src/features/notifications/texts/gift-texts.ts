import type { HandPayment } from '@prostuti/contract'
import type { NotificationData } from '../../../platform/notifications/notification-data.ts'
import type { ElasticText } from './fit-text.ts'
import type { Wording } from './wording.ts'

type Gift = NotificationData['gift']

/** What staff gave, in words; the staff's screen shows the same before they give it (`site/src/staff/users/gifts`). */
export function giftTexts(gift: Gift, wording: Wording) {
  if (gift.gift === 'coins') return coinTexts(gift, wording)
  const { say, name } = wording
  const path = `/program?id=${gift.program}`
  if (gift.gift === 'own_start')
    return {
      title: {
        part: name(gift.title),
        after: say(': শুরুর দিন আপনার', ': you choose the start'),
        otherwise: say('শুরুর দিন আপনি ঠিক করুন', 'You choose the start'),
      },
      body: say(
        'নিজের শুরুর তারিখ থেকে রুটিন সাজাতে পারেন। অন্য কারও রুটিন বদলায়নি।',
        'Its days now follow your own start date. Nobody else’s days change.',
      ),
      path,
    }
  return {
    title: {
      part: name(gift.title),
      after: say(' এখন আপনার', ' is yours now'),
      otherwise: say('প্রোগ্রামটি এখন আপনার', 'The program is yours now'),
    },
    body: bodyOf(gift, wording),
    path,
  }
}

function bodyOf(
  { coins, payment }: Extract<Gift, { gift: 'program' }>,
  { say, number }: Wording,
): string | ElasticText {
  const begin = say('আজই শুরু করতে পারেন।', 'You can begin today.')
  const taken = number(coins)
  if (payment) return paidText(payment, begin, { say, number })
  if (coins === 0) return `${say('কোনো টাকা বা কয়েন লাগেনি।', 'It cost you nothing.')} ${begin}`
  return `${say(`আপনার ${taken} কয়েন দিয়ে নেওয়া হয়েছে।`, `Bought with ${taken} of your coins.`)} ${begin}`
}

const received: Readonly<Record<HandPayment['method'], readonly [bn: string, en: string]>> = {
  cash: [' নগদ পেয়েছি', ' received in cash'],
  bank: [' ব্যাংকে পেয়েছি', ' received at the bank'],
  transfer: [' পেয়েছি', ' received'],
}

function paidText(
  { amount, method, reference }: HandPayment,
  begin: string,
  { say, number }: Pick<Wording, 'say' | 'number'>,
): ElasticText {
  const paid = `৳${number(amount)}${say(...received[method])}`
  const numbered = method === 'cash' ? say('রসিদ', 'receipt') : say('লেনদেন', 'transfer')
  const end = say('।', '.')
  return {
    before: `${paid}, ${numbered} `,
    part: reference,
    after: `${end} ${begin}`,
    otherwise: `${paid}${end} ${begin}`,
  }
}

function coinTexts({ coins, reason }: Extract<Gift, { gift: 'coins' }>, { say, number }: Wording) {
  const amount = number(Math.abs(coins))
  const word = Math.abs(coins) === 1 ? 'coin' : 'coins'
  const title =
    coins > 0
      ? say(`${amount} কয়েন পেয়েছেন`, `You got ${amount} ${word}`)
      : say(`${amount} কয়েন কমানো হয়েছে`, `${amount} ${word} taken back`)
  const otherwise = say('কয়েনের হিসাবে দেখুন।', 'See it in your coins.')
  return { title, body: { part: reason, otherwise }, path: '/profile' }
}
