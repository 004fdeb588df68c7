import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8')
const rooms = ['core', 'auth', 'billing', 'exams', 'programs', 'study', 'circulars']
  .map(feature => `packages/sdk/src/${feature}`)
  .concat('site/src')

/** Every text of every room, and what our partner page says, as `room key: text`. */
const texts = rooms.flatMap(room =>
  Object.entries(JSON.parse(read(`${room}/locales/bn.json`)) as Record<string, string>).map(
    ([key, text]) => `${room} ${key}: ${text}`,
  ),
)
const partnerPage = [...read('examples/01-plain-html/index.html').matchAll(/class="bn" lang="bn">([^<]*)/g)]
const all = [...texts, ...partnerPage.map(([, text]) => `examples/01-plain-html: ${text}`)]
const withoutHoles = (text: string) => text.replaceAll(/\{\{[^}]*\}\}/g, '')
const words = (text: string) => withoutHoles(text.slice(text.indexOf(': ') + 2))

describe('the Bangla texts', () => {
  it('are there to be looked at', () => expect(all.length).toBeGreaterThan(500))

  it('have one word for the rank list, in one spelling', () => {
    const other = /মেধা|ক্রমতালিকা|র‌?্যাঙ্ক|র‍্যাঙ্ক|র্যাংক|র‌্যাংক|র‍্যাংকলিস্ট|র‍্যাঙ্কিং|র‍্যাংক তালিকা/u
    expect(all.filter(text => other.test(text))).toEqual([])
    expect(all.filter(text => text.includes('র‍্যাংক লিস্ট')).length).toBeGreaterThan(5)
  })

  it('join a case ending to its word', () => {
    const detached = /[\p{L}\p{M}\p{Nd}}%]\s?[-‑–]\s?(এর|এ|কে|তে|র|য়|রা|দের|গুলো|টি|টা)(?![\p{L}\p{M}])/u
    expect(all.filter(text => detached.test(text))).toEqual([])
  })

  it('write every digit in Bangla', () => {
    expect(all.filter(text => /[0-9]/.test(words(text)))).toEqual([])
  })

  it('write Google in one script', () => {
    expect(all.filter(text => /গুগল/u.test(text))).toEqual([])
  })

  it('speak to one person, politely: neither in the first person nor as to a friend', () => {
    const wrong =
      /(?<![\p{L}\p{M}])(যাই|থাকি|করি|দিই|দেখি|শিখি|পড়ি|রাখি|নিই|বাছি|তুমি|তোমার|তুই|করো|দাও|যাও|দেখো)(?![\p{L}\p{M}])/u
    // What we do ourselves stands in the first person plural.
    const ours = /^(site\/src (privacy|login\.privacy)|packages\/sdk\/src\/core feedback\.sent_text)/
    expect(all.filter(text => wrong.test(text) && !ours.test(text))).toEqual([])
  })

  it('write units and counts out', () => {
    expect(all.filter(text => /\}\} (মি|সে|ঘ)(?![\p{L}\p{M}.])/u.test(text))).toEqual([])
    expect(all.filter(text => /\}\} (উত্তর|প্রশ্ন|পরীক্ষা)(?![\p{L}\p{M}])/u.test(text))).toEqual([])
  })
})
