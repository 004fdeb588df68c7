import type { Browser, Page } from '@playwright/test'
import type { WordPressSite } from './site.ts'

/** The window of somebody who is signed in to WordPress. */
export async function signIn(browser: Browser, { url, password }: WordPressSite, name: 'admin' | 'author') {
  const context = await browser.newContext({ viewport: { width: 1_280, height: 800 } })
  const page = await context.newPage()
  await page.goto(`${url}/wp-login.php`)
  // WordPress moves to the name, and selects it, 200 ms after its page: what is typed before that lands in the wrong field.
  await page.waitForFunction(() => document.activeElement?.id === 'user_login')
  await page.fill('#user_login', name)
  await page.fill('#user_pass', password)
  await Promise.all([page.waitForURL(/wp-admin/), page.click('#wp-submit')])
  return page
}

interface WordPressWindow {
  wp: {
    apiFetch(request: object): Promise<{ link: string }>
    data: { dispatch(store: string): Record<string, (...given: unknown[]) => Promise<void>>; select: SelectStore }
  }
}
type SelectStore = (store: string) => { getPermalink(): string }

/** Opens the editor for a new post, without the tour that greets its new people. */
export async function openEditor(page: Page, { url }: WordPressSite): Promise<void> {
  await page.goto(`${url}/wp-admin/post-new.php`)
  await page.waitForFunction(() => 'wp' in window && document.querySelector('.editor-post-title'))
  await page.evaluate(() =>
    (window as unknown as WordPressWindow).wp.data.dispatch('core/preferences').set!(
      'core/edit-post',
      'welcomeGuide',
      false,
    ),
  )
}

/** Publishes what stands in the editor; resolves to the post's address. */
export const publish = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const { dispatch, select } = (window as unknown as WordPressWindow).wp.data
    await dispatch('core/editor').editPost!({ status: 'publish' })
    await dispatch('core/editor').savePost!()
    return select('core/editor').getPermalink()
  })

/** Publishes a text from the editor's page, with the rights of who has opened it; resolves to its address. */
export const publishText = (page: Page, title: string, content: string): Promise<string> =>
  page.evaluate(
    async data => {
      const { wp } = window as unknown as WordPressWindow
      return (await wp.apiFetch({ path: '/wp/v2/posts', method: 'POST', data })).link
    },
    { title, content, status: 'publish' },
  )
