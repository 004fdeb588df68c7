import { expect, test } from 'vitest'
import bn from './locales/bn.json' with { type: 'json' }
import en from './locales/en.json' with { type: 'json' }

const files = import.meta.glob<string>('./{components,layouts,pages}/**/*.astro', {
  eager: true,
  query: '?raw',
  import: 'default',
})
const english: Record<string, string> = en
const asking = Object.entries(bn).flatMap(([key, text]) =>
  /আমাদের জানান/.test(text) || /\b(tell|write to|contact) us\b(?! what you think)/i.test(english[key] ?? '') ? [key] : [],
)

test('a page that asks people to tell us says how they reach us', () => {
  expect(asking).toContain('payment_receipt.help')
  for (const key of asking) {
    const saying = Object.entries(files).filter(([, text]) => text.includes(`'${key}'`))
    expect(saying, key).not.toEqual([])
    for (const [file, text] of saying) expect(text, `${file} says ${key}`).toContain('<Contact')
  }
})

test.each(['pages/rate_app', 'components/billing/PaymentRefunded'])('%s says how to reach a person', name => {
  expect(files[`./${name}.astro`]).toContain('<Contact')
})
