/** `jobs.js` for pages with nothing but circulars. */
export type EmbedScript = 'prostuti.js' | 'jobs.js'

/**
 * Brings the embed of a Prostuti site into a page that is bundled: its elements, drawn by the site's own files and updated with
 * it. Other pages write the `<script>`. The page's policy allows it by `script-src`. On a server it does nothing.
 *
 * @example await loadEmbed('https://prostuti.example')
 */
export async function loadEmbed(site: string, script: EmbedScript = 'prostuti.js'): Promise<void> {
  if (typeof document === 'undefined') return
  await import(/* @vite-ignore */ /* webpackIgnore: true */ new URL(`/embed/v1/${script}`, site).href)
}
