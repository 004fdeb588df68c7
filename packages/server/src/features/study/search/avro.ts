import { keyOfHasanta, searchKey } from '../../questions/index.ts'

/** A sound as it is typed, and the spellings that it may stand for: the likeliest first. */
type Sounds = readonly (readonly [typed: string, spellings: string])[]

/** The longer ones first: what is typed is read from left to right. */
const consonants: Sounds = [
  ['kkh', 'ক্ষ ক্খ'],
  ['ksh', 'ক্ষ'],
  ['chh', 'ছ চ্ছ'],
  ['cch', 'চ্ছ চ্চ'],
  ['ssh', 'শ্ব ষ্য শ্য শ্শ স্ব স্স'],
  ['ddh', 'দ্ধ ড্ঢ'],
  ['tth', 'ত্থ ট্ঠ'],
  ['ngkh', 'ংখ ঙ্খ'],
  ['nkh', 'ঙ্খ ংখ'],
  ['nk', 'ঙ্ক ংক'],
  ['ngk', 'ঙ্ক ংক'],
  ['ngg', 'ঙ্গ ংগ'],
  ['gg', 'জ্ঞ গ্গ গ্য'],
  ['nj', 'ঞ্জ ন্জ নজ'],
  ['nch', 'ঞ্চ ন্চ নচ'],
  ['kh', 'খ ক্ষ'],
  ['gh', 'ঘ'],
  ['ng', 'ং ঙ ঙ্গ'],
  ['ch', 'চ ছ'],
  ['jh', 'ঝ'],
  ['th', 'থ ঠ'],
  ['dh', 'ধ ঢ'],
  ['ph', 'ফ'],
  ['bh', 'ভ'],
  ['sh', 'শ ষ স'],
  ['rh', 'ড় ঢ়'],
  ['k', 'ক'],
  ['g', 'গ'],
  ['c', 'চ ক'],
  ['j', 'জ য'],
  ['t', 'ত ট ৎ'],
  ['d', 'দ ড'],
  ['n', 'ন ণ ং ঞ ঙ'],
  ['p', 'প'],
  ['f', 'ফ'],
  ['b', 'ব'],
  ['v', 'ভ'],
  ['m', 'ম ং'],
  ['z', 'য জ'],
  ['r', 'র ড় ঢ়'],
  ['l', 'ল'],
  ['s', 'স শ ষ'],
  ['h', 'হ ঃ'],
  ['q', 'ক'],
  ['x', 'ক্স'],
]

/** Vowels as the signs that follow a consonant; `o` is what every consonant has by itself. */
const signs: Sounds = [
  ['rri', 'ৃ রি'],
  ['oi', 'ৈ ই'],
  ['ou', 'ৌ উ'],
  ['aa', 'া'],
  ['ee', 'ী ি'],
  ['oo', 'ু ূ'],
  ['a', 'া'],
  ['i', 'ি ী'],
  ['u', 'ু ূ'],
  ['e', 'ে'],
  ['o', ' ো'],
]

/** The same at the beginning of a word. */
const letters: Sounds = [
  ['rri', 'ঋ রি'],
  ['oi', 'ঐ অই'],
  ['ou', 'ঔ'],
  ['aa', 'আ'],
  ['ee', 'ই ঈ'],
  ['oo', 'উ ঊ'],
  ['a', 'আ এ অ'],
  ['i', 'ই ঈ'],
  ['u', 'উ ঊ'],
  ['e', 'এ'],
  ['o', 'অ ও'],
]

/** After another vowel. */
const gliding: Sounds = [
  ['a', 'য়া আ'],
  ['i', 'ই য়ি ঈ'],
  ['u', 'উ'],
  ['e', 'য়ে এ'],
  ['o', 'য় ও য়ো'],
]

type Place = 'beginning' | 'consonant' | 'vowel'

interface Step {
  readonly spellings: readonly string[]
  readonly length: number
  readonly next: Place
  /** It may be joined to the consonant before. */
  readonly joins: boolean
}

/** Letters that are written below a consonant and hardly heard: শ্ব, খ্য, ত্ম. */
const unheard = ['', ...['য', 'ব', 'ম'].map(letter => keyOfHasanta + letter)]

/** Longer words than this are no words. */
const longest = 30

/**
 * Reads a word of Latin letters as Avro phonetic types Bangla: the spelling that it most likely stands for; null where it cannot
 * be read so. Avro tells `t` and `T` apart; people who search do not, nor do we.
 *
 * @example fromAvro('bisshobidyaloy') // 'বিশ্ববিদ্যালয়'
 */
export function fromAvro(word: string): string | null {
  const steps = read(word)
  if (!steps) return null
  // Nothing is joined to ং.
  const isJoined = (index: number) =>
    steps[index]!.joins && steps[index - 1]?.next === 'consonant' && steps[index - 1]!.spellings[0] !== 'ং'
  return steps.map(({ spellings }, index) => (isJoined(index) ? '্' : '') + spellings[0]).join('')
}

/**
 * For each sound of a word of Latin letters the spellings that it may stand for, as search keys have them; null where it cannot be
 * read as Bangla.
 */
export function avroSteps(word: string): string[][] | null {
  const steps = read(word)
  if (!steps) return null
  return steps.map(({ spellings, joins }, index) => {
    const joints = joins && steps[index - 1]?.next === 'consonant' ? ['', keyOfHasanta] : ['']
    const endings = joins ? unheard : ['']
    return joints.flatMap(joint => spellings.flatMap(each => endings.map(ending => joint + keyOf(each) + ending)))
  })
}

/** Signs alone are no words, which a key would leave as they are. */
const keyOf = (spelling: string): string => (/^\p{M}/u.test(spelling) ? spelling : searchKey(spelling))

function read(word: string): Step[] | null {
  const typed = word.toLowerCase()
  if (!/^[a-z]+$/.test(typed) || typed.length > longest) return null
  const steps: Step[] = []
  let place: Place = 'beginning'
  for (let at = 0; at < typed.length; ) {
    const step = stepAt(typed, at, place)
    if (!step) return null
    steps.push(step)
    place = step.next
    at += step.length
  }
  return steps
}

function stepAt(typed: string, at: number, place: Place): Step | null {
  const doubled = doubledAt(typed, at)
  if (doubled) return doubled
  const consonant = firstOf(consonants, typed, at)
  if (consonant && !isVowelR(typed, at)) return { ...consonant, next: 'consonant', joins: true }
  const glide = glides[typed[at]!]
  if (glide) return { spellings: glide[place === 'consonant' ? 'below' : 'alone'], ...glideStep(place) }
  const vowel = firstOf(vowelsAt(place), typed, at) ?? firstOf(letters, typed, at)
  return vowel && { ...vowel, next: 'vowel', joins: false }
}

const vowelsAt = (place: Place): Sounds => ({ beginning: letters, consonant: signs, vowel: gliding })[place]

/** `y` is ্য after a consonant and য় elsewhere; `w` is ্ব and ও. */
const glides: Record<string, Record<'below' | 'alone', readonly string[]>> = {
  y: { below: ['য'], alone: ['য়', 'ই'] },
  w: { below: ['ব'], alone: ['ও'] },
}

const glideStep = (place: Place) => ({ length: 1, next: 'consonant', joins: place === 'consonant' }) as const

/** A letter that is typed twice is a conjunct with itself, or with one that is not heard. */
function doubledAt(typed: string, at: number): Step | null {
  if (firstOf(consonants, typed, at)?.length !== 1 || typed[at] !== typed[at + 1]) return null
  const first = firstOf(consonants, typed, at)!.spellings.filter(spelling => spelling !== 'ৎ')
  const spellings = first.flatMap(letter => [`${letter}্${letter}`, letter])
  return { spellings, length: 2, next: 'consonant', joins: true }
}

const isVowelR = (typed: string, at: number): boolean => typed.startsWith('rri', at)

function firstOf(sounds: Sounds, typed: string, at: number): Pick<Step, 'spellings' | 'length'> | null {
  const [sound, spellings] = sounds.find(([each]) => typed.startsWith(each, at)) ?? []
  return sound === undefined ? null : { spellings: spellings!.split(' '), length: sound.length }
}
