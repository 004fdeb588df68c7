/** An e-mail as lists show it: `n•••@mail.example`. */
export function coverEmail(email: string): string {
  const at = email.lastIndexOf('@')
  const [first = ''] = email
  return `${at > 0 ? first : ''}•••${at > 0 ? email.slice(at) : ''}`
}
