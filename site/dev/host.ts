import type { SiteHost } from '@prostuti/contract'
import { createSampleBilling } from './billing.ts'
import { createSampleCirculars } from './circulars.ts'
import type { Cookies } from './cookies.ts'
import { createSampleExams } from './exams.ts'
import { createSampleFeed } from './feed.ts'
import { createSampleNotices } from './notices.ts'
import { createSampleNotifications } from './notifications.ts'
import { createSamplePrograms } from './programs.ts'
import { people } from './sample.ts'
import { createSampleStudy } from './study.ts'

const support = { support_email: 'mailto:help@prostuti.example', support_phone: 'tel:+880-9600-000000' }

/** A host with sample data: pages can be looked at without a database. */
export const createSampleHost = (cookies: Cookies): SiteHost => ({
  language: cookies.language === 'en' ? 'en' : 'bn',
  now: () => Date.now(),
  apiBase: '/api/',
  pictureHosts: [],
  version: '0.0.0',
  openApi: () => ({
    openapi: '3.1.0',
    info: { title: 'Prostuti', version: '0.0.0', license: { name: 'MIT', identifier: 'MIT' } },
    servers: [],
    paths: {},
  }),
  links: { more_apps: 'https://apps.example/', social_page: 'https://page.example/', ...support },
  auth: { viewer: async () => people[cookies.person ?? ''] ?? null, viewAs: async () => null },
  partners: {
    find: async origin =>
      origin === 'http://127.0.0.1:4322'
        ? { name: 'আপনার কোচিং সেন্টার', agreed: cookies.agreed === 'yes', redirect: true }
        : null,
    origins: async () => ['http://127.0.0.1:4322'],
  },
  exams: createSampleExams(cookies),
  programs: createSamplePrograms(Date.now),
  billing: createSampleBilling(cookies),
  study: createSampleStudy(),
  notices: createSampleNotices(Date.now),
  circulars: createSampleCirculars(cookies),
  feed: createSampleFeed(cookies),
  notifications: createSampleNotifications(cookies, Date.now),
})
