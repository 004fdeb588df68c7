export type Language = 'bn' | 'en'

/** The language of the page around an element that is not defined yet. */
export const languageNear = (element: Element): Language =>
  /^en/i.test(element.closest<HTMLElement>('[lang]:not([lang=""])')?.lang ?? '') ? 'en' : 'bn'
