import type { AttributeType, Widget } from './define-widget.ts'

/** Attributes of every element, besides its own. */
const commonAttributes: Readonly<Record<string, AttributeType>> = {
  base: 'string',
  lang: 'string',
  theme: 'string',
}

/** `exam-id` → `examId`. */
export const camelCase = (name: string): string => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

/** `examId` → `exam-id`. */
export const kebabCase = (name: string): string => name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)

/** The types of a widget's attributes by property name. */
export function propertiesOf(widget: Pick<Widget, 'attributes'>): Record<string, AttributeType> {
  const all = Object.entries({ ...commonAttributes, ...widget.attributes })
  return Object.fromEntries(all.map(([name, type]) => [camelCase(name), type]))
}

/** What an attribute's text means; null is an absent attribute. Never throws: other people write these. */
export function parseAttribute(type: AttributeType, text: string | null): unknown {
  if (type === 'boolean') return text !== null && text !== 'false'
  if (text === null) return undefined
  if (type === 'number') return text.trim() === '' || Number.isNaN(Number(text)) ? undefined : Number(text)
  return type === 'json' ? parseJson(text) : text
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    console.error('prostuti: malformed JSON in an attribute', error)
    return undefined
  }
}
