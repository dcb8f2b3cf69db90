import { expect, test } from 'vitest'
import { testNow } from '#tests/app.ts'
import { visitorAddresses } from './visitor-addresses.server.ts'

const hour = 3_600_000
const clock = () => testNow

function seen(visits: (index: number) => { address: string; claimed: string | undefined }) {
  const addresses = visitorAddresses(clock)
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
  const addresses = visitorAddresses(clock)
  for (let index = 0; index < 200; index++)
    addresses.note({ address: '172.18.0.1', claimed: `198.51.100.${index}` })
  for (let index = 0; index < 200; index++)
    addresses.note({ address: `198.51.100.${index}`, claimed: undefined })
  expect(addresses.seemOne()).toBe(false)
})

const makeUp = (index: number) => ({ address: '203.0.113.66', claimed: `10.0.0.${index}` })
const visitor = (index: number) => ({
  address: `198.51.100.${index}`,
  claimed: `198.51.100.${index}`,
})

test('one who makes up addresses by the thousand is not all visitors, where the proxy names others', () => {
  const time = { now: testNow }
  const addresses = visitorAddresses(() => time.now)
  const flood = () => {
    for (let index = 0; index < 1000; index++) addresses.note(makeUp(index))
  }
  for (let index = 0; index < 3; index++) addresses.note(visitor(index))
  flood()
  expect(addresses.seemOne()).toBe(false)
  time.now = new Date(testNow.getTime() + 25 * hour)
  flood()
  expect(addresses.seemOne()).toBe(true)
  for (let index = 0; index < 3; index++) addresses.note(visitor(index))
  expect(addresses.seemOne()).toBe(false)
})

test('one who names the proxy as himself does not make it known', () => {
  const addresses = visitorAddresses(clock)
  for (let index = 0; index < 1000; index++)
    addresses.note({
      address: '172.18.0.1',
      claimed: index % 2 === 0 ? '172.18.0.1' : `198.51.100.${index}`,
    })
  expect(addresses.seemOne()).toBe(true)
})
