import fc from 'fast-check'
import { strToU8, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { SheetError } from '../../../../platform/sheets/sheet-error.ts'
import { createFindCategory } from '../category-names.ts'
import { guessColumns } from '../guess-mapping.ts'
import { judgeRows } from '../judge-rows.ts'
import { readBankFile } from './read-bank-file.ts'

const findCategory = createFindCategory([{ id: 1, bn: 'বাংলা', en: 'Bangla', parent: null }])

/** What each item comes to: its options with a star before those that are right, or why it is refused. */
async function read(content: string | Uint8Array, name = 'a.txt') {
  const bytes = typeof content === 'string' ? strToU8(content) : content
  const { format, table } = await readBankFile(bytes, name)
  const mapping = { columns: guessColumns(table.headers), category: '1', reviewed: false, tags: [] }
  const items = [...judgeRows(table, { format, mapping, findCategory })].map(({ verdict, accepted }) => {
    if (!accepted) return [verdict.row, verdict.refusal?.reason, verdict.refusal?.about]
    const { content: shown, rightOptions } = accepted.columns
    const options = shown.bn.options.map((option, index) => (rightOptions.includes(index) ? '*' : '') + option)
    return [verdict.row, shown.bn.text, options.join('|'), shown.bn.explanation, verdict.notes ?? []]
  })
  return { format, items }
}

const faultOf = (content: string | Uint8Array, name?: string) =>
  read(content, name).then(
    () => null,
    (error: unknown) => (error instanceof SheetError ? error.fault : error),
  )

const quiz = (...questions: string[]) => `<?xml version="1.0"?>\n<quiz>\n${questions.join('\n')}\n</quiz>`
const html = (name: string, text: string) => `<${name} format="html"><text><![CDATA[${text}]]></text></${name}>`
const answer = (fraction: number, text: string) => `<answer fraction="${fraction}"><text>${text}</text></answer>`

describe('Aiken', () => {
  it('is read by its letters, an item at a time', async () => {
    const good = 'বাংলাদেশের রাজধানী?\nA. খুলনা\nB) ঢাকা\nANSWER: B\n'
    const { format, items } = await read(`${good}\nকোনটি ফল?\nA. আম\nC. ইট\nANSWER: A\n\nশেষটি?\nA. এক\nB. দুই\n`)
    expect(format).toBe('aiken')
    expect(items).toEqual([
      [1, 'বাংলাদেশের রাজধানী?', 'খুলনা|*ঢাকা', '', ['unexplained']],
      [6, 'item_unreadable', 'AC'],
      [11, 'item_unreadable', 'ANSWER'],
    ])
  })
})

describe('GIFT', () => {
  it('names the line of what it cannot take, and goes on', async () => {
    const file = ['// ভূমিকা', 'ভাঙা {=ক ~খ', '', '::নাম::[html]<p>২ + ২</p>{', '~%50%৩', '=৪ # ঠিক', '####যোগ}'].join('\n')
    expect(await read(file, 'a.gift')).toEqual({
      format: 'gift',
      items: [
        [2, 'item_unreadable', '{ }'],
        [4, '২ + ২', '৩|*৪', 'যোগ', ['partial_marks']],
      ],
    })
  })

  it('refuses options of which none is worth all marks', async () => {
    expect((await read('কোনটি?{~%50%ক ~%20%খ}', 'a.gift')).items).toEqual([[1, 'no_full_marks', '']])
  })
})

describe('Moodle XML', () => {
  it('is read with its hints and tags, each question by its line', async () => {
    const file = quiz(
      `<question type="category"><category><text>$course$/top/বাংলা</text></category></question>`,
      `<question type="multichoice">${html('questiontext', '<p>কোনটি <b>নদী</b>?</p>')}<single>true</single>`,
      `${answer(100, 'পদ্মা')}${answer(33.333, 'ঢাকা')}${html('generalfeedback', 'জলধারা')}${html('hint', 'জল')}</question>`,
      `<question type="matching">${html('questiontext', 'মেলান')}</question>`,
      `<question type="truefalse">${html('questiontext', 'ঢাকা রাজধানী')}${answer(100, 'true')}${answer(0, 'false')}</question>`,
    )
    expect(await read(file)).toEqual({
      format: 'moodle_xml',
      items: [
        [4, 'কোনটি <b>নদী</b>?', '*পদ্মা|ঢাকা', 'জলধারা<br />ইঙ্গিত: জল', ['partial_marks', 'hint_moved']],
        [6, 'kind_not_held', 'matching'],
        [7, 'ঢাকা রাজধানী', '*সত্য|মিথ্যা', '', ['true_false', 'unexplained']],
      ],
    })
  })

  it('expands nothing that a file declares and fetches nothing that it names', async () => {
    const declared = '<!DOCTYPE quiz [<!ENTITY a "কককক"><!ENTITY b SYSTEM "file:///etc/passwd">]>'
    const question = `<question type="multichoice"><questiontext><text>&a; &b; কোনটি?</text></questiontext>${answer(100, 'এক')}${answer(0, 'দুই')}</question>`
    const { items } = await read(quiz(question).replace('<quiz>', `${declared}<quiz>`))
    expect(items).toEqual([[3, '&amp;a; &amp;b; কোনটি?', '*এক|দুই', '', ['unexplained']]])
  })

  it('is refused where it is too deep, has too many elements, or breaks off', async () => {
    expect(await faultOf(quiz('<a>'.repeat(200) + '</a>'.repeat(200)))).toBe('too_large')
    expect(await faultOf(quiz('<a/>'.repeat(500_001)))).toBe('too_large')
    expect(await faultOf(quiz('<question>').slice(0, -7))).toBe('unreadable')
    expect(await faultOf('<html><body>hello</body></html>')).toBe('not_a_sheet')
    expect(await faultOf('<questestinterop></questestinterop>')).toBe('old_qti')
  })
})

const choice = (body: string, extra = '') => `<assessmentItem identifier="i">
  <responseDeclaration identifier="RESPONSE" cardinality="single"><correctResponse><value>B</value></correctResponse></responseDeclaration>
  <itemBody>${body}</itemBody>${extra}</assessmentItem>`
const interaction = `<choiceInteraction responseIdentifier="RESPONSE" maxChoices="1"><prompt>কোনটি রাজধানী?</prompt>
  <simpleChoice identifier="A">খুলনা</simpleChoice>
  <simpleChoice identifier="B">ঢাকা<feedbackInline identifier="B">১৯৭১ থেকে</feedbackInline></simpleChoice></choiceInteraction>`
const inVersion3 = `<qti-assessment-item identifier="j">
  <qti-response-declaration identifier="R" cardinality="multiple"><qti-correct-response><qti-value>A</qti-value><qti-value>C</qti-value></qti-correct-response></qti-response-declaration>
  <qti-item-body><p>কোন দুটি <math><mi>x</mi></math>?</p><qti-choice-interaction response-identifier="R">
  <qti-simple-choice identifier="A">এক</qti-simple-choice><qti-simple-choice identifier="B">দুই</qti-simple-choice><qti-simple-choice identifier="C">তিন</qti-simple-choice>
  </qti-choice-interaction></qti-item-body><qti-modal-feedback>কারণ</qti-modal-feedback></qti-assessment-item>`

function packed(items: Readonly<Record<string, string>>, type = 'imsqti_item_xmlv2p1'): Uint8Array {
  const resources = Object.keys(items).map(name => `<resource identifier="${name}" type="${type}" href="${name}"/>`)
  const files = { 'imsmanifest.xml': `<manifest><resources>${resources.join('')}</resources></manifest>`, ...items }
  return zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])))
}

describe('QTI', () => {
  it('takes the single and the multiple choices of a package, and names what it cannot take', async () => {
    const file = packed({
      'a.xml': choice(interaction, '<modalFeedback>রাজধানী</modalFeedback>'),
      'b.xml': inVersion3,
      'c.xml': choice('<p>লিখুন <textEntryInteraction responseIdentifier="RESPONSE"/></p>'),
      'd.xml': '<assessmentItem>',
    })
    const { format, items } = await read(file, 'a.zip')
    expect(format).toBe('qti')
    expect(items).toEqual([
      [1, 'কোনটি রাজধানী?', 'খুলনা|*ঢাকা', 'রাজধানী', []],
      [2, 'কোন দুটি <math><mi>x</mi></math>?', '*এক|দুই|*তিন', 'কারণ', ['several_answers']],
      [3, 'kind_not_held', 'textEntryInteraction'],
      [4, 'item_unreadable', 'd.xml'],
    ])
  })

  it('is refused where it is of version 1.2, or unpacks to far more than it is', async () => {
    expect(await faultOf(packed({ 'a.xml': '<a/>' }, 'imsqti_xmlv1p2'))).toBe('old_qti')
    expect(await faultOf(packed({ 'a.xml': choice(' '.repeat(3_000_000)) }))).toBe('too_large')
  })
})

describe('a file of chance', () => {
  const token = fc.constantFrom(
    ...[
      '{',
      '}',
      '~',
      '=',
      '#',
      '####',
      '::',
      '%',
      '%50%',
      '->',
      '\\',
      '\\n',
      '//',
      '$CATEGORY:',
      '[html]',
      '\n',
      '\n\n',
      'ক',
      'TRUE',
    ],
    ...[
      '<quiz>',
      '</quiz>',
      '<question type="multichoice">',
      '</question>',
      '<answer fraction="100">',
      '</answer>',
      '<text>',
      '</text>',
    ],
    ...[
      '<![CDATA[',
      ']]>',
      '<!--',
      '-->',
      '&amp;',
      '&#0;',
      '&x;',
      '<!DOCTYPE a [',
      'A. ',
      'B) ',
      'ANSWER: A',
      '\0',
      '\ud800',
      '\u0001',
    ],
    ...[
      '<qti-assessment-item>',
      '</qti-assessment-item>',
      '<qti-item-body>',
      '<simpleChoice>',
      '<assessmentItem>',
      '"',
    ],
  )
  const text = fc.array(token, { maxLength: 40 }).map(tokens => tokens.join(''))
  const file = fc.tuple(
    fc.constantFrom('', '<quiz>', '<assessmentItem>'),
    text,
    fc.constantFrom('a.gift', 'a.xml', 'a.txt'),
  )

  it('is read or refused, and breaks nothing', async () => {
    await fc.assert(
      fc.asyncProperty(file, async ([head, body, name]) => {
        const outcome = await faultOf(head + body, name)
        expect(outcome === null || typeof outcome === 'string').toBe(true)
      }),
      { numRuns: 1_000 },
    )
  })
})
