/** U+FFFD, or a text of which a wrong encoding left little but question marks. */
export function isUnreadable(text: string): boolean {
  const marks = text.replace(/[^?]/g, '').length
  return text.includes('\ufffd') || (marks >= 6 && marks * 2 > text.replace(/\s/g, '').length)
}
