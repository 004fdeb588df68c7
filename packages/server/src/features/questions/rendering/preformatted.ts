import { withoutInvisible } from './normalize-text.ts'
import { escapeLooseAngles, sanitizePreformatted } from './safe-html.ts'

const block = /<pre(?:\s[^<>]*)?>((?:(?!<pre[\s>])[\s\S])*?)<\/pre\s*>/gi

/** Takes the preformatted blocks out of a text, so that nothing joins their spaces; `put` gets each as safe HTML and returns what stands for it. */
export function takePreformatted(source: string, put: (html: string) => string): string {
  if (!/<\/pre\s*>/i.test(source)) return source
  return source.replace(block, (_, inside: string) => put(preformatted(inside)))
}

function preformatted(inside: string): string {
  const lines = inside
    .normalize('NFC')
    .replace(/\r\n?|[\u2028\u2029\u0085]|<br\s*\/?>/gi, '\n')
    .replace(/\t/g, '    ')
    .replace(/&nbsp;|\u00a0/g, ' ')
  const safe = sanitizePreformatted(escapeLooseAngles(lines), withoutInvisible)
  return `<pre>${safe.replace(/^\n/, '').trimEnd()}</pre>`
}
