import { describe, expect, it } from 'vitest'
import { searchKey } from '../../questions/index.ts'
import { avroSteps, fromAvro } from './avro.ts'
import { patternOf } from './query-words.ts'

const avroPattern = (typed: string) => {
  const steps = avroSteps(typed)
  return steps && patternOf(steps)
}

const nfc = (text: string) => text.normalize('NFC')

describe('a word in Latin letters', () => {
  it.each([
    ['bisshobidyaloy', 'বিশ্ববিদ্যালয়'],
    ['bangladesh', 'বাংলাদেশ'],
    ['shotokora', 'শতকরা'],
    ['amar', 'আমার'],
    ['ongko', 'অঙ্ক'],
    ['ekta', 'এক্তা'],
  ])('%s is first read as %s', (typed, bangla) => {
    expect(nfc(fromAvro(typed)!)).toBe(nfc(bangla))
  })

  it.each([
    ['bisshobidyaloy', 'বিশ্ববিদ্যালয়'],
    ['bishwobidyaloy', 'বিশ্ববিদ্যালয়'],
    ['biddaloy', 'বিদ্যালয়'],
    ['rajdhani', 'রাজধানী'],
    ['bangla', 'বাংলা'],
    ['gonit', 'গণিত'],
    ['songkha', 'সংখ্যা'],
    ['sonkha', 'সংখ্যা'],
    ['muktijuddho', 'মুক্তিযুদ্ধ'],
    ['shadhinota', 'স্বাধীনতা'],
    ['sombidhan', 'সংবিধান'],
    ['nodi', 'নদী'],
    ['shotabdi', 'শতাব্দী'],
    ['biggan', 'বিজ্ঞান'],
    ['kobita', 'কবিতা'],
    ['projukti', 'প্রযুক্তি'],
    ['porikkha', 'পরীক্ষা'],
    ['bakko', 'বাক্য'],
    ['shobdo', 'শব্দ'],
    ['bahadur', 'বাহাদুর'],
    ['EKTA', 'একটা'],
  ])('%s finds %s', (typed, bangla) => {
    expect(searchKey(bangla)).toMatch(new RegExp(`^${avroPattern(typed)}$`, 'u'))
  })

  it('is none where there are other signs, or far too many', () => {
    expect([fromAvro('H2O'), avroPattern('শতকরা'), avroPattern('a'.repeat(31))]).toEqual([null, null, null])
  })

  it('never makes a pattern that is none', () => {
    for (const typed of ['xyz', 'yy', 'rrrii', 'oooo', 'wwhh', 'qq', 'aeiou', 'kkkhh']) {
      const pattern = avroPattern(typed)
      if (pattern !== null) expect(() => new RegExp(pattern, 'u')).not.toThrow()
    }
  })
})
