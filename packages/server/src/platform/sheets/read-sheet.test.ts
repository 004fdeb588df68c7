import { strToU8, unzipSync, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { readSheet as readWith } from './read-sheet.ts'
import { SheetError, type SheetTable, sheetLimits } from './sheet-table.ts'

const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const relation = (id: string, type: string, target: string) =>
  `<Relationship Id="${id}" Type="${relations}/${type}" Target="${target}"/>`
const sheetOf = (rows: string, more = '') => `<worksheet><sheetData>${rows}</sheetData>${more}</worksheet>`
const inline = (text: string, place = '') => `<c ${place && `r="${place}"`} t="inlineStr"><is><t>${text}</t></is></c>`
const rowOf = (...cells: string[]) => `<row>${cells.map(cell => inline(cell)).join('')}</row>`

/** The parts of a workbook as programs commonly name them; a part of `parts` replaces one of these, or null takes it away. */
function workbook(sheet: string, parts: Record<string, string | null> = {}): Uint8Array {
  const all = {
    '_rels/.rels': `<Relationships>${relation('a', 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
    'xl/workbook.xml': '<workbook><sheets><sheet name="a" sheetId="1" r:id="s"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels': `<Relationships>${relation('s', 'worksheet', 'worksheets/sheet1.xml')}${relation('t', 'sharedStrings', 'sharedStrings.xml')}${relation('u', 'styles', 'styles.xml')}</Relationships>`,
    'xl/worksheets/sheet1.xml': sheet,
    ...parts,
  }
  const kept = Object.entries(all).flatMap(([name, xml]) => (xml === null ? [] : [[name, strToU8(xml)] as const]))
  return zipSync(Object.fromEntries(kept))
}

/** As those of questions: one of the first rows names them. */
const readSheet = (file: Uint8Array) => readWith(file, texts => texts.includes('প্রশ্ন'))

const cellsOf = ({ headers, rows }: SheetTable) => [headers, ...rows.map(({ cells }) => cells)]
const read = async (file: Uint8Array | string) =>
  cellsOf(await readSheet(typeof file === 'string' ? strToU8(file) : file))

async function refused(file: Uint8Array | string): Promise<[string, number | undefined]> {
  try {
    await readSheet(typeof file === 'string' ? strToU8(file) : file)
  } catch (error) {
    if (error instanceof SheetError) return [error.fault, error.line]
    throw error
  }
  throw new Error('The sheet was read')
}

describe('a cell of a workbook', () => {
  const run = (text: string, dress = '') =>
    `<r>${dress && `<rPr>${dress}</rPr>`}<t xml:space="preserve">${text}</t></r>`
  const rich = (...runs: string[]) =>
    `<row>${inline('প্রশ্ন')}</row><row><c t="inlineStr"><is>${runs.join('')}</is></c></row>`
  const text = async (...runs: string[]) => (await read(workbook(sheetOf(rich(...runs)))))[1]![0]

  it('keeps what is raised and lowered, underlined and struck out', async () => {
    expect(await text(run('৫×১০'), run('৭', '<vertAlign val="superscript"/>'))).toBe('৫×১০<sup>৭</sup>')
    expect(await text(run('CO'), run('2', '<vertAlign val="subscript"/>'), run(' গ্যাস'))).toBe('CO<sub>2</sub> গ্যাস')
    expect(await text(run('সে '), run('বইটি ', '<u/>'), run('পড়ে'))).toBe('সে <u>বইটি</u> পড়ে')
    expect(await text(run('ক', '<strike/>'), run('খ', '<u val="none"/>'))).toBe('<s>ক</s>খ')
    expect(await text(run('x', '<i/>'), run('2', '<i/><vertAlign val="superscript"/>'))).toBe('x<sup>2</sup>')
  })

  it('keeps a bold word, and no boldness of the whole cell', async () => {
    expect(await text(run('আমি '), run('ভাত', '<b/>'), run(' খাই'))).toBe('আমি <b>ভাত</b> খাই')
    expect(await text(run('আমি ', '<b/>'), run('ভাত খাই', '<b/>'))).toBe('আমি ভাত খাই')
  })

  it('keeps the same of a string that several cells share', async () => {
    const strings = `<sst><si><t>প্রশ্ন</t></si><si>${run('H')}${run('2', '<vertAlign val="subscript"/>')}${run('O')}</si></sst>`
    const rows = '<row><c t="s"><v>0</v></c></row><row><c t="s"><v>1</v></c><c t="s"><v>1</v></c></row>'
    const found = await read(workbook(sheetOf(rows), { 'xl/sharedStrings.xml': strings }))
    expect(found[1]).toEqual(['H<sub>2</sub>O', 'H<sub>2</sub>O'])
  })

  it('stands after the cell before it where it does not say where, empty ones counted', async () => {
    const rows = `${rowOf('ক', 'খ', 'গ')}<row>${inline('১')}<c s="0"/>${inline('৩')}</row>`
    expect((await read(workbook(sheetOf(rows))))[1]).toEqual(['১', '', '৩'])
  })

  it('says that it names a string that is not there', async () => {
    const rows = `${rowOf('ক')}<row><c t="s"><v>7</v></c></row>`
    expect((await read(workbook(sheetOf(rows))))[1]).toEqual([{ kind: 'error', text: '7' }])
  })

  it('means its text where it has a number, too', async () => {
    const rows = `${rowOf('ক')}<row><c t="inlineStr"><v>0</v><is><t>সাত</t></is></c></row>`
    expect((await read(workbook(sheetOf(rows))))[1]).toEqual(['সাত'])
  })

  it('counts for all rows that it is merged over', async () => {
    const rows = ['প্রশ্ন,বিষয়', 'এক,গণিত', 'দুই,', 'তিন,'].map((line, index) => {
      const [one, two] = line.split(',')
      return `<row r="${index + 1}">${inline(one!, `A${index + 1}`)}${two ? inline(two, `B${index + 1}`) : ''}</row>`
    })
    const file = workbook(sheetOf(rows.join(''), '<mergeCells><mergeCell ref="B2:B4"/></mergeCells>'))
    expect((await read(file)).slice(1)).toEqual([
      ['এক', 'গণিত'],
      ['দুই', 'গণিত'],
      ['তিন', 'গণিত'],
    ])
  })

  it.each([
    ['', '2024-01-15'],
    [' date1904="1"', '2028-01-16'],
  ])('names the day that its author sees: %s', async (attribute, day) => {
    const file = workbook(sheetOf(`${rowOf('ক')}<row><c s="1"><v>45306</v></c></row>`), {
      'xl/workbook.xml': `<workbook><workbookPr${attribute}/><sheets><sheet name="a" sheetId="1" r:id="s"/></sheets></workbook>`,
      'xl/styles.xml': '<styleSheet><cellXfs><xf/><xf numFmtId="14"/></cellXfs></styleSheet>',
    })
    expect((await read(file))[1]).toEqual([{ kind: 'date', text: day }])
  })
})

describe('a workbook', () => {
  const sheet = sheetOf(rowOf('প্রশ্ন', 'ক') + rowOf('এটি', 'হ্যাঁ'))
  const rows = [
    ['প্রশ্ন', 'ক'],
    ['এটি', 'হ্যাঁ'],
  ]

  it('has its parts where its relations say', async () => {
    const file = workbook(sheetOf('<row><c t="s"><v>0</v></c></row><row><c t="s"><v>1</v></c></row>'), {
      '_rels/.rels': `<Relationships>${relation('a', 'officeDocument', '/book/main.xml')}</Relationships>`,
      'xl/workbook.xml': null,
      'book/main.xml': '<x:workbook><x:sheets><x:sheet name="a" sheetId="1" r:id="s"/></x:sheets></x:workbook>',
      'book/_rels/main.xml.rels': `<Relationships>${relation('s', 'worksheet', '../xl/worksheets/sheet1.xml')}${relation('t', 'sharedStrings', 'texts.xml')}</Relationships>`,
      'book/texts.xml': '<sst><si><t>প্রশ্ন</t></si><si><t>এটি</t></si></sst>',
      'xl/sharedStrings.xml': '<sst><si><t>ভুল</t></si><si><t>ভুল</t></si></sst>',
    })
    expect(await read(file)).toEqual([['প্রশ্ন'], ['এটি']])
  })

  it('may name its parts as old programs do', async () => {
    const parts = { '_rels/.rels': null, 'xl/workbook.xml': null, 'xl/_rels/workbook.xml.rels': null }
    const file = workbook(sheet, {
      ...parts,
      'xl/worksheets/sheet1.xml': null,
      '_rels\\.rels': `<Relationships>${relation('a', 'officeDocument', 'xl\\Workbook.xml')}</Relationships>`,
      'xl\\workbook.xml': '<workbook><sheets><sheet name="a" sheetId="1" r:id="s"/></sheets></workbook>',
      'xl\\_rels\\workbook.xml.rels': `<Relationships>${relation('s', 'worksheet', 'worksheets\\sheet1.xml')}</Relationships>`,
      'xl\\worksheets\\sheet1.xml': sheet,
    })
    expect(await read(file)).toEqual(rows)
  })

  it('is found by the directory of its file, not by a workbook that stands inside', async () => {
    const inner = workbook(sheetOf(rowOf('প্রশ্ন') + rowOf('ভেতরের')))
    const parts = { 'xl/embeddings/inner.xlsx': [inner, { level: 0 }] as [Uint8Array, { level: 0 }] }
    const outer = zipSync({ ...parts, ...unzipSync(workbook(sheet)) })
    expect(await read(outer)).toEqual(rows)
  })

  it('is refused for the characters of all its cells together, though one string makes them', async () => {
    const long = 'ক'.repeat(2_000)
    const cells = Array.from({ length: 55 }, () => '<c t="s"><v>0</v></c>').join('')
    const many = `<row>${cells}</row>`.repeat(200)
    expect(55 * 200 * long.length).toBeGreaterThan(sheetLimits.characters)
    const file = workbook(sheetOf(many), { 'xl/sharedStrings.xml': `<sst><si><t>${long}</t></si></sst>` })
    expect(file.length).toBeLessThan(20_000)
    expect(await refused(file)).toEqual(['too_large', undefined])
  })

  it('is refused for a header with half a character, and shows one in a cell as lost', async () => {
    expect(await refused(workbook(sheetOf(rowOf('প্রশ্ন_xD83D_') + rowOf('এটি'))))).toEqual(['not_text', undefined])
    const found = await read(workbook(sheetOf(rowOf('প্রশ্ন_x0000_') + rowOf('এটি_xDE00_ নয়_x0000_'))))
    expect(found).toEqual([['প্রশ্ন'], ['এটি\ufffd নয়']])
  })
})

describe('a text of values', () => {
  it('is separated by what its first line says', async () => {
    expect(await read('\ufeffsep=;\r\nপ্রশ্ন;ক\r\nএক, দুই;তিন\r\n')).toEqual([
      ['প্রশ্ন', 'ক'],
      ['এক, দুই', 'তিন'],
    ])
    expect(await read('"sep=|"\nপ্রশ্ন|ক\nএক|দুই\n')).toEqual([
      ['প্রশ্ন', 'ক'],
      ['এক', 'দুই'],
    ])
  })

  it('may say above its headers what it is', async () => {
    const found = await readSheet(strToU8('মডেল টেস্ট ৭\n\nপ্রশ্ন;ক;খ;উত্তর\nএক?;দুই;তিন;ক\n'))
    expect(found.headers).toEqual(['প্রশ্ন', 'ক', 'খ', 'উত্তর'])
    expect(found.rows).toEqual([{ number: 4, cells: ['এক?', 'দুই', 'তিন', 'ক'] }])
  })

  it('names the line of a quote that is never closed', async () => {
    const lines = ['প্রশ্ন,ক,খ', '"দুই\nলাইন",১,২', 'তিন,"৩,৪', 'চার,৫,৬', '']
    expect(await refused(lines.join('\n'))).toEqual(['quote_left_open', 4])
    expect(await refused(`sep=,\n${lines.join('\n')}`)).toEqual(['quote_left_open', 5])
  })

  it('names the line of a quote that runs on to the next cell in quotes', async () => {
    expect(await refused('প্রশ্ন,ক,খ\n"এক,১,২\n"দুই",৩,৪\n')).toEqual(['quote_left_open', 2])
    const fine = 'প্রশ্ন,ক\n"""অগ্নিবীণা""\nকার?",১\n'
    expect((await read(fine))[1]).toEqual(['"অগ্নিবীণা"\nকার?', '১'])
  })
})

describe('a file with an object of JSON in each line', () => {
  it('is a sheet whose headers are the keys, in the order in which they come', async () => {
    const lines = [
      { title: 'ক', vacancy: 3 },
      { title: 'খ', tags: ['১', '২'], more: { no: 'text' }, gone: null },
    ]
    const file = lines.map(line => JSON.stringify(line)).join('\n\n')
    const found = await readSheet(strToU8(`${file}\n`))
    expect(found.headers).toEqual(['title', 'vacancy', 'tags', 'more', 'gone'])
    expect(found.rows).toEqual([
      { number: 1, cells: ['ক', '3'] },
      { number: 3, cells: ['খ', '', '১, ২'] },
    ])
  })

  it('names the line that cannot be read', async () => {
    expect(await refused('{"title": "ক"}\n{"title": \n')).toEqual(['unreadable', 2])
    expect(await refused('{"title": "ক"}\n[1]')).toEqual(['unreadable', 2])
  })
})
