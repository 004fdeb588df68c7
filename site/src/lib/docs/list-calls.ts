import type { OpenApiDocument, OpenApiOperation } from '@prostuti/contract'

/** A call of the API with its address. */
export interface Call {
  readonly id: string
  /** `exams` of `exams.getExam`. */
  readonly part: string
  readonly method: string
  readonly path: string
  readonly about: OpenApiOperation
}

/** Every call of the description, part by part and by name. */
export function listCalls({ paths }: OpenApiDocument): Call[] {
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, about]) => ({
      ...{ id: about.operationId, part: about.tags[0] ?? '' },
      ...{ method: method.toUpperCase(), path, about },
    })),
  )
  return calls.sort((a, b) => (a.id < b.id ? -1 : 1))
}
