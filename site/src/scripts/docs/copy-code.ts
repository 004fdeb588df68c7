/** Puts "copy" into every piece of code: without a script there would be nothing behind it. */
const words = document.querySelector<HTMLElement>('.docs')?.dataset

for (const block of document.querySelectorAll<HTMLElement>('.docs .code:not([data-plain])')) {
  const code = block.querySelector('code')
  if (!code || !words || !navigator.clipboard) continue
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'copy'
  button.textContent = words.copy ?? ''
  button.addEventListener('click', async () => {
    await navigator.clipboard.writeText(code.textContent)
    button.textContent = words.copied ?? ''
    setTimeout(() => {
      button.textContent = words.copy ?? ''
    }, 2_000)
  })
  block.prepend(button)
}
