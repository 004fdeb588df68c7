/** The subjects of the government-job syllabus; also the slugs of the top categories of the question bank. */
export type SubjectSlug =
  | 'bangla'
  | 'english'
  | 'bangladesh'
  | 'international'
  | 'geography'
  | 'science'
  | 'ict'
  | 'math'
  | 'mental-ability'
  | 'ethics'

/** Words in the interface's languages; a plain string reads the same in all of them. */
export type Localized = string | { bn: string; en: string }

/** 1: most examinees know it; 2: a prepared one does; 3: it separates the best. */
export type Difficulty = 1 | 2 | 3

/**
 * A multiple-choice question of our own, as source text: maths between `\(` and `\)`, and the small HTML that
 * `renderRichText` allows.
 */
export interface SeedQuestion {
  /** Stable for ever: a second seeding recognises the question by it. */
  slug: string
  subject: SubjectSlug
  difficulty: Difficulty
  text: Localized
  /** Four. */
  options: Localized[]
  /** Index of the right option. */
  correct: number
  /** Indices of options that keep their place when the rest is shuffled ("all of the above"). */
  pinned?: number[]
  explanation: Localized
  /** Slug of a passage that several questions share. */
  passage?: string
  /** `file` is a name inside `seed/pictures`. */
  picture?: { file: string; alt: Localized }
  /** Exams in which the question was set. */
  appearances?: string[]
  tags?: string[]
}

/** A text that several questions are asked about. */
export interface SeedPassage {
  slug: string
  text: Localized
}

/** The same thing said in both languages. */
export const both = (bn: string, en: string): Localized => ({ bn, en })

const banglaDigits = '০১২৩৪৫৬৭৮৯'

/** `12.5` → `১২.৫`, wherever digits stand in the text. */
export const inBanglaDigits = (text: string): string => text.replace(/[0-9]/g, digit => banglaDigits[Number(digit)]!)

/** A text that differs between the languages in its digits alone. */
export const numeral = (text: string | number): Localized => both(inBanglaDigits(String(text)), String(text))

/** The words of `text` in one language. */
export const inLanguage = (text: Localized, language: 'bn' | 'en'): string =>
  typeof text === 'string' ? text : text[language]

/** Binds a subject, so that a file of questions names it once. */
export const questionsOf =
  (subject: SubjectSlug) =>
  (slug: string, difficulty: Difficulty, question: Omit<SeedQuestion, 'slug' | 'subject' | 'difficulty'>) =>
    ({ slug, subject, difficulty, ...question }) satisfies SeedQuestion

interface Answered extends Omit<SeedQuestion, 'slug' | 'subject' | 'difficulty' | 'options' | 'correct'> {
  right: Localized
  wrong: [Localized, Localized, Localized]
}

/**
 * The same, given by the right answer and three wrong ones. Where the right one stands follows from the slug, so that no
 * author's habit shows.
 */
export const answeredOf =
  (subject: SubjectSlug) =>
  (slug: string, difficulty: Difficulty, { right, wrong, ...question }: Answered): SeedQuestion => {
    const correct = [...slug].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 997, 0) % 4
    return { slug, subject, difficulty, ...question, options: wrong.toSpliced(correct, 0, right), correct }
  }
