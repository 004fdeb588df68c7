import type { Page } from '@playwright/test'

/** Waits until all of a paper's questions are in the page, in whatever shadow root. */
export async function untilMounted(page: Page, questions = 100): Promise<void> {
  await page.waitForFunction(
    count => {
      const find = (root: Document | ShadowRoot): number =>
        root.querySelectorAll('fieldset.q').length +
        [...root.querySelectorAll('prostuti-exam-player, plain-exam')].reduce(
          (sum, { shadowRoot }) => sum + (shadowRoot ? find(shadowRoot) : 0),
          0,
        )
      return find(document) === count
    },
    questions,
    { polling: 100, timeout: 60_000 },
  )
}

/** All nodes of the page, texts and comments too, shadow roots walked through; the browser's own are not counted. */
export function countNodes(page: Page): Promise<number> {
  return page.evaluate(() => {
    const count = (node: Node): number => {
      const shadow = node instanceof Element ? node.shadowRoot : null
      return [...node.childNodes, ...(shadow ? [shadow] : [])].reduce((sum, child) => sum + count(child), 1)
    }
    return count(document)
  })
}

/**
 * Scrolls an option of a question to where a finger can reach it, lets the page come to rest, and says where it is. A
 * passage that sticks on top may cover it at first.
 */
export function bringIntoView(page: Page, questionIndex: number, restMs = 50): Promise<{ x: number; y: number }> {
  return page.evaluate(
    async ({ at, rest }) => {
      const root = document.querySelector('prostuti-exam-player')?.shadowRoot ?? document
      const labels = root.querySelectorAll('fieldset.q')[at]!.querySelectorAll('label')
      const label = labels[at % labels.length]!
      const centre = () => {
        const { x, y, width, height } = label.getBoundingClientRect()
        return { x: x + width / 2, y: y + height / 2 }
      }
      const isCovered = () => !label.contains(root.elementFromPoint(centre().x, centre().y))
      label.scrollIntoView({ block: 'center', behavior: 'instant' })
      for (let pull = 0; pull < 10 && isCovered(); pull++) scrollBy({ top: -40, behavior: 'instant' })
      await new Promise(resolve => setTimeout(resolve, rest))
      return centre()
    },
    { at: questionIndex, rest: restMs },
  )
}
