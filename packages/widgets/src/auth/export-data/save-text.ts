/** Has the browser save a text as a file. */
export function saveText(text: string, { type, name }: { type: string; name: string }): void {
  const address = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Browsers that save later still need the address for a moment.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
