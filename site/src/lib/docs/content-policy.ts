/** A directive that a page needs for our elements, and why. */
export interface Directive {
  readonly name: string
  readonly sources: string
  readonly why: 'scripts' | 'calls' | 'pictures' | 'fonts' | 'types'
}

/** What a page's policy must allow so that our elements run on it; `site` is our origin. */
export const directivesFor = (site: string): readonly Directive[] => [
  { name: 'script-src', sources: site, why: 'scripts' },
  { name: 'connect-src', sources: site, why: 'calls' },
  { name: 'img-src', sources: `${site} data:`, why: 'pictures' },
  { name: 'font-src', sources: site, why: 'fonts' },
  { name: 'trusted-types', sources: 'prostuti', why: 'types' },
]

/** @example policyFor('https://prostuti.example') // 'script-src https://prostuti.example; connect-src …' */
export const policyFor = (site: string): string =>
  directivesFor(site)
    .map(({ name, sources }) => `${name} ${sources}`)
    .join('; ')
