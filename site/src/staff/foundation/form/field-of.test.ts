import { expect, it } from 'vitest'
import { fieldOf } from './field-of.ts'

const option = { option: '', option_en: '' }
const values = {
  question: '',
  question_en: '',
  title_bn: '',
  options: [option, option, option],
  passage_bn: '',
  tags: [],
}

it.each([
  ['question.bn', 'question'],
  ['question.en', 'question_en'],
  ['title.bn', 'title_bn'],
  ['options.2.option.bn', 'options.2.option'],
  ['options.2.option.en', 'options.2.option_en'],
  ['options.7.option.bn', 'options'],
  ['options', 'options'],
  ['tags.3', 'tags'],
  ['text.bn', 'passage_bn'],
  ['revision', undefined],
])('a refusal of %s marks the field %s', (path, field) => {
  expect(fieldOf(path, values, { text: 'passage' })).toBe(field)
})
