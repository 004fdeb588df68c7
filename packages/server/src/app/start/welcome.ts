export interface Addresses {
  site: string
  partner: string | null
  sandbox: string | null
}

/** What a person at a terminal needs to know. */
export function printWelcome({ site, partner, sandbox }: Addresses): void {
  const lines = ['', `  Prostuti is ready:  ${site}`]
  if (partner) lines.push(`  A partner's page:   ${partner}`)
  if (sandbox) {
    lines.push(`  Sandbox:            ${sandbox}  (sign-in and payments)`)
    lines.push('', '  Sign in as Nusrat (learner), Rafi (second), Tanvir (premium), Mita (owner),')
    lines.push('  Jahid (moderator) or Lubna (finance);')
    lines.push('  the sandbox asks which, no password.')
  }
  lines.push('', '  Ctrl-C stops it.', '')
  console.info(lines.join('\n'))
}
