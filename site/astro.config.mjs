import { globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import node from '@astrojs/node'
import react from '@astrojs/react'
import { defineConfig } from 'astro/config'
import { codeColours } from './build/docs/code-colours.ts'
import { banglaFontHash } from './src/lib/look/bangla-font.ts'

/** `/exam/upcoming` for `exam/upcoming.astro`: a menu's entry shows once its page is there. */
const pages = globSync('**/*.astro', { cwd: fileURLToPath(new URL('src/pages', import.meta.url)) }).map(
  file => `/${file.replace(/\.astro$/, '').replace(/(^|\/)index$/, '')}`,
)

/**
 * The libraries of the staff's screens, in chunks of their own: a page gets the styles of every chunk that holds a module which
 * it could reach, and all screens reach the same entry of Mantine.
 */
const staffLibraries = {
  name: 'staff-library',
  test: /node_modules\/(@mantine|@floating-ui|react-remove-scroll|react-number-format)[^?]*\.m?js$/,
  entriesAware: true,
}

/** What is read out of addresses, a few lines that many pages share, in one file: each by itself would cost a request. */
const addresses = { name: 'addresses', test: /(contract\/src\/id|lib\/exams\/exam-address)\.ts$/ }

/**
 * Astro names the styles of all pages in the policy of each, 8 KB before a page's first byte. It adds those that a page has when it
 * draws it, and pages name the styles of their elements themselves (`Astro.csp`).
 */
const ownStylesOnly = {
  name: 'own-styles-only',
  hooks: {
    /** @param {{ manifest: import('astro').SSRManifest }} built */
    'astro:build:ssr': ({ manifest: { csp } }) => {
      csp?.styleHashes.splice(0)
      csp?.styleDirective?.hashes.splice(0)
    },
  },
}

export default defineConfig({
  output: 'server',
  adapter: node({ mode: 'middleware' }),
  // The staff's screens alone are React of this site's own; what learners see are elements.
  integrations: [react({ include: ['**/src/staff/**/*.{ts,tsx}'] }), ownStylesOnly],
  // Who is signed in is the host's business (`Astro.locals.host`); without this the adapter writes files of its own.
  session: false,
  trailingSlash: 'ignore',
  compressHTML: true,
  prefetch: false,
  markdown: { shikiConfig: codeColours },
  devToolbar: { enabled: false },
  build: {
    // A page's style is a few kB by hand: inside the page it blocks no first paint and costs no request.
    inlineStylesheets: 'always',
  },
  security: {
    // What one request decides (the API's origin, who may frame the page) is added in `lib/http/security-headers.ts`.
    csp: {
      scriptDirective: { hashes: [banglaFontHash] },
      directives: [
        "default-src 'none'",
        "base-uri 'none'",
        "font-src 'self'",
        "form-action 'self'",
        "manifest-src 'self'",
        "object-src 'none'",
      ],
    },
  },
  vite: {
    build: {
      assetsInlineLimit: 0,
      rolldownOptions: { output: { codeSplitting: { groups: [staffLibraries, addresses] } } },
    },
    define: { SITE_PAGES: JSON.stringify(pages) },
  },
})
