import type { Operation } from '@prostuti/contract'
import { AppError } from '../../errors/app-error.ts'
import type { ApiRequest } from '../call/api-request.ts'
import type { Call } from '../call/call.ts'
import type { Implementation } from '../call/implement.ts'
import { PublicReply } from '../call/public-reply.ts'
import { Reply } from '../call/reply.ts'
import { SharedBody } from '../call/shared-body.ts'
import type { Viewer } from '../call/viewer.ts'
import { authorize, identify, isSignIn } from './authorize.ts'
import { type ParsedInput, readInput } from './read-input.ts'
import type { RouterOptions } from './router-options.ts'

/** One operation's work: who calls, what they send, whether they may, and the handler's reply. */
export async function serveOperation(
  request: ApiRequest,
  operation: Operation,
  implementation: Implementation | undefined,
  call: Omit<Call, 'viewer'>,
  options: RouterOptions,
): Promise<Reply> {
  const identified = async () => authorize(operation, await identify(request, operation, options.authenticate))
  const viewer = await identified()
  if (!implementation) throw new AppError('not_implemented')
  if (implementation.upload) await options.limits?.checkUpload({ operation, viewer })
  const input = await readInput(request, implementation, options.fastPath ?? true)
  // A body may be minutes on its way: a person who is no moderator any more by its end changes nothing.
  if (operation.who === 'moderator' && implementation.shape.body) await identified()
  if (!isSignIn(operation))
    await options.limits?.admit({ operation, viewer, query: input.query, body: input.body, call })
  const work = async (by: Omit<Call, 'viewer'>) => {
    const value = await implementation.handle(input, { ...by, viewer })
    if (options.checkReturns && !(value instanceof Reply))
      implementation.shape.returns.parse(value instanceof SharedBody ? value.value : value)
    return value
  }
  if (isForVisitors(operation, viewer)) return serveVisitor(request, implementation, { call, input, work }, options)
  return present(operation, await work(call))
}

interface VisitorCall {
  readonly call: Omit<Call, 'viewer'>
  readonly input: ParsedInput
  readonly work: (call: Omit<Call, 'viewer'>) => Promise<unknown>
}

/** The reply that all visitors share, where the operation allows it; else one of their own. */
async function serveVisitor(
  request: ApiRequest,
  implementation: Implementation,
  { call, input, work }: VisitorCall,
  { clock, shared }: RouterOptions,
): Promise<Reply> {
  const sharing = implementation.shared
  if (!shared || !sharing) {
    const value = await work(call)
    return value instanceof Reply ? value : new PublicReply(value, sharing).reply(request, clock.now())
  }
  const key = `${implementation.operation.id} ${call.language} ${JSON.stringify([input.params, input.query])}`
  const make = async () => new PublicReply(await work(withoutCaller(call)), sharing)
  const { value: answer, changesAt } = await shared.get(key, sharing, make)
  return answer.reply(request, clock.now(), changesAt)
}

/** The first caller asks for all of them, so nothing of the caller reaches the shared reply. */
function withoutCaller(call: Omit<Call, 'viewer'>): Omit<Call, 'viewer'> {
  return { ...call, remoteAddress: 'unknown', header: () => undefined }
}

/** Whether every visitor reads the same here. */
function isForVisitors(operation: Operation, viewer: Viewer | null): boolean {
  return operation.method === 'GET' && operation.who === 'anyone' && !viewer && !isSignIn(operation)
}

function present(operation: Operation, value: unknown): Reply {
  if (value instanceof Reply) return value
  if (value === undefined) return new Reply(null, { status: 204 })
  const headers = {
    'cache-control': 'private, no-store',
    ...(operation.who === 'anyone' && { vary: 'Authorization, Accept-Language' }),
  }
  if (!(value instanceof SharedBody)) return Reply.json(value, { headers })
  const json = { ...headers, 'content-type': 'application/json' }
  return new Reply(value.text, { headers: json, gzip: () => value.gzip() })
}
