/** Lets the browser fetch a file, without leaving the page: a phone offers its calendar for one of `text/calendar`. */
export function fetchFile(address: string): void {
  const link = document.createElement('a')
  link.href = address
  link.download = ''
  link.click()
}
