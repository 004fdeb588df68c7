import { expect, it } from 'vitest'
import { markupWords } from './markup-words.ts'

const html = `<style>
  prostuti-exam-list {
    --prostuti-primary: #9a3d1f;
    --prostuti-radius-control: 10px;
  }
</style>
<script type="module" src="https://prostuti.example/embed/v1/prostuti.js"></script>
<prostuti-exam-list state="running" filter></prostuti-exam-list>`

const wordsOf = (text: string, kind: string) => markupWords(text).flatMap(([word, own]) => (own === kind ? [word] : []))

it('tells tags, attributes and values of markup apart, and loses no letter', () => {
  expect(
    markupWords(html)
      .map(([word]) => word)
      .join(''),
  ).toBe(html)
  expect(new Set(wordsOf(html, 'tag'))).toEqual(new Set(['style', 'script', 'prostuti-exam-list']))
  expect(wordsOf(html, 'attribute')).toEqual([
    ...['--prostuti-primary', '--prostuti-radius-control'],
    ...['type', 'src', 'state', 'filter'],
  ])
  expect(wordsOf(html, 'string')).toContain('"https://prostuti.example/embed/v1/prostuti.js"')
  expect(wordsOf('<ExamList base="https://a.example/api/" pageSize="5" />', 'attribute')).toEqual(['base', 'pageSize'])
})
