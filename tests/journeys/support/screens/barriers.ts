import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const themes = ['light', 'dark'] as const

// Legacy: without another page for each look, which only frames of other sites would need. What is well is not described.
const axeFor = (page: Page, axeSource?: string) =>
  new AxeBuilder({ page, axeSource }).options({ resultTypes: ['violations'] }).setLegacyMode()

/** Half a megabyte of script, which is in the page since the look before. */
const axeAgain = (page: Page) => axeFor(page, ';')

/**
 * Colours that turn from day to night are those of neither until they are there: fractions of a second. A page that draws no
 * frame, or a transition that never says that it is over, is not waited for longer than ten.
 */
const turned = (page: Page, theme: (typeof themes)[number]) =>
  page.evaluate(async theme => {
    const turn = async () => {
      await new Promise(requestAnimationFrame)
      // The staff's inputs follow by a script, some tasks later.
      const { mantineColorScheme: scheme } = document.documentElement.dataset
      while (scheme && document.documentElement.dataset.mantineColorScheme !== theme)
        await new Promise(requestAnimationFrame)
      await new Promise(requestAnimationFrame)
      const turning = document.getAnimations().filter(each => each instanceof CSSTransition)
      await Promise.allSettled(turning.map(each => each.finished))
    }
    await Promise.race([turn(), new Promise(done => setTimeout(done, 10_000))])
  }, theme)

/** What axe finds on this screen, by day and by night; by night only colours are other. */
export async function barriersOf(page: Page, screen: string): Promise<string[]> {
  const found: string[] = []
  for (const theme of themes) {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
    await turned(page, theme)
    const { violations } = await (theme === 'dark'
      ? axeAgain(page).withRules('color-contrast')
      : axeFor(page)
    ).analyze()
    for (const { id, nodes } of violations)
      found.push(...nodes.map(node => `${screen}, ${theme}: ${id} at ${node.target.join(' ')}`))
  }
  return found
}
