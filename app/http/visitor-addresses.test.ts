import { expect, test } from 'vitest'
import { visitorAddresses } from './visitor-addresses.server.ts'

function seen(visits: (index: number) => { address: string; claimed: string | undefined }) {
  const addresses = visitorAddresses()
  for (let index = 0; index < 200; index++) addresses.note(visits(index))
  return addresses.seemOne()
}

test.each<[string, boolean, Parameters<typeof seen>[0]]>([
  [
    'a proxy that is not believed asks for many',
    true,
    (index) => ({ address: '172.18.0.1', claimed: `198.51.100.${index}` }),
  ],
  [
    'visitors have addresses of their own',
    false,
    (index) => ({ address: `198.51.100.${index}`, claimed: `198.51.100.${index}` }),
  ],
  [
    'one visitor looks at everything',
    false,
    () => ({ address: '198.51.100.1', claimed: undefined }),
  ],
  [
    'a few share a line',
    false,
    (index) => ({ address: '198.51.100.1', claimed: `10.0.0.${index % 5}` }),
  ],
  [
    'one makes up addresses among many others',
    false,
    (index) => ({ address: `198.51.100.${index % 3}`, claimed: `10.0.0.${index}` }),
  ],
])('visitors do or do not seem one when %s', (_, isOne, visits) => {
  expect(seen(visits)).toBe(isOne)
})

test('what was seen long ago is forgotten', () => {
  const addresses = visitorAddresses()
  for (let index = 0; index < 200; index++)
    addresses.note({ address: '172.18.0.1', claimed: `198.51.100.${index}` })
  for (let index = 0; index < 200; index++)
    addresses.note({ address: `198.51.100.${index}`, claimed: undefined })
  expect(addresses.seemOne()).toBe(false)
})
