import { existsSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { appVersion } from '../../platform/app-version.ts'
import { type StaticFiles, type StaticOptions, serveFiles } from '../../platform/http/server/static-files.ts'
import type { Log } from '../../platform/log.ts'
import type { App } from '../app.ts'
import { type SiteHandler, serveSite } from './site.ts'

/** The top of the repository, where the other rooms' builds lie. */
export const workspace = new URL('../../../../..', import.meta.url)

const embed = 'packages/widgets/dist/embed'
/** Earlier releases of the embed, `X.Y.Z/` each: what `dist/embed` of their packages held. */
const releases = 'packages/widgets/releases/'

const release = (folder: string, version: string): StaticOptions => ({
  folder,
  prefix: `/embed/${version}/`,
  shared: true,
  immutable: true,
})

const builds: readonly StaticOptions[] = [
  { folder: embed, prefix: '/embed/v1/', shared: true },
  release(embed, appVersion),
  ...earlierReleases(),
  { folder: 'site/dist/client', prefix: '/' },
]

function earlierReleases(): StaticOptions[] {
  const folder = new URL(releases, workspace)
  const names = existsSync(folder) ? readdirSync(folder).filter(name => /^\d+\.\d+\.\d+$/.test(name)) : []
  return names.filter(name => name !== appVersion).map(name => release(releases + name, name))
}

/** The files of those builds that are there. */
export async function builtFiles(): Promise<StaticFiles[]> {
  const there = builds.map(build => ({ ...build, folder: fileURLToPath(new URL(build.folder, workspace)) }))
  return Promise.all(there.filter(build => existsSync(build.folder)).map(serveFiles))
}

/** The site, where it is built; else only the API is served. */
export async function builtSite(app: App, log: Log): Promise<ReturnType<typeof serveSite> | null> {
  const entry = new URL('site/dist/server/entry.mjs', workspace)
  if (!existsSync(entry)) {
    log.warn('the site is not built: only the API is served')
    return null
  }
  const { handler } = (await import(entry.href)) as { handler: SiteHandler }
  return serveSite(handler, app, log)
}
