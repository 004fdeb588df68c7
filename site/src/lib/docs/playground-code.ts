import { componentMarkupOf, markupOf } from './element-markup.ts'
import type { PlaygroundState } from './playground-state.ts'

/** Tokens that the choices set. */
export const tokensOf = ({ colour, corners }: Pick<PlaygroundState, 'colour' | 'corners'>): Record<string, string> => ({
  ...(colour && { '--prostuti-primary': colour }),
  ...(corners && { '--prostuti-radius-control': `${corners}px` }),
})

/** What the chosen element is on a page of its own: to be pasted. */
export function playgroundHtml(state: PlaygroundState, site: string, script: string): string {
  const tag = `prostuti-${state.element}`
  const tokens = Object.entries(tokensOf(state)).map(([name, value]) => `    ${name}: ${value};\n`)
  const style = tokens.length ? `<style>\n  ${tag} {\n${tokens.join('')}  }\n</style>\n` : ''
  return `${style}<script type="module" src="${site}/embed/v1/${script}"></script>\n${markupOf(tag, state.attributes)}`
}

/** The same in React. */
export const playgroundReact = ({ element, attributes }: PlaygroundState, site: string): string =>
  componentMarkupOf(element, attributes, site)
