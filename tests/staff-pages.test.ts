import { globSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { staffAddresses } from './journeys/support/screens/screens-of-staff.ts'

const pages = join(import.meta.dirname, '../site/src/pages')
const routes = globSync('admin/**/*.astro', { cwd: pages }).map(file => `/${file.replace(/(\/index)?\.astro$/, '')}`)
const addresses = staffAddresses({ exam: '9', circular: '2', announcement: '3' }).map(address => address.split('?')[0]!)

/** The page that draws an address: a part in brackets stands for any, and a page that names the part comes first. */
function routeOf(address: string): string | undefined {
  const parts = address.split('/')
  const fits = routes.filter(route => {
    const steps = route.split('/')
    return steps.length === parts.length && steps.every((step, at) => step.startsWith('[') || step === parts[at])
  })
  return fits.find(route => route === address) ?? fits[0]
}

it('every page that the site draws for staff is opened by the walk, and each address of the walk has a page', () => {
  expect([...new Set(addresses.map(address => routeOf(address) ?? `${address} has no page`))].sort()).toEqual(
    routes.sort(),
  )
})
