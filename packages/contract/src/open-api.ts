import type { z } from 'zod'

/** As much of an OpenAPI 3.1 description as our pages read of it. */
export interface OpenApiDocument {
  openapi: string
  info: { title: string; version: string; license: { name: string; identifier: string } }
  servers: { url: string }[]
  /** By path, then by method in small letters. */
  paths: Record<string, Record<string, OpenApiOperation>>
}

export interface OpenApiOperation {
  operationId: string
  tags: string[]
  description: string
  security?: Record<string, string[]>[]
  parameters: OpenApiParameter[]
  requestBody?: OpenApiContent & { required: boolean }
  /** By status; `default` is every failure. */
  responses: Record<string, OpenApiResponse>
}

export interface OpenApiParameter {
  name: string
  in: 'path' | 'query' | 'header'
  required: boolean
  schema: JsonSchema
  description?: string
}

export interface OpenApiResponse extends OpenApiContent {
  description: string
}

/** By media type. */
interface OpenApiContent {
  content?: Record<string, { schema: JsonSchema }>
}

export type JsonSchema = z.core.JSONSchema.BaseSchema
