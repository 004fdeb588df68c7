/** The form by which the gateway sends a browser back. */
export interface WayBack {
  readonly status: number
  readonly url: string
  readonly fields: Record<string, string>
}

/** Leaves a payment page as a person does: opens it, chooses, and presses a button. Does not follow the way back. */
export async function payOnPage(
  pageUrl: string,
  outcome: 'success' | 'fail' | 'cancel',
  chosen: Record<string, string> = {},
): Promise<WayBack> {
  const page = await fetch(pageUrl)
  const html = await page.text()
  if (page.ok && !html.includes(`name="outcome" value="${outcome}"`)) throw new Error('The page has no such button')
  const body = new URLSearchParams({ method: 'bkash', outcome, ...chosen })
  const left = await fetch(pageUrl, { method: 'POST', body })
  return wayBackOf(left.status, await left.text())
}

function wayBackOf(status: number, html: string): WayBack {
  const inputs = html.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g)
  const fields = Object.fromEntries([...inputs].map(([, name, value]) => [decode(name!), decode(value!)]))
  return { status, url: decode(/<form method="post" action="([^"]*)"/.exec(html)?.[1] ?? ''), fields }
}

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&quot;': '"',
  '&#39;': "'",
  '&lt;': '<',
  '&gt;': '>',
}

const decode = (text: string) => text.replaceAll(/&(amp|quot|#39|lt|gt);/g, entity => entities[entity]!)
