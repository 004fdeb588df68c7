import { codeOf, StartError } from '../start-error.ts'

/**
 * What kept the server from starting on this database, as a sentence for the person who starts it; what is not known is returned
 * as it is. Names the address without its password.
 */
export function explainDatabaseError(error: unknown, url: string): unknown {
  if (error instanceof StartError) return error
  const say = sentences[codeOf(error)] ?? bySymptom(error)
  return say ? new StartError(`DATABASE_URL: ${say(addressOf(url))}`, { cause: error }) : error
}

interface DatabaseAddress {
  /** Host and port, or the folder of a socket. */
  readonly address: string
  readonly host: string
  readonly database: string
  readonly role: string
}

type Explain = (place: DatabaseAddress) => string

const nobodyThere: Explain = ({ address }) =>
  `nothing answers at ${address}. Start PostgreSQL there, or correct the address.`
const unreachable: Explain = ({ address }) =>
  `${address} cannot be reached from here. Correct the address, or open the way.`
const unknownHost: Explain = ({ host }) => `the host ${host} is unknown. Correct its name.`
const refused: Explain = ({ role, address }) =>
  `PostgreSQL at ${address} does not let the role "${role}" in. Correct its name and password, or allow it in pg_hba.conf.`
const notAllowed: Explain = ({ role, database }) =>
  `the role "${role}" lacks a permission in the database "${database}". Let it own the database, or run: ` +
  `grant all on database "${database}" to "${role}"; grant all on schema public to "${role}"; and make it the owner of tables that are there.`
const readOnly: Explain = ({ address }) =>
  `the database at ${address} takes no writes (a standby, or read-only). Name the primary.`

const sentences: Record<string, Explain> = {
  ECONNREFUSED: nobodyThere,
  ENOENT: nobodyThere,
  EACCES: ({ address }) => `the socket at ${address} may not be opened by this user. Correct its permissions.`,
  ENOTFOUND: unknownHost,
  EAI_AGAIN: unknownHost,
  EHOSTUNREACH: unreachable,
  ENETUNREACH: unreachable,
  ETIMEDOUT: unreachable,
  '28P01': refused,
  '28000': refused,
  '3D000': ({ database, address }) =>
    `there is no database "${database}" at ${address}. Create it (createdb "${database}"), or correct its name.`,
  '42501': notAllowed,
  '25006': readOnly,
  '55P03': ({ database }) =>
    `a table of the database "${database}" that has to change is held by other work, and was for ten minutes. ` +
    'Find that in pg_stat_activity and end it, or start again when it is done.',
  '53100': ({ address }) => `the disk of the database at ${address} is full. Make room there.`,
  '53300': ({ address }) =>
    `PostgreSQL at ${address} has no connection left. Raise its max_connections, or lower DATABASE_POOL everywhere.`,
}

/** The driver has no codes for what it finds itself. */
function bySymptom(error: unknown): Explain | undefined {
  const text = error instanceof Error ? error.message : ''
  if (/does not support SSL/.test(text)) {
    return ({ address }) =>
      `PostgreSQL at ${address} speaks no SSL. Take sslmode out of the address, or set ssl = on there.`
  }
  if (/Connection terminated unexpectedly|ECONNRESET/.test(text)) {
    return ({ address }) => `whatever answers at ${address} hangs up. Is that PostgreSQL? Correct the address.`
  }
  return undefined
}

export function addressOf(url: string): DatabaseAddress {
  const { hostname, port, pathname, username, searchParams } = new URL(url)
  const host = searchParams.get('host') ?? (decodeURIComponent(hostname) || 'localhost')
  const role = decodeURIComponent(username) || 'postgres'
  return {
    address: host.startsWith('/') ? host : `${host}:${port || 5432}`,
    host,
    database: decodeURIComponent(pathname.slice(1)) || role,
    role,
  }
}
