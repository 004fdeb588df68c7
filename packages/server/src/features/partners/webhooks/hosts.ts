import { BlockList, isIP } from 'node:net'

/** Networks that no other site has: of this machine, private, shared, for tests, for many at once. */
const notPublic4 = `0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24
  192.88.99.0/24 192.168.0.0/16 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/4 240.0.0.0/4`

/** The same, and old ways into IPv4. The first holds `::1`, and IPv4 in the dress of IPv6. */
const notPublic6 = '::/8 64:ff9b::/16 100::/64 2001::/23 2001:db8::/32 2002::/16 fc00::/7 fe80::/10 fec0::/10 ff00::/8'

/** A list for each family: in one of both `::/8` would hold every address of IPv4. */
function listOf(family: 'ipv4' | 'ipv6', networks: string): BlockList {
  const list = new BlockList()
  for (const network of networks.split(/\s+/)) {
    const [address = '', prefix] = network.split('/')
    list.addSubnet(address, Number(prefix), family)
  }
  return list
}

const closed = { ipv4: listOf('ipv4', notPublic4), ipv6: listOf('ipv6', notPublic6) }

/** Whether a numeric address is one that anybody in the world may call. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address)
  if (family === 0) return false
  const name = family === 6 ? 'ipv6' : 'ipv4'
  return !closed[name].check(address, name)
}

const ownNames = /(?:^|\.)(?:localhost|local|internal|intranet|lan|home|corp|arpa|onion)$/

/** Whether a host may have a public address: a name with a dot that no house uses for itself, or such an address. */
export function isPublicHost(hostname: string): boolean {
  const host = hostname
    .replace(/^\[|\]$/g, '')
    .replace(/\.$/, '')
    .toLowerCase()
  if (isIP(host)) return isPublicAddress(host)
  return host.includes('.') && !ownNames.test(host)
}
