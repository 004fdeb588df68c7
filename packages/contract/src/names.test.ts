import { describe, expect, it, test } from 'vitest'
import { name } from './names.ts'

const parsed = (value: string) => name(80).safeParse(value).success

describe('a name', () => {
  test.each([
    '',
    'নুসরাত জাহান',
    'ক্ষুদিরাম র্ধ্ব স্ত্রী',
    'জসীমউদ্\u200cদীন',
    'র\u200d্যাব',
    'ক্\u200dষ',
    'ড়োঁ',
    'Zoë O’Brien-Smith',
    'محمد',
    'สมชาย',
    'Nguyễn Thị Minh Khai',
    '王小明',
    'Tara 🌟',
    'দল 👩\u200d🎓❤\ufe0f',
    '২৭তম',
  ])('may be %j', value => expect(parsed(value)).toBe(true))

  test.each([
    ['turns what follows round', 'Mita\u202e'],
    ['isolates', '\u2066Mita\u2069'],
    ['marks a direction', 'Mita\u200f'],
    ['goes over two lines', 'Mita\nAdmin'],
    ['goes over two lines, as Unicode says it', 'Mita\u2028Admin'],
    ['has a zero-width space', 'Mi\u200bta'],
    ['has a joiner that joins nothing', 'Mi\u200dta'],
    ['has a word joiner', 'Mi\u2060ta'],
    ['has a byte order mark', '\ufeffMita'],
    ['carries tags', 'Mita\u{e0041}\u{e0042}'],
    ['has a variation selector', 'Mi\ufe00ta'],
    ['is of private use', 'Mita\ue000'],
    ['is a soft hyphen', '\u00ad'],
    ['is a Hangul filler', '\u3164'],
    ['is a Braille blank', '\u2800'],
    ['is marks on nothing', '\u0301\u0302'],
    ['stacks marks', `M${'\u0300\u0316'.repeat(8)}ita`],
    ['stacks Bangla marks', 'নদীীীীী'],
    ['is enclosed', 'M\u20dd'],
  ])('is none that %s', (_, value) => expect(parsed(value)).toBe(false))

  it('has single spaces and none around it', () => {
    expect(name(80).parse('  রাতের\u00a0  তারা\u3000')).toBe('রাতের তারা')
    expect(name(80).parse(' \u2003 ')).toBe('')
  })
})
