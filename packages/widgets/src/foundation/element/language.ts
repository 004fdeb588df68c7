import type { Language } from '../text/translate.ts'

/** The language of an element: its own `lang`, else that of the page around it; what we do not speak becomes Bangla. */
export function languageOf(element: Element, own?: unknown): Language {
  const wanted = typeof own === 'string' && own ? own : surroundingLanguage(element)
  return wanted.toLowerCase().startsWith('en') ? 'en' : 'bn'
}

/** `closest` stops at a shadow root, languages do not. */
function surroundingLanguage(element: Element): string {
  const near = element.closest<HTMLElement>('[lang]:not([lang=""])')
  if (near) return near.getAttribute('lang') ?? ''
  const root = element.getRootNode()
  return root instanceof ShadowRoot ? surroundingLanguage(root.host) : document.documentElement.lang
}
