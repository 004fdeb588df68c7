import { describe, expect, it } from 'vitest'
import { searchKey } from '../../questions/index.ts'
import { banglaSteps, withVisarga } from './bangla-spellings.ts'
import { holdsWord, queryWords } from './query-words.ts'

/** Whether what is typed finds what is written, as the beginnings of words. */
const finds = (typed: string, written: string) =>
  queryWords(withVisarga(typed)).every(word => holdsWord(` ${searchKey(written)} `, word, 'beginning'))

describe('a word as people spell it', () => {
  it.each([
    ['গনিত', 'গণিত'],
    ['কারন', 'কারণ'],
    ['ঝর্ণা', 'ঝর্না'],
    ['শ্রেণী', 'শ্রেণি'],
    ['শ্রেনি', 'শ্রেণী'],
    ['সরকারী', 'সরকারি'],
    ['ইংরেজী', 'ইংরেজি'],
    ['বাঙ্গালী', 'বাঙ্গালি'],
    ['মুমুর্ষু', 'মুমূর্ষু'],
    ['দুর্ঘটনা', 'দূর্ঘটনা'],
    ['পোষাক', 'পোশাক'],
    ['ষ্টেশন', 'স্টেশন'],
    ['জিনিষ', 'জিনিস'],
    ['যাদুঘর', 'জাদুঘর'],
    ['অংক', 'অঙ্ক'],
    ['সংগীত', 'সঙ্গীত'],
    ['বাঙলা', 'বাংলা'],
    ['ভবিষ্যত', 'ভবিষ্যৎ'],
    ['উৎপত্তি', 'উত্পত্তি'],
    ['ভালো', 'ভাল'],
    ['ব্যাথা', 'ব্যথা'],
    ['ব্যবসা', 'ব্যাবসা'],
    ['চাদ', 'চাঁদ'],
    ['কাঁচ', 'কাচ'],
    ['খৃষ্টাব্দ', 'খ্রিস্টাব্দ'],
    ['ব্রিটিশ', 'বৃটিশ'],
    ['ক্ষুধা', 'খুধা'],
    ['ঈদ', 'ইদ'],
    ['দু:খ', 'দুঃখ'],
    ['অত:পর', 'অতঃপর'],
    ['নি:শ্বাস', 'নিঃশ্বাস'],
    ['দুঃস্থ', 'দুস্থ'],
    ['প্রথমতঃ', 'প্রথমত'],
  ])('%s finds %s', (typed, written) => {
    expect(finds(typed, written)).toBe(true)
    expect(finds(written, written)).toBe(true)
  })

  it.each([
    ['গনিত', 'গঠিত'],
    ['নদী', 'নন্দী'],
    ['কাল', 'খাল'],
    ['বল', 'ভল'],
    ['অন্ত', 'অনত'],
    ['তারা', 'থারা'],
  ])('%s does not find %s', (typed, written) => expect(finds(typed, written)).toBe(false))

  it('is nothing where there is one spelling, other letters, or far too many', () => {
    expect(['কচগ', '২৫', 'good', 'গনিত'.repeat(20), 'ন'].map(banglaSteps)).toEqual([null, null, null, null, null])
  })
})

describe('a colon', () => {
  it.each([
    ['দু:খ', 'দুঃখ'],
    ['পুন: পুন:', 'পুনঃ পুনঃ'],
    ['লেখক: রবীন্দ্রনাথ', 'লেখক: রবীন্দ্রনাথ'],
    ['অনুপাত ২:৩', 'অনুপাত ২:৩'],
    ['সিন্দু:খ', 'সিন্দু:খ'],
  ])('%s is read as %s', (typed, read) => expect(withVisarga(typed)).toBe(read.normalize('NFC')))
})
