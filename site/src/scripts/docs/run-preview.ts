/** A player comes into its room when it is asked for. */
for (const button of document.querySelectorAll<HTMLElement>('[data-preview] [data-run]'))
  button.addEventListener('click', () => {
    const template = button.parentElement?.querySelector('template')
    if (template) button.replaceWith(template.content.cloneNode(true))
  })
