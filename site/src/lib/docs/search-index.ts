import { getCollection } from 'astro:content'
import type { Language, SiteHost } from '@prostuti/contract'
import { type ErrorCode, errorStatus } from '@prostuti/contract'
import { errorMessage } from '@prostuti/contract/error-messages'
import { translator } from '../i18n/i18n.ts'
import { docPages } from './doc-pages.ts'
import type { Finding } from './found-docs.ts'
import { listCalls } from './list-calls.ts'

const made = new Map<Language, Promise<Finding[]>>()

/** All that the docs' search finds, from the very tables that pages are drawn from; made once for each language. */
export function searchIndex(host: Pick<SiteHost, 'openApi'>, language: Language): Promise<Finding[]> {
  const known = made.get(language) ?? makeIndex(host, language)
  made.set(language, known)
  return known
}

async function makeIndex({ openApi }: Pick<SiteHost, 'openApi'>, language: Language): Promise<Finding[]> {
  const t = translator(language)
  const [pages, elements, settings, troubles, sdk] = await Promise.all([
    docPages(language),
    getCollection('elements'),
    getCollection('settings'),
    getCollection('troubles'),
    getCollection('sdk'),
  ])
  const headings = await headingsOf(language)
  const codes = Object.keys(errorStatus) as ErrorCode[]
  return [
    ...pages.map(
      ({ title, href, text, slug }): Finding => [title, href, t('docs.title'), `${text} ${headings.get(slug) ?? ''}`],
    ),
    ...elements.map(({ id, data }): Finding => {
      const names = [...data.attributes, ...data.events, ...data.slots, ...data.parts, ...data.properties]
      const words = names.map(({ name }) => name).join(' ')
      // Both languages: who reads Bangla may look for the code's own words.
      const described = Object.values(data.description).join(' ')
      return [data.tag, `/docs/elements/${id}`, t('docs.find.element'), `${words} ${described}`]
    }),
    ...codes.map((code): Finding => [code, `/docs/errors#${code}`, t('docs.find.error'), errorMessage(code, language)]),
    ...troubles.map(({ id, data }): Finding => [id, `/docs/errors#${id}`, t('docs.find.error'), data.cause[language]]),
    ...settings.map(({ id, data }): Finding => [id, `/docs/operating#${id}`, t('docs.find.setting'), data.text]),
    ...listCalls(openApi()).map(
      ({ id, method, path }): Finding => [id, `/docs/api/${id}`, t('docs.find.call'), `${method} ${path}`],
    ),
    ...sdk.flatMap(({ id, data }) =>
      data.exports.map(({ name }): Finding => [name, `/docs/sdk#${encodeURIComponent(`${id}.${name}`)}`, id, '']),
    ),
  ]
}

async function headingsOf(language: Language): Promise<Map<string, string>> {
  const entries = await getCollection('docs', ({ id }) => id.startsWith(`${language}/`))
  return new Map(entries.map(({ id, rendered }) => [id.slice(3), headingsIn(rendered?.html ?? '')]))
}

const headingsIn = (html: string): string =>
  [...html.matchAll(/<h\d[^>]*>(.*?)<\/h\d>/g)].map(([, text = '']) => text.replace(/<[^>]*>/g, '')).join(' ')
