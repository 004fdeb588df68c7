import { componentOf, propertyOf } from './element-links.ts'

type Attributes = Readonly<Record<string, string>>

/** `<prostuti-exam-list state="running" filter></prostuti-exam-list>` */
export const markupOf = (tag: string, attributes: Attributes): string =>
  `<${tag}${Object.entries(attributes).map(attribute).join('')}></${tag}>`

const attribute = ([name, value]: [string, string]): string =>
  value === '' ? ` ${name}` : ` ${name}="${value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`

/** `<ExamList base="https://prostuti.example/api/" state="running" filter />` */
export const componentMarkupOf = (name: string, attributes: Attributes, site: string): string => {
  const base = ` base="${site}/api/"`
  const props = Object.entries(attributes).map(([key, value]) => attribute([propertyOf(key), value]))
  return `<${componentOf(name)}${base}${props.join('')} />`
}
