import { createHash } from 'node:crypto'

/**
 * Runs in every page. Stylesheets can name fonts but not ask whether a device draws a script at all, and phones call
 * their Bangla font by a hundred names: so three letters are measured beside places that Unicode has left empty. Where
 * both come out as the same boxes nothing draws Bangla, and the page's stylesheet is told to have the letters brought. Measuring
 * takes a cheap phone 40 ms, so the first frame goes before it.
 * A text rather than a function: `astro.config.mjs` must come to the same hash as the built page.
 */
export const banglaFontScript = `requestAnimationFrame(() => setTimeout(() => {
const pen = document.createElement('canvas').getContext('2d')
const wide = text => pen.measureText(text).width
if (pen) pen.font = '64px system-ui,sans-serif'
if (pen && wide('কখম') === wide('\\u0984'.repeat(3))) document.documentElement.dataset.bangla = 'missing'
}))`

export const banglaFontHash = `sha256-${createHash('sha256').update(banglaFontScript).digest('base64')}` as const
