import type { ApiError, Prostuti } from '@prostuti/sdk'
import { useCallback } from 'react'
import type { ExamPlayerEvents, ExamPlayerProps } from '../exam-player.props.ts'

/** Tells how an exam ended. */
export type Report = <Name extends 'submitted' | 'failed'>(name: Name, detail: ExamPlayerEvents[Name]) => void

/** In a native wrapper success and failure go to the wrapper, else to the page. */
export function useReport(client: Prostuti, emit: ExamPlayerProps['emit']): Report {
  return useCallback(
    (name, detail) => {
      client.nativeBridge?.(name, detail) || emit(name, detail)
    },
    [client, emit],
  )
}

/** A failure as the page is told of it. */
export function failureOf(error: unknown): ExamPlayerEvents['failed'] {
  const { code = 'something_wrong', detail = '' } = (error ?? {}) as Partial<ApiError>
  return { code, detail: detail || (error instanceof Error ? error.message : '') }
}
