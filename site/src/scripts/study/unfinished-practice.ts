import { localDigits } from '@prostuti/sdk/i18n/digits'
import type { UnfinishedPractice } from '@prostuti/sdk/study'
import { openClient } from '../client/open-client.ts'

/** The page's own code comes first. */
const afterMs = 1_500

/** Shows the practice that waits to be finished, by its exam or its topics; nothing where there is none. */
export function showUnfinishedPractice(page: Window): void {
  const card = page.document.querySelector<HTMLElement>('[data-unfinished-practice]')
  if (!card) return
  page.setTimeout(() => void show(card), afterMs)
}

async function show(card: HTMLElement): Promise<void> {
  const { api, href = '' } = card.dataset
  const { practicesOf } = await import('@prostuti/sdk/study')
  const practices = practicesOf(await openClient(api))
  // What was handed in without a network goes out from here as well.
  await practices.resume()
  const waiting = await practices.unfinished()
  if (!waiting) return
  const language = document.documentElement.lang === 'en' ? 'en' : 'bn'
  card.querySelector('[data-name]')!.textContent = nameOf(waiting, language)
  card.querySelector('a')!.href = href.replace('{id}', waiting.id)
  // Of today, so below what runs now: a button that is about to be pressed stays where it is.
  const home = document.querySelector('prostuti-home')
  card.slot = 'today'
  home?.insertBefore(card, home.querySelector('[slot=today]'))
  card.hidden = false
}

function nameOf({ exam, topics, answered, total }: UnfinishedPractice, language: 'bn' | 'en'): string {
  const count = localDigits(`${answered}/${total}`, language)
  return [exam?.title || topics.map(({ title }) => title).join(', '), count].filter(Boolean).join(' · ')
}
