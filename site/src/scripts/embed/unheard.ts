import type { OutgoingType } from '@prostuti/sdk/platform/bridge'

/** What an app had to hear and did not: the page says it after all, and the browser saves the file. */
export function showUnheard(type: OutgoingType, detail: object, words: DOMStringMap): void {
  if (type === 'rescue') save(detail as { name: string; text: string })
  const text = words[type]
  if (!text) return
  document.querySelector('.embed-said')?.remove()
  const line = Object.assign(document.createElement('p'), { className: 'embed-said', textContent: text })
  line.setAttribute('role', type === 'failed' ? 'alert' : 'status')
  document.querySelector('.embed')?.append(line)
}

function save({ name, text }: { name: string; text: string }): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
