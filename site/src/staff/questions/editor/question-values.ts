import type { StaffPassage, StaffQuestion, TypedText } from '@prostuti/contract'
import type { NewQuestion } from '@prostuti/sdk/staff'

/** An option as the form has it. */
export interface OptionValues {
  readonly option: string
  readonly option_en: string
  readonly explanation: string
  readonly explanation_en: string
  readonly is_correct: boolean
  readonly pinned: boolean
  readonly hidden: boolean
}

/** A question as the form has it. */
export interface QuestionValues {
  readonly [field: string]: unknown
  readonly question: string
  readonly question_en: string
  readonly options: readonly OptionValues[]
  readonly explanation: string
  readonly explanation_en: string
  readonly category: string | null
  readonly reference_category: string | null
  readonly difficulty: string
  readonly tags: string[]
  readonly appearances: string[]
  readonly source: string
  /** The id of a passage, `newPassage`, or null for none. */
  readonly passage: string | null
  /** The text of a passage that is written here: of a new one, or of the stored question's. */
  readonly passage_bn: string
  readonly passage_en: string
  /** The id of an uploaded picture. */
  readonly picture: string | null
  readonly reviewed: boolean
  readonly published: boolean
}

export const emptyOption: OptionValues = {
  ...{ option: '', option_en: '', explanation: '', explanation_en: '' },
  ...{ is_correct: false, pinned: false, hidden: false },
}

/** A new question starts with 4 empty options (specification §3). */
export const newQuestion: QuestionValues = {
  ...{ question: '', question_en: '', explanation: '', explanation_en: '' },
  options: [emptyOption, emptyOption, emptyOption, emptyOption],
  ...{ category: null, reference_category: null, difficulty: '2', tags: [], appearances: [], source: '' },
  ...{ passage: null, passage_bn: '', passage_en: '' },
  picture: null,
  ...{ reviewed: false, published: false },
}

export function valuesOf(stored: StaffQuestion): QuestionValues {
  return {
    question: stored.question.bn,
    question_en: stored.question.en,
    options: stored.options.map(({ option, explanation, ...rest }) => ({
      ...{ option: option.bn, option_en: option.en, explanation: explanation.bn, explanation_en: explanation.en },
      ...rest,
    })),
    explanation: stored.explanation.bn,
    explanation_en: stored.explanation.en,
    category: stored.category.id,
    reference_category: stored.reference_category?.id ?? null,
    difficulty: String(stored.difficulty),
    tags: stored.tags,
    appearances: stored.appearances,
    source: stored.source,
    passage: stored.passage?.id ?? null,
    passage_bn: stored.passage?.text.bn ?? '',
    passage_en: stored.passage?.text.en ?? '',
    picture: stored.picture,
    reviewed: stored.reviewed,
    published: stored.published_at !== null,
  }
}

/** Whether any of a question's texts was written in English too. */
export const hasEnglish = ({ question, options, explanation, passage }: StaffQuestion): boolean =>
  [question, explanation, passage?.text, ...options.flatMap(each => [each.option, each.explanation])].some(
    text => text !== undefined && text.en !== '',
  )

/** In the place of an id: a passage that is not stored yet. */
export const newPassage = 'new'

/** Whether the passage's text is written in this form; another question's is only shown. */
export const isPassageWritten = (passage: string | null, own: StaffPassage | null): boolean =>
  passage !== null && (passage === newPassage || passage === own?.id)

/** The passage of a form as its preview takes it. */
export function passageOf(values: QuestionValues, own: StaffPassage | null) {
  const { passage, passage_bn: bn, passage_en: en } = values
  return {
    passage: passage === newPassage ? null : passage,
    passage_text: isPassageWritten(passage, own) ? typed(bn, en) : null,
  }
}

const typed = (bn: string, en: string): TypedText => ({ bn, en })

/** The texts of a form as the API takes them. */
export function textsOf(values: QuestionValues) {
  return {
    question: typed(values.question, values.question_en),
    options: values.options.map(each => ({
      option: typed(each.option, each.option_en),
      explanation: typed(each.explanation, each.explanation_en),
      ...{ is_correct: each.is_correct, pinned: each.pinned, hidden: each.hidden },
    })),
    explanation: typed(values.explanation, values.explanation_en),
    picture: values.picture,
  }
}

/** `passage`: the id of a stored one. */
export function bodyOf(values: QuestionValues, passage: string | null): NewQuestion {
  const { reference_category, difficulty, tags, appearances, source, reviewed } = values
  return {
    ...textsOf(values),
    ...{ category: values.category!, passage },
    ...{ reference_category, difficulty: Number(difficulty), tags, appearances, source, reviewed },
  }
}

/** What is wrong, in the specification's words (§5), by the field's path. */
export function problemsOf(
  values: QuestionValues,
  own: StaffPassage | null,
  words: { category: string; passage: string },
): Partial<Record<string, string>> {
  const problems: Record<string, string> = {}
  if (values.category === null) problems.category = words.category
  if (isPassageWritten(values.passage, own) && values.passage_bn.trim() === '') problems.passage_bn = words.passage
  if (values.question.trim() === '') problems.question = 'Question fields is required!'
  const shown = values.options.filter(({ hidden }) => !hidden)
  for (const [number, { option, hidden }] of values.options.entries())
    if (!hidden && option.trim() === '') problems[`options.${number}.option`] = 'Empty option fields are not allowed!'
  if (!shown.some(option => option.is_correct)) problems.options = 'Correct answer required!'
  return problems
}
