import { keyOfHasanta as h } from '../../questions/index.ts'

/**
 * Spellings that people take for each other, as search keys have them: those of one sound (ন and ণ, ি and ী), old ones beside those
 * that Bangla Academy writes (খৃষ্টাব্দ, ভালো), and what is left out or added most (চাঁদ, ব্যথা, দুঃস্থ). `^` and `$` stand for the
 * beginning and the end of a word. The longer ones first.
 */
const alike: readonly (readonly string[])[] = [
  [`${h}যা`, `${h}য`],
  [`ক${h}ষ`, 'খ'],
  [`${h}রি`, `${h}রী`, 'ৃ'],
  [`ঙ${h}`, 'ং', 'ঙ'],
  ['ত$', 'ৎ$'],
  [`ত${h}`, 'ৎ'],
  ['ো$', '$'],
  ['ঃ', ''],
  ['ন', 'ণ'],
  ['শ', 'ষ', 'স'],
  ['জ', 'য'],
  ['ই', 'ঈ'],
  ['উ', 'ঊ'],
]

/** Signs of vowels that sound alike; each may have a চন্দ্রবিন্দু or lack it. */
const vowels = [['ি', 'ী'], ['ু', 'ূ'], ['া'], ['ে'], ['ো'], ['আ'], ['এ'], ['ও']]
const nasal = 'ঁ'

const endless = (spelling: string) => spelling.replace('$', '')

/** What is typed, and all that it may stand for, itself first. */
const tokens: readonly (readonly [typed: string, spellings: readonly string[]])[] = [
  ...alike.flatMap(group =>
    group
      .filter(typed => endless(typed) !== '')
      .map((typed): [string, string[]] => [typed, [...new Set([typed, ...group].map(endless))]]),
  ),
  ...vowels.flatMap(group =>
    group.flatMap((typed): [string, string[]][] => {
      const others = group.filter(each => each !== typed)
      const both = [typed, ...others].flatMap(each => [each, each + nasal])
      return [
        [typed + nasal, [...new Set([typed + nasal, ...both])]],
        [typed, both],
      ]
    }),
  ),
].toSorted(([a], [b]) => b.length - a.length)

/** Longer words than this are no words. */
const longest = 40

/**
 * For each sound of a word of a search key the spellings that it may stand for; null where it is no Bangla word or has but one.
 *
 * @example banglaSteps('গনিত') // [['গ'], ['ন', 'ণ'], ['ি', 'িঁ', 'ী', 'ীঁ'], ['ত', 'ৎ']]
 */
export function banglaSteps(word: string): string[][] | null {
  if (!/^[\u0980-\u09e3]{2,}$/.test(word) || word.length > longest) return null
  const steps: string[][] = []
  for (let at = 0; at < word.length; ) {
    const [typed, spellings] = tokenAt(word, at)
    steps.push([...spellings])
    at += endless(typed).length
  }
  return steps.some(spellings => spellings.length > 1) ? steps : null
}

function tokenAt(word: string, at: number): readonly [typed: string, spellings: readonly string[]] {
  const isHere = (typed: string) =>
    word.startsWith(endless(typed), at) && (!typed.endsWith('$') || at + endless(typed).length === word.length)
  return tokens.find(([typed]) => isHere(typed)) ?? [word[at]!, [word[at]!]]
}

/** The beginnings of words that are written with বিসর্গ, for which many people type a colon. */
const beforeVisarga =
  'দু নি অত ইত অন্ত পুন মন স্বত প্রাত বহি অধ চতু সদ্য শির পয় তপ যশ বয় উচ্চৈ আশী জ্যোতি আয়ু প্রথমত মূলত কার্যত বস্তুত সাধারণত প্রধানত'

const colon = new RegExp(`(?<![\\p{L}\\p{M}])(${beforeVisarga.normalize('NFC').split(' ').join('|')})[:：]`, 'gu')

/** With বিসর্গ where a colon stands for it: দু:খ, অত:পর; not where it only follows a word, as in লেখক: or ২:৩. */
export const withVisarga = (text: string): string => text.normalize('NFC').replace(colon, '$1ঃ')
