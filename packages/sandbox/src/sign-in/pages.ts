import { createHash } from 'node:crypto'
import { html, raw } from 'hono/html'
import { sandboxPeople } from '../people.ts'
import { style } from '../style.ts'

type Page = ReturnType<typeof html>

const styleHash = createHash('sha256').update(style).digest('base64')

/** What these pages may do. The form's answer redirects to the site, which `form-action` must allow as well. */
export function pageHeaders(siteUrl: string): Record<string, string> {
  return {
    'content-security-policy': `default-src 'none'; style-src 'sha256-${styleHash}'; form-action 'self' ${siteUrl}; frame-ancestors 'none'; base-uri 'none'`,
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
  }
}

/** Asks which of the sandbox's people it shall be. The form posts to the page's own address. */
export function pickPersonPage(): Page {
  return page(
    'Sandbox sign-in',
    html`<p class="badge"><span lang="bn">পরীক্ষামূলক সাইন-ইন</span> · Sandbox sign-in</p>
      <h1><span lang="bn">কে সাইন ইন করছেন?</span><small>Who is signing in?</small></h1>
      <p class="note">
        <span lang="bn">এটি আসল সাইন-ইন নয়। এই চারজন কাল্পনিক, কোনো পাসওয়ার্ড লাগে না।</span>
        <small>This is a sandbox, not a real sign-in. These people are made up; no password is asked for.</small>
      </p>
      <form method="post">
        ${sandboxPeople.map(
          ({ name, email, role }) =>
            html`<button name="email" value="${email}">
              <span class="initial" aria-hidden="true">${name.slice(0, 1)}</span>
              <span class="who">
                <b>${name}</b>
                <span class="role"><span lang="bn">${role.bn}</span> · ${role.en}</span>
                <span class="email">${email}</span>
              </span>
            </button>`,
        )}
        <button class="cancel" name="cancel" value="1"><span><span lang="bn">বাতিল</span> · Cancel</span></button>
      </form>`,
  )
}

/** When a sign-in can't go on. `code` is OAuth's own name for it. */
export function problemPage(code: string): string {
  return String(
    page(
      'Sandbox sign-in',
      html`<p class="badge"><span lang="bn">পরীক্ষামূলক সাইন-ইন</span> · Sandbox sign-in</p>
        <h1><span lang="bn">এই সাইন-ইনটি আর চলছে না</span><small>This sign-in can’t go on</small></h1>
        <p class="note">
          <span lang="bn">সাইটে ফিরে গিয়ে আবার সাইন ইন শুরু করুন।</span>
          <small>Go back to the site and start signing in again.</small>
        </p>
        <p class="email">${code}</p>`,
    ),
  )
}

function page(title: string, body: Page): Page {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        ${raw(`<style>${style}</style>`)}
      </head>
      <body>
        <main>${body}</main>
      </body>
    </html>`
}
