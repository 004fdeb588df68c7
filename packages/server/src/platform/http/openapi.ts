import {
  errorStatus,
  type JsonSchema,
  type OpenApiDocument,
  type OpenApiOperation,
  type OpenApiParameter,
  type OpenApiResponse,
  type Operation,
  operations,
  type Shape,
  StreamEvent,
  shapes,
} from '@prostuti/contract'
import { openStream } from '@prostuti/contract/notifications/operations'
import type { Hono } from 'hono'
import { z } from 'zod'
import { takesForm } from './api/read-form.ts'
import { uploadOf } from './call/read-upload.ts'

interface OpenApiOptions {
  readonly version: string
  readonly siteUrl: string
}

/** Anybody may ask for the description, and making it holds the process for a tenth of a second: it is made at the first call. */
export function describeOnce(options: OpenApiOptions): () => OpenApiDocument {
  let made: OpenApiDocument | undefined
  return () => (made ??= createOpenApi(options))
}

export function serveOpenApi(http: Hono, describeApi: () => OpenApiDocument): void {
  let text: string | undefined
  http.get('/api/openapi.json', c => {
    text ??= JSON.stringify(describeApi())
    return c.body(text, 200, { 'content-type': 'application/json' })
  })
}

/** The OpenAPI 3.1 description of the API, made from the contract's table; nothing in it is written twice. */
export function createOpenApi({ version, siteUrl }: OpenApiOptions): OpenApiDocument & { components: object } {
  const paths: Record<string, Record<string, OpenApiOperation>> = {}
  for (const operation of operations) {
    const path = `/${operation.path}`
    paths[path] = { ...paths[path], [operation.method.toLowerCase()]: describe(operation) }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Prostuti', version, license: { name: 'MIT', identifier: 'MIT' } },
    servers: [{ url: `${siteUrl}/api` }],
    paths,
    components: {
      securitySchemes: {
        token: {
          type: 'apiKey',
          in: 'header',
          name: 'Authorization',
          description: 'The word `token`, then the token.',
        },
        partnerKey: {
          type: 'http',
          scheme: 'bearer',
          description: 'A key of the kind `api`, which staff make for a partner’s server.',
        },
      },
      schemas: { Problem: problem },
    },
  }
}

const problem = {
  type: 'object',
  description: 'RFC 9457. `code` is stable; `detail` is for people.',
  required: ['type', 'title', 'status', 'code', 'detail', 'request_id'],
  properties: {
    type: { type: 'string' },
    title: { type: 'string' },
    status: { type: 'integer' },
    code: { type: 'string', enum: Object.keys(errorStatus) },
    detail: { type: 'string' },
    request_id: { type: 'string' },
    errors: { type: 'array', items: { type: 'object' } },
  },
}

const failure = {
  description: 'A problem',
  content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
}

const key: OpenApiParameter = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  schema: { type: 'string', format: 'uuid' },
  description: 'The same key with the same input has its effect once and gets the same reply, for 24 hours.',
}

function describe(operation: Operation): OpenApiOperation {
  const shape = (shapes as Record<string, Shape>)[operation.id]
  return {
    operationId: operation.id,
    tags: operation.id.split('.').slice(0, 1),
    description: `Who: ${operation.who}${operation.right ? ` with the right ${operation.right}` : ''}${operation.partner ? ', and a partner’s token' : ''}.${shape ? '' : ' Not served yet: answers 501.'}`,
    ...securityOf(operation.who),
    parameters: [
      ...parameters(shape?.params, 'path'),
      ...parameters(shape?.query, 'query'),
      ...(operation.takesKey ? [key] : []),
    ],
    ...(shape?.body && { requestBody: { required: true, content: bodyContent(operation, shape.body) } }),
    responses: { ...success(operation, shape), default: failure },
  }
}

function securityOf(who: Operation['who']): Pick<OpenApiOperation, 'security'> {
  if (who === 'anyone' || who === 'gateway') return {}
  return { security: [who === 'partner' ? { partnerKey: [] } : { token: [] }] }
}

/** One JSON object an event, until either side ends it. */
const events = () => ({
  'text/event-stream': { schema: z.toJSONSchema(StreamEvent, { io: 'output', unrepresentable: 'any' }) },
})

function success({ id }: Operation, shape: Shape | undefined): Record<string, OpenApiResponse> {
  if (!shape) return {}
  if (id === openStream.id) return { 200: { description: 'Events, each as `data`', content: events() } }
  if (shape.returns instanceof z.ZodVoid) return { 204: { description: 'Done' } }
  return { 200: { description: 'Done', content: json(shape.returns, 'output') } }
}

function bodyContent(operation: Operation, body: z.ZodType): Record<string, { schema: JsonSchema }> {
  const { 'application/json': content } = json(body, 'input')
  const upload = uploadOf(body)
  if (upload) return { 'multipart/form-data': content, ...(upload.orJson && { 'application/json': content }) }
  return takesForm(operation) ? { 'application/x-www-form-urlencoded': content } : { 'application/json': content }
}

function json(schema: z.ZodType, io: 'input' | 'output'): { 'application/json': { schema: JsonSchema } } {
  return { 'application/json': { schema: z.toJSONSchema(schema, { io, unrepresentable: 'any' }) } }
}

function parameters(schema: z.ZodType | undefined, location: 'path' | 'query'): OpenApiParameter[] {
  if (!schema) return []
  const { properties = {}, required = [] } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  return Object.entries(properties).map(([name, each]) => ({
    name,
    in: location,
    required: location === 'path' || required.includes(name),
    schema: typeof each === 'object' ? each : {},
  }))
}
