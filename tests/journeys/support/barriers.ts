import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const themes = ['light', 'dark'] as const

/** What axe finds on this screen, by day and by night; by night only colours are other. */
export async function barriersOf(page: Page, screen: string): Promise<string[]> {
  const found: string[] = []
  for (const theme of themes) {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
    // Legacy: without another page for each look, which only frames of other sites would need. What is well is not described.
    const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode()
    const { violations } = await (theme === 'dark' ? axe.withRules('color-contrast') : axe).analyze()
    for (const { id, nodes } of violations)
      found.push(...nodes.map(node => `${screen}, ${theme}: ${id} at ${node.target.join(' ')}`))
  }
  return found
}
