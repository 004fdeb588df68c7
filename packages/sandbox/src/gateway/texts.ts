import type { Language } from '@prostuti/contract'
import type { Method } from './payments.ts'

interface Texts {
  readonly title: string
  readonly badge: string
  readonly note: string
  readonly order: string
  readonly methods: Readonly<Record<Method, string>>
  readonly by: string
  readonly pay: (amount: string) => string
  readonly fail: string
  readonly cancel: string
  readonly other: string
  readonly panel: string
  readonly back: string
  readonly goOn: string
  readonly gone: string
  readonly goneNote: string
}

export const texts: Readonly<Record<Language, Texts>> = {
  bn: {
    title: 'পরীক্ষামূলক পেমেন্ট',
    badge: 'পরীক্ষামূলক পেমেন্ট · আসল টাকা নয়',
    note: 'এটি আসল পেমেন্ট পাতা নয়। কোনো টাকা কাটবে না, কোনো নম্বর বা পিন দিতে হবে না।',
    order: 'অর্ডার',
    by: 'কীভাবে পেমেন্ট করবেন',
    methods: { bkash: 'বিকাশ', nagad: 'নগদ', card: 'কার্ড' },
    pay: amount => `৳${amount} পেমেন্ট করুন`,
    fail: 'পেমেন্ট ব্যর্থ হোক',
    cancel: 'বাতিল করুন',
    other: 'English',
    panel: 'স্যান্ডবক্স কেমন আচরণ করবে',
    back: 'সাইটে ফিরে যাচ্ছেন…',
    goOn: 'সাইটে ফিরে যান',
    gone: 'এই পেমেন্টটি আর চলছে না',
    goneNote: 'সাইটে ফিরে গিয়ে আবার কেনা শুরু করুন।',
  },
  en: {
    title: 'Sandbox payment',
    badge: 'Sandbox payment · no real money',
    note: 'This is not a real payment page. No money is taken, and no number or PIN is asked for.',
    order: 'Order',
    by: 'How would you like to pay?',
    methods: { bkash: 'bKash', nagad: 'Nagad', card: 'Card' },
    pay: amount => `Pay ৳${amount}`,
    fail: 'Let the payment fail',
    cancel: 'Cancel',
    other: 'বাংলা',
    panel: 'How the sandbox behaves',
    back: 'Going back to the site…',
    goOn: 'Back to the site',
    gone: 'This payment can’t go on',
    goneNote: 'Go back to the site and start buying again.',
  },
}

const banglaDigits = '০১২৩৪৫৬৭৮৯'

/** An amount in the digits of the language. */
export const amountIn = (language: Language, amount: string): string =>
  language === 'bn' ? amount.replaceAll(/\d/g, digit => banglaDigits[Number(digit)]!) : amount
