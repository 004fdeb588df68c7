/** The host of a public link, as people read it; the link itself where it is none. */
export function hostOf(link: string): string {
  return URL.canParse(link) ? new URL(link).host.replace(/^www\./, '') : link
}
