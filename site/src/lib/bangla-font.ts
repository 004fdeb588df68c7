import { createHash } from 'node:crypto'

/**
 * Runs in the page. Stylesheets can name fonts but not ask whether a phone draws a script at all, and phones call their
 * Bangla font by a hundred names: so three letters are measured beside a place that Unicode has left empty. Where both
 * come out as the same boxes nothing draws Bangla, and the page's stylesheet is told to have the letters brought.
 */
function bringBanglaFont(page: Document): void {
  const pen = page.createElement('canvas').getContext('2d')
  if (!pen) return
  pen.font = '64px system-ui,sans-serif'
  const wide = (text: string) => pen.measureText(text).width
  if (wide('কখম') === wide('\u0984\u0984\u0984')) page.documentElement.dataset.bangla = 'missing'
}

export const banglaFontScript = `(${bringBanglaFont})(document)`
export const banglaFontHash = `sha256-${createHash('sha256').update(banglaFontScript).digest('base64')}` as const
