import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { codeOf, StartError } from '../../start-error.ts'

/** An address that one of our servers shall listen on, and the setting that names its port. */
export interface WantedPort {
  readonly setting: 'PORT' | 'PARTNER_PORT' | 'SANDBOX_PORT' | 'METRICS_PORT'
  readonly port: number
  readonly host: string
}

/**
 * The port to listen on: the wanted one, or one that is free now when any will do (0).
 *
 * @throws StartError when it is taken or may not be listened on
 */
export async function freePort(wanted: WantedPort): Promise<number> {
  const probe = createServer()
  try {
    probe.listen(wanted.port, wanted.host)
    await once(probe, 'listening')
  } catch (error) {
    throw explainPortError(error, wanted)
  }
  const { port } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  return port
}

/** Why nothing can listen there, as a sentence for the person who starts the server; else the error itself. */
export function explainPortError(error: unknown, { setting, port, host }: WantedPort): unknown {
  const sentence: Record<string, string> = {
    EADDRINUSE: `${setting}: port ${port} is taken by another program. Stop that one, or choose another port with ${setting}.`,
    EACCES: `${setting}: this user may not listen on port ${port}. Choose one above 1023 with ${setting}.`,
    EADDRNOTAVAIL: `HOST: ${host} is no address of this machine. Set HOST to one that is, or to 0.0.0.0 for all.`,
    ENOTFOUND: `HOST: ${host} is unknown. Set HOST to an address of this machine, or to 0.0.0.0 for all.`,
  }
  const text = sentence[codeOf(error)]
  return text ? new StartError(text, { cause: error }) : error
}
