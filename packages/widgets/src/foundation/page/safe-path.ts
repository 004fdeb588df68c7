/**
 * A path on this very site, or undefined: `next` comes out of addresses that anybody may have written. Browsers drop
 * tabs and line ends (`/\t/elsewhere`), and `/.//elsewhere` leads away once it is read again.
 */
export function safePath(path: string | undefined): string | undefined {
  if (!path || !/^\/(?!\/)[^\\\s\p{Cc}]*$/u.test(path)) return undefined
  return new URL(path, 'http://own.invalid').pathname.startsWith('//') ? undefined : path
}

/** Fills `/exam/join?id={id}`; a name without a value stays. Values are encoded. */
export function fillTemplate(template: string, values: Readonly<Record<string, string>>): string {
  return template.replace(/\{(\w+)\}/g, (hole, name: string) => {
    const value = values[name]
    return value === undefined ? hole : encodeURIComponent(value)
  })
}
