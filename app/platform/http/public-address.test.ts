import { expect, it } from 'vitest'
import { isPublicAddress } from './public-address.server.ts'

it.each(['142.250.183.10', '17.188.1.1', '2607:f8b0:4009:80b::200a', '2a03:2880:f10c::1'])(
  'accepts the public address %s',
  (address) => expect(isPublicAddress(address)).toBe(true),
)

it.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.31.255.1',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '255.255.255.255',
  '224.0.0.1',
  '::1',
  '::',
  'fe80::1',
  'fd00::1',
  'ff02::1',
  '::ffff:127.0.0.1',
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
  '2001::1',
  '2001:db8::1',
  'localhost',
  '',
])('refuses %s', (address) => expect(isPublicAddress(address)).toBe(false))
