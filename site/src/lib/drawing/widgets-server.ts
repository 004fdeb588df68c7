import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { widgetsFolder } from './embed.ts'

/** The build of `@prostuti/widgets`' server entry: its sources would bring React along. */
type WidgetsServer = typeof import('@prostuti/widgets/server')

export const widgets: WidgetsServer = await import(
  /* @vite-ignore */ pathToFileURL(join(widgetsFolder, 'server/server.js')).href
)
