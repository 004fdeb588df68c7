/** A path on this very site, or undefined: `next` comes out of addresses that anybody may have written. */
export function safePath(path: string | undefined): string | undefined {
  return path && /^\/(?![/\\])/.test(path) ? path : undefined
}

/** Fills `/exam/join?id={id}`; a name without a value stays. Values are encoded. */
export function fillTemplate(template: string, values: Readonly<Record<string, string>>): string {
  return template.replace(/\{(\w+)\}/g, (hole, name: string) => {
    const value = values[name]
    return value === undefined ? hole : encodeURIComponent(value)
  })
}
