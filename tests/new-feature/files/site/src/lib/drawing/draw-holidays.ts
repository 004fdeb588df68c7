import type { SiteHost } from '@prostuti/contract'
import { widgets } from './widgets-server.ts'

export const holidaysStyleHash = widgets.styleHash('holidays').replaceAll("'", '') as `sha256-${string}`

/** `<prostuti-holidays>` drawn: it reads without any code. */
export async function drawHolidays({ holidays, language }: Pick<SiteHost, 'holidays' | 'language'>): Promise<string> {
  return widgets.renderElement('holidays', { initial: await holidays.list() }, language)
}
