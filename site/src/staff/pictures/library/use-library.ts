import type { ReturnsOf } from '@prostuti/contract'
import { useAddress, useQuery, useStaff } from '../../foundation/index.ts'

/** Names of the filters, and what each asks the server for; one of each kind at a time. */
const filters = {
  missing: ['alt', 'missing'],
  unused: ['use', 'unused'],
  used: ['use', 'used'],
} as const
type FilterName = keyof typeof filters

const pageSize = 24
const fromStart = { cursor: null, at: null }

interface Library {
  readonly page: ReturnsOf<'core.listLibraryImages'> | null
  readonly error: unknown
  readonly pageSize: number
  /** The picture beside the list. */
  readonly openId: string | null
  readonly address: {
    readonly search: string
    readonly at: number
    find(text: string): void
    has(name: FilterName): boolean
    toggle(name: FilterName): void
    goTo(cursor: string | null, at: number): void
  }
  open(id: string | null): void
  reload(): void
}

/** A page of the library as the page's address asks for it. */
export function useLibrary(): Library {
  const admin = useStaff()
  const [address, change] = useAddress()
  const given = address.toString().replace(/(^|&)id=[^&]*/, '')
  const alt = address.get('alt') === 'missing' ? 'missing' : undefined
  const asked = address.get('use')
  const use = asked === 'used' || asked === 'unused' ? asked : undefined
  const search = address.get('search') ?? ''
  const cursor = address.get('cursor') ?? undefined
  const { data, error, reload } = useQuery(['images', 'list', given], () =>
    admin.images.library({ search: search || undefined, alt, use, cursor, pageSize }),
  )
  return {
    ...{ page: data, error, pageSize, reload },
    openId: address.get('id'),
    address: {
      search,
      at: Math.max(0, Number(address.get('at')) || 0),
      find: text => change({ search: text, ...fromStart }, { replace: true }),
      has: name => address.get(filters[name][0]) === filters[name][1],
      toggle(name) {
        const [field, value] = filters[name]
        change({ [field]: address.get(field) === value ? null : value, ...fromStart })
      },
      goTo: (to, at) => change({ cursor: to, at: at > 0 ? String(at) : null }),
    },
    open: id => change({ id }),
  }
}
