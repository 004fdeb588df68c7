import { expect, type Page } from '@playwright/test'
import type { TestSite } from '../../support/test-site.ts'

/** Asks the API as the person who is signed in on a page. */
export type Ask = <T>(path: string) => Promise<{ status: number; text: string; body: T }>

export async function askAs(page: Page, { url }: TestSite): Promise<Ask> {
  const session = await page.evaluate(key => localStorage.getItem(key), `prostuti:session:${url}/api/`)
  const headers = { authorization: `token ${JSON.parse(session!).token}` }
  return async <T>(path: string) => {
    const response = await page.request.get(`${url}/api/exam/v5/${path}`, { headers })
    const text = await response.text()
    return { status: response.status(), text, body: JSON.parse(text) as T }
  }
}

/** Everything that could reveal a key is refused, to everybody who sat the exam, and what is not refused reveals none. */
export async function expectNoKeys(everybody: readonly Ask[], exam: number, secret: string): Promise<void> {
  for (const ask of everybody) {
    const solutions = await ask<{ code: string }>(`solutions/${exam}/`)
    expect([solutions.status, solutions.body.code]).toEqual([403, 'result_not_published'])
    for (const path of [
      `exam_data/${exam}/?questions=true&answer_sheet=true&user_info=true`,
      `exams/${exam}/`,
      'bookmark/questions/',
      'user-participated-exams/',
    ]) {
      const { text } = await ask(path)
      expect(text, path).not.toContain(secret)
      expect(text, path).not.toContain('"is_correct":true')
    }
  }
}
