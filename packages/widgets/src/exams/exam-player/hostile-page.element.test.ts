import { defineForTest } from '../../testing/element-of.ts'
import { equal, settle, until } from '../../testing/expect.ts'
import { examPlayer } from './index.ts'
import { openPlayer, removePlayer } from './testing/open-player.ts'

/** What a page may say of its texts and boxes, and what is inherited of it. */
const hostile = `
  direction: rtl; writing-mode: vertical-rl; text-orientation: upright; visibility: hidden; pointer-events: none;
  font: italic small-caps 900 9px/3 monospace; font-stretch: condensed; font-kerning: none; font-feature-settings: "smcp";
  letter-spacing: 9px; word-spacing: 30px; text-align: right; text-align-last: justify; text-indent: 4em;
  text-transform: uppercase; text-shadow: 2px 2px red; white-space: pre; word-break: break-all; line-break: anywhere;
  overflow-wrap: anywhere; hyphens: auto; tab-size: 40; cursor: wait; list-style: square inside; quotes: "x" "y";
  border-collapse: collapse; border-spacing: 20px; caption-side: bottom; empty-cells: hide; caret-color: red; color: red;
  -webkit-text-fill-color: red; -webkit-text-stroke: 2px red; text-emphasis: dot; text-underline-offset: 9px;
`

const shadow = (element: Element) => element.shadowRoot!

/** Where each part of an element lies within it, and all that its page could have passed down to its root. */
function layoutOf(element: HTMLElement): string[] {
  const { left, top } = element.getBoundingClientRect()
  const root = shadow(element).querySelector('.prostuti-root')!
  const style = getComputedStyle(root)
  const passed = [...style].map(name => `${name}:${style.getPropertyValue(name)}`)
  const parts = [...root.querySelectorAll<HTMLElement>('*')].filter(part => part.checkVisibility())
  const places = parts.map(part => {
    const box = part.getBoundingClientRect()
    const place = [box.left - left, box.top - top, box.width, box.height].map(Math.round)
    return `${part.localName}.${part.className} ${place}`
  })
  return [...passed, ...places]
}

describe('an element on a page with other habits', () => {
  defineForTest(examPlayer)
  afterEach(removePlayer)

  const pages: Record<string, (element: HTMLElement) => () => void> = {
    'around the element': element => {
      const room = element.parentElement!
      // The room keeps its own box: what is asked is what the element inherits.
      room.style.cssText = hostile.replace('writing-mode: vertical-rl;', '')
      return () => room.removeAttribute('style')
    },
    'of the element': element => {
      element.style.cssText = `${hostile}; width: 360px`
      return () => {}
    },
    'by its own direction': () => {
      document.documentElement.dir = 'rtl'
      return () => document.documentElement.removeAttribute('dir')
    },
    'of everything in it': () => {
      const style = document.head.appendChild(document.createElement('style'))
      style.textContent = `main * { ${hostile} }`
      return () => style.remove()
    },
  }

  for (const [place, say] of Object.entries(pages))
    it(`looks as on any page, whatever the page says (${place})`, async () => {
      const { element, all } = await openPlayer({
        answers: { '100': 1 },
        attributes: 'theme="light" style="width: 360px"',
      })
      // The other questions come while the browser has nothing better to do.
      await until(() => all('fieldset.q').length === 20)
      const plain = new Set(layoutOf(element))
      const undo = say(element)
      await settle()
      const found = layoutOf(element)
      undo()
      equal(
        found.filter(part => !plain.has(part)),
        [],
      )
      equal(found.length, plain.size)
    })
})
