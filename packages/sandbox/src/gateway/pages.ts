import { createHash } from 'node:crypto'
import type { Language } from '@prostuti/contract'
import { html, raw } from 'hono/html'
import { panel } from './panel.ts'
import { type Method, methods, type Session } from './payments.ts'
import { style } from './style.ts'
import { amountIn, texts } from './texts.ts'

type Html = ReturnType<typeof html>

/** The browser goes back by a form post from the gateway's site, as the real one sends it. */
const submit = 'document.forms[0].submit()'

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/**
 * What these pages may do: no script but the one that sends the way back, and no frame. The way back ends wherever the site
 * redirects to, and `form-action` would hold for that too, so it leaves the address open.
 */
export const pageHeaders: Readonly<Record<string, string>> = {
  'content-security-policy': `default-src 'none'; style-src ${hashOf(style)}; script-src ${hashOf(submit)}; form-action http: https:; frame-ancestors 'none'; base-uri 'none'`,
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
}

/** Asks how to pay, and how that shall end. */
export function paymentPage(session: Session, language: Language): Html {
  const { amount, productName, tranId, behaviour } = session
  const words = texts[language]
  const shown = amountIn(language, amount)
  return page(
    language,
    html`<a class="language" href="?language=${language === 'bn' ? 'en' : 'bn'}" lang="${language === 'bn' ? 'en' : 'bn'}"
        >${words.other}</a
      >
      <h1>৳${shown}</h1>
      <p class="note">${productName}<small>${words.order} ${tranId}</small></p>
      <form method="post">
        <fieldset>
          <legend>${words.by}</legend>
          ${(Object.keys(methods) as Method[]).map(
            (method, index) =>
              html`<label class="method"
                ><input type="radio" name="method" value="${method}" ${index === 0 ? 'checked' : ''} />${words.methods[method]}</label
              >`,
          )}
        </fieldset>
        <button class="pay" name="outcome" value="success">${words.pay(shown)}</button>
        <button class="cancel" name="outcome" value="fail">${words.fail}</button>
        <button class="cancel" name="outcome" value="cancel">${words.cancel}</button>
        ${panel(language, behaviour)}
      </form>`,
  )
}

/** Sends the browser back to the site with these fields; by a button where no script runs. */
export function returnPage(url: string, fields: Readonly<Record<string, string>>, language: Language): Html {
  const words = texts[language]
  return page(
    language,
    html`<h1>${words.back}</h1>
      <form method="post" action="${url}">
        ${Object.entries(fields).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)}
        <button class="pay">${words.goOn}</button>
      </form>
      ${raw(`<script>${submit}</script>`)}`,
  )
}

/** When a payment can't go on: it is unknown, or was left before. */
export function problemPage(language: Language): Html {
  const words = texts[language]
  return page(language, html`<h1>${words.gone}</h1><p class="note">${words.goneNote}</p>`)
}

function page(language: Language, body: Html): Html {
  const words = texts[language]
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${words.title}</title>
        ${raw(`<style>${style}</style>`)}
      </head>
      <body>
        <main>
          <p class="badge">${words.badge}</p>
          ${body}
          <p class="note foot"><small>${words.note}</small></p>
        </main>
      </body>
    </html>`
}
