import type { SheetLine } from './sheet-line.ts'
import { columnName } from './sheet-table.ts'

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packages = 'http://schemas.openxmlformats.org/package/2006'
const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'

/** Characters that XML cannot hold, however they are written. */
const unheld = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu

/** `_x0041_` would be read as the character that it names. */
const escapeXml = (text: string) =>
  text
    .replace(unheld, '')
    .replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_')
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/\r/g, '&#13;')

/** What a workbook (`.xlsx`) of one sheet holds besides the sheet, by name. Style 1 is for texts. */
export function bookParts(sheet: string): Record<string, string> {
  const parts = {
    '[Content_Types].xml': `<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.styles+xml"/></Types>`,
    '_rels/.rels': `<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="${sheet}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${relations}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': `<styleSheet xmlns="${main}"><fonts count="1"><font/></fonts><fills count="1"><fill/></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="2"><xf/><xf numFmtId="49" applyNumberFormat="1"/></cellXfs></styleSheet>`,
  }
  return Object.fromEntries(Object.entries(parts).map(([name, xml]) => [name, declaration + xml]))
}

export const sheetPart = 'xl/worksheets/sheet1.xml'

/** What stands before the rows of a sheet; its first columns, so many, are of texts: no program makes a date of `1/2` typed there. */
export const sheetHead = (textColumns = 0): string => {
  const columns = `<cols><col min="1" max="${textColumns}" width="24" style="1" customWidth="1"/></cols>`
  return `${declaration}<worksheet xmlns="${main}">${textColumns > 0 ? columns : ''}<sheetData>`
}
export const sheetTail = '</sheetData></worksheet>'

/** `number`: from 1. A text is a text there: no program runs it as a formula. */
export function sheetRow(line: SheetLine, number: number): string {
  const cells = line.map((value, column) => {
    if (value === null) return ''
    const name = `${columnName(column)}${number}`
    if (typeof value === 'number') return `<c r="${name}"><v>${value}</v></c>`
    return `<c r="${name}" s="1" t="inlineStr"><is><t xml:space="preserve">${escapeXml(value)}</t></is></c>`
  })
  return `<row r="${number}">${cells.join('')}</row>`
}
