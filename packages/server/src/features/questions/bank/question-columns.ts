import type { TypedText } from '@prostuti/contract'
import type { Localized } from '../../../platform/db/columns.ts'
import { fingerprint } from '../dedupe.ts'
import { publicSlug } from '../public-slug.ts'
import { type Quality, qualityOf } from '../quality.ts'
import { readableText } from '../rendering/readable-text.ts'
import type { RenderNotice } from '../rendering/render-notice.ts'
import { renderRichText } from '../rendering/render-question.ts'
import { searchKeyOf } from '../search/search-key.ts'
import type { WrittenQuestion } from './written-question.ts'

/** The sources of a question's texts, as they are kept beside what was made of them. */
export interface TypedTexts {
  readonly question: TypedText
  readonly options: readonly { readonly option: TypedText; readonly explanation: TypedText }[]
  readonly explanation: TypedText
}

export interface RenderedContent {
  text: string
  options: string[]
  explanation: string
  optionExplanations?: string[]
}

/** What a question's row holds of its texts and its key. */
export interface QuestionColumns {
  readonly content: Record<'bn' | 'en', RenderedContent>
  readonly typedTexts: TypedTexts
  /** The first right option; -1 where none is, which a column with its own trigger would take for "not said". */
  readonly key: number
  readonly rightOptions: number[]
  readonly hiddenOptions: number[]
  readonly pinned: number[]
  readonly fingerprint: string
  readonly searchKey: string
  readonly publicSlug: string | null
}

export interface RenderOptions {
  /** Safe HTML of the passage that it is about. */
  readonly passage?: string
  /** HTML of the picture that stands below its text. */
  readonly picture?: Localized
  readonly onNotice?: (notice: RenderNotice) => void
}

/** Renders a question and makes everything that is derived from its texts. English that is not written is a copy of the Bangla. */
export function questionColumns(
  written: WrittenQuestion,
  { passage, picture, onNotice }: RenderOptions = {},
): QuestionColumns {
  const { question, options, explanation } = written
  const content = {
    bn: render(written, 'bn', picture?.bn ?? '', onNotice),
    en: render(written, 'en', picture?.en ?? '', onNotice),
  }
  const numbers = (wanted: (option: (typeof options)[number]) => boolean) =>
    options.flatMap((option, number) => (wanted(option) ? number : []))
  const rightOptions = numbers(({ is_correct, hidden }) => is_correct && !hidden)
  const shown = options.flatMap(({ hidden }, number) => (hidden ? [] : content.bn.options[number]!))
  return {
    content,
    typedTexts: {
      question,
      options: options.map(({ option, explanation: why }) => ({ option, explanation: why })),
      explanation,
    },
    key: rightOptions[0] ?? -1,
    rightOptions,
    hiddenOptions: numbers(({ hidden }) => hidden),
    pinned: numbers(({ pinned }) => pinned),
    fingerprint: fingerprint({ text: content.bn.text, options: shown, passage }),
    searchKey: searchKeyOf(content),
    publicSlug: publicSlug(readableText(content.bn.text)),
  }
}

/** The label of a question in the clear. `duplicate`: another one asks the same. */
export function qualityOfWritten({ options }: WrittenQuestion, columns: QuestionColumns, duplicate: boolean): Quality {
  const { text, explanation, optionExplanations, options: texts } = columns.content.bn
  const authored = options.flatMap(({ is_correct, hidden }, number) =>
    hidden ? [] : { option: texts[number]!, is_correct, explanation: optionExplanations?.[number] },
  )
  return qualityOf({ text, options: authored, explanation }, { duplicate })
}

function render(
  { question, options, explanation }: WrittenQuestion,
  language: 'bn' | 'en',
  picture: string,
  onNotice?: (notice: RenderNotice) => void,
): RenderedContent {
  const html = (text: TypedText) => renderRichText((language === 'en' && text.en) || text.bn, onNotice)
  const reasons = options.map(option => html(option.explanation))
  return {
    text: html(question) + picture,
    options: options.map(({ option }) => html(option)),
    explanation: html(explanation),
    ...(reasons.some(reason => reason !== '') && { optionExplanations: reasons }),
  }
}
