import type { BrowserContext } from '@playwright/test'
import type { Render } from '../stored-html/imported-rows.ts'

/** An import that stores texts as they came. */
export const storesAsItCame: Render = rows =>
  rows.map(({ question, options, explanation, passage }, row) => ({
    row,
    content: { text: question, options: [...options], explanation },
    passage,
  }))

const characters: Record<string, string> = { lt: '<', gt: '>', quot: '"', '#34': '"', '#39': "'" }

/** Templates of pages that write texts as HTML. */
export async function drawsPagesRaw(context: BrowserContext): Promise<void> {
  await context.route(
    url => url.hostname === '127.0.0.1' && !/\/(api|embed|_astro)\//.test(url.pathname),
    async route => {
      const response = await route.fetch()
      const drawn = await response.text()
      const body = drawn.replaceAll(/&(lt|gt|quot|#34|#39);/g, (_, name: string) => characters[name]!)
      await route.fulfill({ response, body })
    },
  )
}

/** Elements that write texts as HTML. */
export async function drawsElementsRaw(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const write = document.createTextNode.bind(document)
    document.createTextNode = text => {
      const { firstChild } = document.createRange().createContextualFragment(text)
      return firstChild instanceof Element ? (firstChild as unknown as Text) : write(text)
    }
  })
}
