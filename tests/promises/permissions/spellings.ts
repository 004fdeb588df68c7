import { type Method, operations } from '@prostuti/contract'
import type { Trial } from '../runner/trial.ts'
import { ask } from '../support/ask.ts'
import { outOf, someOf } from '../support/figures.ts'
import type { Person } from '../support/people.ts'
import { pathOf, type Subject } from '../support/request-for.ts'

const methods: readonly Method[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']

/** Other ways to write a path, which must not lead around the check of who asks. */
const spellings: readonly ((path: string) => string)[] = [
  path => path.replace(/\/$/, ''),
  path => `${path}/`,
  path => path.replace('/', '//'),
  path => `/${path}`,
  path => path.toUpperCase(),
  path => path.replace(/[a-z]/, letter => `%${letter.charCodeAt(0).toString(16)}`),
  path => path.replace('/', '/./'),
  path => `x/../${path}`,
  path => path.replace(/\/$/, ';/'),
]

/** No method that is not declared, and no other spelling, is a way in. */
export async function judgeSpellings(trial: Trial, url: string, subject: Subject, moderator: Person): Promise<void> {
  const undeclared = undeclaredCalls(subject)
  const served = await surprises(url, undeclared, moderator, [404])
  trial.check(
    'what is not declared is not there, for a moderator either',
    served.length === 0,
    figures(served, undeclared),
  )
  const disguised = operations
    .filter(({ who }) => who !== 'anyone' && who !== 'gateway')
    .flatMap(operation =>
      spellings.map(spell => ({ method: operation.method, path: spell(pathOf(operation, subject)) })),
    )
    .filter(call => !isDeclared(call))
  const opened = await surprises(url, disguised, null, [401, 404])
  trial.check('no other spelling of a path opens it to a visitor', opened.length === 0, figures(opened, disguised))
}

/** Whether it is simply a call of some row: a literal word of one path may stand where another has a placeholder. */
function isDeclared({ method, path }: Call): boolean {
  return operations.some(
    each => each.method === method && new RegExp(`^${each.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path),
  )
}

interface Call {
  readonly method: Method
  readonly path: string
}

function undeclaredCalls(subject: Subject): Call[] {
  const paths = [...new Set(operations.map(operation => pathOf(operation, subject)))]
  return paths.flatMap(path => methods.map(method => ({ method, path }))).filter(call => !isServed(call))
}

/** Whether it reaches a row: the server takes a path with and without its last slash. */
const isServed = ({ method, path }: Call) =>
  [path.replace(/\/$/, ''), path.replace(/\/?$/, '/')].some(spelling => isDeclared({ method, path: spelling }))

async function surprises(
  url: string,
  calls: readonly Call[],
  person: Person | null,
  expected: number[],
): Promise<string[]> {
  const found: string[] = []
  for (const { method, path } of calls) {
    const { status } = await ask(url, `/api/${path}`, { method, token: person?.token })
    if (!expected.includes(status)) found.push(`${method} ${path}: ${status}`)
  }
  return found
}

const figures = (found: readonly string[], calls: readonly Call[]) => outOf(found.length, calls.length) + someOf(found)
