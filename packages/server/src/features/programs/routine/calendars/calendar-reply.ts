import { Reply } from '../../../../platform/http/call/reply.ts'

interface CalendarFile {
  readonly fileName: string
  /** Whether every visitor gets the same. */
  readonly isPublic: boolean
}

/** A calendar as a file (RFC 5545). */
export function calendarReply(text: string, { fileName, isPublic }: CalendarFile): Reply {
  return new Reply(text, {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `attachment; filename="${fileName}"`,
      'cache-control': isPublic ? 'public, max-age=60' : 'private, no-store',
      vary: 'Authorization, Accept-Language, Accept-Encoding',
    },
  })
}
