import type { Language } from '@prostuti/contract'

/** Remembers the language that a person chose; read by the process that fills `locals.host`. */
export const languageCookie = 'language'

/** The same page in the other language: `/exam/upcoming?language=en`. */
export function languageLink(page: URL, language: Language): string {
  const query = new URLSearchParams(page.search)
  query.set('language', language)
  return `?${query}`
}

/**
 * What a language link asks for, and the address to go on to without it; null for any other address.
 *
 * @example languageChoice(new URL('http://x/exam/join?id=3&language=en')) // { language: 'en', path: '/exam/join?id=3' }
 */
export function languageChoice(page: URL): { language: Language; path: string } | null {
  const language = page.searchParams.get('language')
  if (language !== 'bn' && language !== 'en') return null
  const query = new URLSearchParams(page.search)
  query.delete('language')
  // `//elsewhere.example` is a path here and another site in a Location header.
  const path = page.pathname.replace(/^\/{2,}/, '/')
  return { language, path: query.size > 0 ? `${path}?${query}` : path }
}
