import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Operation } from '@prostuti/contract'
import { draftAnswers, submitArchiveAttempt, submitAttempt } from '@prostuti/contract/exams/operations'
import { openStream } from '@prostuti/contract/notifications/operations'
import type { Log } from '../../log.ts'
import type { ApiRequest } from '../call/api-request.ts'
import { endWithFailure, type Reply } from '../call/reply.ts'
import { StreamReply } from '../call/stream-reply.ts'
import { hasTooMuchUnread, sendAndCut } from '../call/unread-body.ts'
import { NodeRequest } from './node-request.ts'

/**
 * The operations that bypass Hono: they come in thousands a second, and routing them and wrapping both ends in `Request`
 * and `Response` costs as much as merging and scoring a sheet; a stream's would stay for as long as it is open.
 * `createApp({ fastPath: false })` turns the bypass off (decisions 0021, 0142).
 *
 * These parts of the ordinary route do not run here:
 * - the CORS preflight (`api/router.ts`): it answers OPTIONS alone, which never comes here;
 * - `onError` of the router: `handle` below logs and ends the response instead;
 * - the `nosniff` header of the HTTP server: `commonHeaders` in `api/respond.ts` holds it as well;
 * - HEAD as GET: of the one GET among them `StreamReply` sends the head alone.
 *
 * Middleware that is added to the router or to the app is added to this list, too, or to `api/respond.ts`, which both routes share.
 */
export const fastOperations: readonly Operation[] = [submitAttempt, submitArchiveAttempt, draftAnswers, openStream]

/** Answers a request on Node's socket if it belongs to a fast operation. False: the request is untouched. */
export type FastPath = (request: IncomingMessage, response: ServerResponse) => boolean

/** What the ordinary route does with a request of this operation, up to the reply. */
export type Respond = (request: ApiRequest, operation: Operation) => Promise<Reply>

interface FastRoute {
  readonly operation: Operation
  readonly address: RegExp
}

export function createFastPath(respond: Respond, log: Log): FastPath {
  const routes = Map.groupBy(fastOperations.map(routeOf), ({ operation }) => operation.method as string)
  return (request, response) => {
    const { method = '', url = '' } = request
    for (const { operation, address } of routes.get(method) ?? []) {
      const match = address.exec(url)
      if (match) {
        handle(request, response, respond(new NodeRequest(request, { ...match.groups }), operation), log)
        return true
      }
    }
    return false
  }
}

/** Takes the contract's path letter by letter. Encoded characters and queries are left to the ordinary route. */
function routeOf(operation: Operation): FastRoute {
  const pattern = operation.path.replaceAll(/\{(\w+)\}/g, '(?<$1>[\\w-]+)')
  return { operation, address: new RegExp(`^/api/${pattern}$`) }
}

function handle(request: IncomingMessage, response: ServerResponse, reply: Promise<Reply>, log: Log): void {
  reply
    .then(ready => send(request, response, ready))
    .catch(error => {
      log.error({ err: error }, 'an answer could not be sent')
      endWithFailure(response)
    })
}

/** Writes to the socket at once, without the objects and streams of `fetch`. */
function send(request: IncomingMessage, response: ServerResponse, reply: Reply): void {
  const { status, headers, body } = reply
  if (hasTooMuchUnread(request)) {
    sendAndCut(response, reply)
    return
  }
  if (reply instanceof StreamReply) {
    reply.sendTo(response)
    return
  }
  response.writeHead(status, body === null ? headers : { ...headers, 'content-length': Buffer.byteLength(body) })
  response.end(body)
}

/** Turned off: every request takes the ordinary route. */
export const noFastPath: FastPath = () => false
