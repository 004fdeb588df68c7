import { type Operation, operations, shapes } from '@prostuti/contract'
import { createOpenApi } from '@prostuti/server/platform/http/openapi'
import { textOf } from '@prostuti/server/testing/text-of'
import { pathOf, requestBodyOf } from '../support/request-for.ts'
import type { CanaryExam } from './canary-exam.ts'
import type { Viewer } from './viewers.ts'

/** What a viewer got to see. */
export interface ViewedResponse {
  readonly by: Viewer
  readonly what: string
  readonly status: number
  /** The body, or the headers where that is empty. */
  readonly text: string
  /** Null for what is no operation of the contract. */
  readonly operation: Operation | null
}

export const languages = ['bn', 'en'] as const

export interface WalkOptions {
  /** By default all. */
  readonly operations?: readonly Operation[]
  /**
   * Asks for each thing in one language instead of in both, in turn: what one viewer asks for in Bangla the next one asks
   * for in English. Whom an operation lets in nowhere it asks once, and staff's own once of staff: access is checked before
   * an address is read, and what staff see of their own is no secret from them.
   */
  readonly short: boolean
}

/** Every operation with every one of its flags, in both languages, and what operators ask for. */
export async function callEverything(
  url: string,
  exam: CanaryExam,
  viewers: readonly Viewer[],
  options: WalkOptions,
): Promise<ViewedResponse[]> {
  const responses = await Promise.all(viewers.map((viewer, index) => lookAs(viewer, url, exam, index, options)))
  return responses.flat()
}

/** What staff write changes the exam that everybody is asked about: a moderator would give extra time, or delete its questions. */
export const isStaffsWrite = ({ who, method }: Operation): boolean => who === 'moderator' && method !== 'GET'

/** What a moderator may see of what moderators alone may ask for. */
export const isStaffsOwn = ({ role }: Viewer, operation: Operation | null): boolean =>
  role === 'moderator' && operation?.who === 'moderator'

async function lookAs(
  viewer: Viewer,
  url: string,
  exam: CanaryExam,
  viewerIndex: number,
  { operations: asked = operations, short }: WalkOptions,
): Promise<ViewedResponse[]> {
  const responses: ViewedResponse[] = []
  for (const operation of asked) {
    if (viewer.role.startsWith('moderator') && isStaffsWrite(operation)) continue
    // What changes something is done by others of the same kind, so that everybody stays what they are.
    const isChange = operation.method !== 'GET' && operation.who !== 'moderator'
    const by = isChange ? await viewer.another() : viewer
    for (const { path, language } of requestsOf(operation, exam, { short, viewerIndex })) {
      const response = await look(url, by, path, language, operation, exam)
      responses.push(response)
      if (short && (isClosedTo(response) || isStaffsOwn(viewer, operation))) break
    }
  }
  for (const path of ['../metrics', 'openapi.json', '../healthz', '../readyz']) {
    responses.push(await look(url, viewer, path, 'bn', null, exam))
  }
  return responses
}

function requestsOf(
  operation: Operation,
  exam: CanaryExam,
  { short, viewerIndex }: { short: boolean; viewerIndex: number },
): { path: string; language: string }[] {
  return pathsOf(operation, exam).flatMap((path, index) => {
    const both = short ? [languages[(index + viewerIndex) % 2]!] : languages
    return (operation.id in shapes ? both : ['bn']).map(language => ({ path, language }))
  })
}

/** Whether it is refused for who they are, whatever they ask of it. */
const isClosedTo = ({ status, text }: ViewedResponse) =>
  (status === 401 || status === 403) && /"code":"(?:not_signed_in|forbidden)"/.test(text)

async function look(
  url: string,
  by: Viewer,
  path: string,
  language: string,
  operation: Operation | null,
  exam: CanaryExam,
): Promise<ViewedResponse> {
  const { id, program, questionIds, paperKeys } = exam
  const subject = { exam: id, program, question: questionIds[0]!, paperKey: paperKeys[0]! }
  const body = operation ? requestBodyOf(operation, subject) : undefined
  const method = operation?.method ?? 'GET'
  const response = await fetch(new URL(path, `${url}/api/`), {
    redirect: 'manual',
    method,
    headers: {
      'accept-language': language,
      ...(by.person && { authorization: `token ${by.person.token}` }),
      ...(body && { 'content-type': body.type }),
    },
    ...(body && { body: body.text }),
  })
  const text = await textOf(response)
  return { by, what: `${method} ${path}`, status: response.status, text: text || headersOf(response), operation }
}

const headersOf = (response: Response) => JSON.stringify([...response.headers])

/** The operation's path for the exam, for each question and each paper, with every query it knows. */
function pathsOf(operation: Operation, exam: CanaryExam): string[] {
  const question = exam.questionIds[0]!
  const { id, program } = exam
  const subjects = exam.paperKeys.map(paperKey => ({ exam: id, program, question, paperKey }))
  const paths = subjects.map(subject => pathOf(operation, subject))
  // Where an id may be a question's: those that nobody serves yet will be asked for it as soon as they are.
  if (operation.path.includes('{id}')) paths.push(operation.path.replaceAll(/\{\w+\}/g, question))
  if (operation.id === 'questions.getPublicQuestion') paths.push(operation.path.replace('{id}', exam.publishedId))
  const queries = [...queriesOf(operation), ...pairsOf(operation, exam)]
  return [...new Set(paths)].flatMap(path => queries.map(query => path + query))
}

/** Queries that say nothing with one parameter alone, or that a word must stand in. */
function pairsOf({ id }: Operation, exam: CanaryExam): string[] {
  if (id === 'study.search') return [exam.questionMark, 'পদ্মা'].map(word => `?q=${encodeURIComponent(word)}`)
  if (id === 'notifications.listNotificationDates')
    return ['?from=2026-11-21T00:00:00.000Z&to=2026-12-19T00:00:00.000Z']
  if (id === 'billing.getGiftFacts' || id === 'billing.listUserPurchases') return ['?user=1']
  if (id !== 'questions.getPracticeExam') return []
  const sources = ['exam-mistakes', 'past-paper', 'short-set'].map(source => `?source=${source}&exam=${exam.id}`)
  return [...sources, '?category_id=1&count=50', '?category_id=1&count=50&mode=test']
}

interface Parameter {
  readonly name: string
  readonly in: string
  readonly schema: { enum?: string[] }
}

const described = createOpenApi({ version: '', siteUrl: '' }).paths as Record<
  string,
  Record<string, { parameters: Parameter[] }>
>

/** No query, each parameter by itself, and all switches at once. */
function queriesOf({ path, method, id }: Operation): string[] {
  if (method !== 'GET' || !(id in shapes)) return ['']
  const known = described[`/${path}`]!.get!.parameters.filter(parameter => parameter.in === 'query')
  const singles = known.flatMap(({ name, schema }) => (schema.enum ?? ['1']).map(value => `${name}=${value}`))
  const switches = known.filter(({ schema }) => schema.enum?.includes('true')).map(({ name }) => `${name}=true`)
  const states = known.find(({ name }) => name === 'state')?.schema.enum?.map(state => `state=${state}`) ?? []
  const together = switches.length > 0 ? [switches, ...states.map(state => [...switches, state])] : []
  return ['', ...[...singles, ...together.map(each => each.join('&'))].map(query => `?${query}`)]
}
