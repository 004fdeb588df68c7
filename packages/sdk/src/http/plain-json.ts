// Taken when this module is loaded: a page's libraries may replace them afterwards.
const { stringify } = JSON
const { isArray } = Array
const { keys } = Object

/**
 * JSON of plain data (null, truths, numbers, texts, lists, records; undefined fields are left out). Nothing that a page's
 * libraries have put on prototypes changes it: old ones give lists and texts a `toJSON` of their own.
 */
export function toPlainJson(value: unknown): string {
  if (typeof value !== 'object' || value === null) return stringify(value) ?? 'null'
  let text = ''
  if (isArray(value)) {
    for (let index = 0; index < value.length; index++) text += `${index > 0 ? ',' : ''}${toPlainJson(value[index])}`
    return `[${text}]`
  }
  for (const name of keys(value)) {
    const field = (value as Record<string, unknown>)[name]
    if (field !== undefined) text += `${text === '' ? '' : ','}${stringify(name)}:${toPlainJson(field)}`
  }
  return `{${text}}`
}
