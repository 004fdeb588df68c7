/**
 * The path of a form's field that a refused path of the API is typed in: `options.2.option.bn` is `options.2.option` or
 * `options.2.option_bn`, whichever the form has; what lies deeper than any field belongs to the nearest one.
 *
 * @param renamed fields that the API calls otherwise, by its name
 * @returns undefined where the form has no such field
 */
export function fieldOf(
  path: string,
  values: object,
  renamed: Readonly<Record<string, string>> = {},
): string | undefined {
  const [first = '', ...rest] = path.split('.')
  const parts = [renamed[first] ?? first, ...rest]
  for (let length = parts.length; length > 0; length--) {
    const found = candidates(parts.slice(0, length)).find(candidate => has(values, candidate))
    if (found) return found.join('.')
  }
  return undefined
}

function candidates(parts: readonly string[]): readonly (readonly string[])[] {
  const language = parts.at(-1)
  const parent = parts.slice(0, -1)
  if (parent.length === 0 || (language !== 'bn' && language !== 'en')) return [parts]
  return [[...parent.slice(0, -1), `${parent.at(-1)}_${language}`], parts]
}

function has(values: object, parts: readonly string[]): boolean {
  let at: unknown = values
  for (const part of parts) {
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, part)) return false
    at = (at as Record<string, unknown>)[part]
  }
  return true
}
