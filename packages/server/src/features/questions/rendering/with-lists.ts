import { inLatinDigits } from '../../../platform/bangla-digits.ts'

const bullet = /^[-–—•*▪●◦‣➢✓]\s+(?=\S)|^[•▪●◦‣➢✓](?=\S)/u
/** ১. ২) (৩): of a list, not a year or a sum. */
const number = /^\(?([0-9০-৯]{1,3})[.)।]\)?\s+(?=\S)/u

const numberIn = (digits: string) => Number(inLatinDigits(digits))

interface Item {
  readonly tag: 'ul' | 'ol' | null
  readonly text: string
  readonly value?: number
}

function itemOf(line: string): Item {
  const [marked] = bullet.exec(line) ?? []
  if (marked !== undefined) return { tag: 'ul', text: line.slice(marked.length) }
  const numbered = number.exec(line)
  if (numbered) return { tag: 'ol', text: line.slice(numbered[0].length), value: numberIn(numbered[1]!) }
  return { tag: null, text: line }
}

/** Plain text whose lines that begin with a bullet or a number stand in lists; the others are paragraphs. */
export function withLists(text: string): string {
  const items = text.split('\n').map(line => itemOf(line.trim()))
  if (items.every(({ tag }) => tag === null)) return text
  return groupsOf(items)
    .map(group => {
      const [{ tag, value = 1 }] = group as [Item]
      if (tag === null) return paragraph(group)
      const start = tag === 'ol' && value !== 1 ? ` start="${value}"` : ''
      return `<${tag}${start}>${group.map(item => `<li>${item.text}</li>`).join('')}</${tag}>`
    })
    .join('')
}

function paragraph(group: readonly Item[]): string {
  const lines = group
    .map(({ text }) => text)
    .join('\n')
    .trim()
  return lines === '' ? '' : `<p>${lines.replace(/\n{2,}/g, '</p><p>')}</p>`
}

/** Neighbours of one kind; numbers that go on. An empty line between two items parts nothing. */
function groupsOf(items: readonly Item[]): Item[][] {
  const groups: Item[][] = []
  for (const [index, item] of items.entries()) {
    const group = groups.at(-1)
    const last = group?.at(-1)
    const isGap = item.text === '' && last?.tag && items.slice(index).find(({ text }) => text !== '')?.tag === last.tag
    if (isGap) continue
    const goesOn = last?.tag === item.tag && (item.tag !== 'ol' || item.value === last.value! + 1)
    if (group && goesOn) group.push(item)
    else groups.push([item])
  }
  return groups
}
