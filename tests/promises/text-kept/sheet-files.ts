import { workbook } from '../files/zip.ts'

const cell = (text: string) => `<c t="inlineStr"><is>${text.startsWith('<r>') ? text : `<t>${text}</t>`}</is></c>`
const row = (...cells: readonly string[]) =>
  `<row>${cells.map(text => (text === '' ? '<c/>' : cell(text))).join('')}</row>`
const run = (text: string, dress = '') => `<r><rPr>${dress}</rPr><t xml:space="preserve">${text}</t></r>`
const raised = '<vertAlign val="superscript"/>'
const lowered = '<vertAlign val="subscript"/>'
const sheet = (rows: string, more = '') => workbook(`<worksheet><sheetData>${rows}</sheetData>${more}</worksheet>`)

/** A row as its author sees it: small HTML, and the right option's own text. */
interface SourceRow {
  readonly texts: readonly string[]
  readonly right: string
}

/** A sheet, and what must come of it: its rows, or in `refusal` a cell, a line or a reason that a person is shown. */
export interface SheetCase {
  readonly name: string
  readonly file: Buffer
  readonly rows?: readonly SourceRow[]
  readonly refusal?: RegExp
}

const headers = ['প্রশ্ন', 'ক', 'খ', 'গ', 'উত্তর', 'বিষয়']
const csv = (...lines: readonly string[]) => Buffer.from([headers.join(), ...lines].join('\n'))

/** Sheets of our own wording in the shapes that real ones come in. */
export const sheetCases = (category: string): readonly SheetCase[] => [
  {
    name: 'runs that are raised, lowered and underlined',
    file: sheet(
      row(...headers) +
        row(
          'এক আলোকবর্ষ কত কিমি?',
          run('9.5×10') + run('12', raised),
          run('9.5×10') + run('6', raised),
          '9',
          'ক',
          category,
        ) +
        row(
          'পানির সংকেত?',
          run('H') + run('2', lowered) + run('O'),
          run('HO') + run('2', lowered),
          'CO',
          'ক',
          category,
        ) +
        row(run('‘') + run('মাঠে', '<u/>') + run(' ধান’: কোন কারক?'), 'অধিকরণ', 'কর্ম', 'করণ', 'ক', category),
    ),
    rows: [
      {
        texts: ['এক আলোকবর্ষ কত কিমি?', '9.5×10<sup>12</sup>', '9.5×10<sup>6</sup>', '9'],
        right: '9.5×10<sup>12</sup>',
      },
      { texts: ['পানির সংকেত?', 'H<sub>2</sub>O', 'HO<sub>2</sub>', 'CO'], right: 'H<sub>2</sub>O' },
      { texts: ['‘<u>মাঠে</u> ধান’: কোন কারক?', 'অধিকরণ', 'কর্ম', 'করণ'], right: 'অধিকরণ' },
    ],
  },
  {
    name: 'cells that do not say where they stand',
    file: sheet(
      row('প্রশ্ন', 'ক', 'খ', 'গ', 'ট্যাগ', 'উত্তর', 'বিষয়') + row('৭ × ৮ = কত?', '৫৬', '৫৪', '৬৪', '', 'ক', category),
    ),
    rows: [{ texts: ['৭ × ৮ = কত?', '৫৬', '৫৪', '৬৪'], right: '৫৬' }],
  },
  {
    name: 'a category that is merged over its rows',
    file: sheet(
      row(...headers) +
        row('১০% এর ৫০ কত?', '৫', '১০', '১৫', 'ক', category) +
        row('৯ − ৪ = কত?', '৪', '৫', '৬', 'খ', ''),
      '<mergeCells><mergeCell ref="F2:F3"/></mergeCells>',
    ),
    rows: [
      { texts: ['১০% এর ৫০ কত?', '৫', '১০', '১৫'], right: '৫' },
      { texts: ['৯ − ৪ = কত?', '৪', '৫', '৬'], right: '৫' },
    ],
  },
  {
    name: 'values below a line that names their separator',
    file: Buffer.from(`sep=;\n${headers.join(';')}\nকোনটি, আগে?;ভাষা;স্বাধীনতা;বিজয়;ক;${category}\n`),
    rows: [{ texts: ['কোনটি, আগে?', 'ভাষা', 'স্বাধীনতা', 'বিজয়'], right: 'ভাষা' }],
  },
  {
    name: 'options with letters of their own',
    file: csv(`দীর্ঘতম নদী?,ক) পদ্মা,খ) মেঘনা,গ) সুরমা,খ,${category}`),
    refusal: /option_letters/,
  },
  {
    name: 'a row whose cells have moved',
    file: csv(`"কে "ক", "খ"",১,২,৩,ক,${category},ক`),
    refusal: /[G-I]2 cell_beyond_headers/,
  },
  { name: 'a quote that stays open', file: csv(`এক?,১,২,৩,ক,${category}`, '"দুই?,১,২,৩'), refusal: /Line 3/ },
  {
    name: 'Bangla in the Bijoy layout',
    file: csv(`evsjv‡\`‡ki RvZxq dzj †KvbwU?,kvcjv,†Mvjvc,Rev,ক,${category}`),
    refusal: /A2 bijoy_text .*বাংলাদেশের জাতীয় ফুল কোনটি\?/,
  },
]
