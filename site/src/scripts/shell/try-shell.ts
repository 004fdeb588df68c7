const threeSeconds = () => new Promise(resolve => setTimeout(resolve, 3000))

/** What a press on the look's page lets the shell do. */
const tries: Record<string, (text: string) => CustomEvent> = {
  good: text => new CustomEvent('prostuti-toast', { detail: { text, tone: 'good' } }),
  wrong: text => new CustomEvent('prostuti-toast', { detail: { text, tone: 'wrong' } }),
  wait: () => new CustomEvent('prostuti-busy', { detail: { until: threeSeconds() } }),
  overlay: text => new CustomEvent('prostuti-busy', { detail: { until: threeSeconds(), overlay: text } }),
}

for (const button of document.querySelectorAll<HTMLElement>('[data-try]'))
  button.addEventListener('click', () => {
    const event = tries[button.dataset.try ?? '']?.(button.dataset.text ?? '')
    if (event) document.dispatchEvent(event)
  })
