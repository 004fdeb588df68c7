import { describe, expect, it } from 'vitest'
import { isPublicHost } from './hosts.ts'
import { createPublicLookup, PrivateHost } from './public-lookup.ts'
import { webhookFault } from './webhook-fault.ts'

describe('what a partner may have called', () => {
  it.each([
    ...['localhost', 'db', 'db.internal', 'printer.local', 'a.localhost', 'LOCALHOST.', 'router.lan'],
    ...['127.0.0.1', '10.1.2.3', '172.20.0.1', '192.168.1.1', '169.254.169.254', '100.64.0.1', '0.0.0.0', '224.0.0.1'],
    ...[
      '[::1]',
      '[::]',
      '[fe80::1]',
      '[fd00::1]',
      '[::ffff:127.0.0.1]',
      '[::ffff:a00:1]',
      '[64:ff9b::7f00:1]',
      '[2002:7f00:1::]',
    ],
  ])('is not %s', host => expect(isPublicHost(host)).toBe(false))

  it.each(['namuna.example', 'api.namuna.com.bd', '103.4.145.1', '[2400:cb00::1]'])('may be %s', host =>
    expect(isPublicHost(host)).toBe(true),
  )

  // As browsers and servers write them: a number, octal, hexadecimal.
  it.each([
    ['https://2130706433/', 'private_host'],
    ['https://0177.0.0.1/', 'private_host'],
    ['https://0x7f.1/', 'private_host'],
    ['http://namuna.example/', 'not_https'],
    ['https://me:secret@namuna.example/', 'with_user'],
    ['https://namuna.example/#x', 'fragment'],
    ['file:///etc/passwd', 'no_origin'],
    ['https://namuna.example/events?key=1', null],
  ])('is judged by its address: %s', (address, fault) => {
    expect(webhookFault(address, { privateHosts: false })).toBe(fault)
  })

  it('is looked up before it is called: one private address spoils the name', async () => {
    const found = (...addresses: string[]) =>
      new Promise<unknown>(resolve => {
        const lookup = createPublicLookup((_host, _options, done) =>
          done(
            null,
            addresses.map(address => ({ address, family: address.includes(':') ? 6 : 4 })),
          ),
        )
        lookup('namuna.example', { all: false }, (error, address) => resolve(error ?? address))
      })
    expect(await found('103.4.145.1')).toBe('103.4.145.1')
    for (const addresses of [['10.0.0.1'], ['103.4.145.1', '127.0.0.1'], ['::1'], []])
      expect(await found(...addresses)).toBeInstanceOf(PrivateHost)
  })
})
