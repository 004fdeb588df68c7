import { createECDH, randomBytes } from 'node:crypto'
import type { Behaviour } from './behaviour.ts'
import { type DeviceKeys, decryptPush } from './decrypt.ts'

/** A message as it came, and when. */
export interface Arrived {
  /** JSON. */
  readonly text: string
  readonly headers: Readonly<Record<string, string>>
  /** Milliseconds since 1970. */
  readonly at: number
}

/** A browser or phone of the sandbox. */
export interface Device {
  readonly id: string
  readonly keys: DeviceKeys
  behaviour: Behaviour
  /** So many more messages are treated by `behaviour`, and then it accepts; null: all. */
  misbehaves: number | null
  readonly arrived: Arrived[]
  /** Messages that came, whatever the answer. */
  asked: number
}

/** Devices by their ids, kept in memory. */
export interface Devices {
  add(behaviour?: Behaviour, misbehaves?: number | null): Device
  find(id: string): Device | undefined
  all(): Iterable<Device>
}

export function createDevices(): Devices {
  const known = new Map<string, Device>()
  return {
    add(behaviour = 'accepts', misbehaves = null) {
      const curve = createECDH('prime256v1')
      curve.generateKeys()
      const keys = {
        publicKey: curve.getPublicKey('base64url'),
        privateKey: curve.getPrivateKey('base64url'),
        auth: randomBytes(16).toString('base64url'),
      }
      const id = randomBytes(24).toString('base64url')
      const device: Device = { id, keys, behaviour, misbehaves, arrived: [], asked: 0 }
      known.set(id, device)
      return device
    },
    find: id => known.get(id),
    all: () => known.values(),
  }
}

/** How the device behaves at this message, which is counted. */
export function nextBehaviour(device: Device): Behaviour {
  device.asked++
  if (device.misbehaves === null) return device.behaviour
  if (device.misbehaves === 0) return 'accepts'
  device.misbehaves--
  return device.behaviour
}

/** What the device then shows. Throws for what was not encrypted for it. */
export const readMessage = (device: Device, body: Buffer): string => decryptPush(body, device.keys)
