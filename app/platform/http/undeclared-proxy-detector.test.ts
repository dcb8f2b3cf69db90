import { expect, test } from 'vitest'
import {
  recordVisitorAddress,
  undeclaredProxyDetector,
} from './undeclared-proxy-detector.server.ts'

type Visit = { address: string; claimed: string | undefined }

/** Returns `true` if all visitors seem to have one address after a sample of 200 requests. */
function seemOne(visitOf: (index: number) => Visit) {
  const addresses = undeclaredProxyDetector()
  for (let index = 0; index < 200; index++) addresses.note(visitOf(index))
  return addresses.seemOne()
}

test.each<[string, (index: number) => Visit]>([
  [
    'an untrusted proxy names many visitors',
    (index) => ({ address: '172.18.0.1', claimed: `198.51.100.${index}` }),
  ],
  [
    'a monitor on the same machine asks besides',
    (index) =>
      index % 4 === 0
        ? { address: '127.0.0.1', claimed: 'monitor/1.0' }
        : { address: '172.18.0.1', claimed: `198.51.100.${index}` },
  ],
  [
    'a few requests come from elsewhere',
    (index) =>
      index % 40 === 0
        ? { address: `203.0.${index}.1`, claimed: undefined }
        : { address: '172.18.0.1', claimed: `198.51.100.${index}` },
  ],
  [
    'the proxy names itself in half of the requests',
    (index) => ({
      address: '172.18.0.1',
      claimed: index % 2 === 0 ? '172.18.0.1' : `198.51.100.${index}`,
    }),
  ],
])('reports that all visitors have one address when %s', (_, visitOf) => {
  expect(seemOne(visitOf)).toBe(true)
})

test.each<[string, (index: number) => Visit]>([
  [
    'a trusted proxy names the same addresses',
    (index) => ({ address: `198.51.100.${index}`, claimed: `198.51.100.${index}` }),
  ],
  ['one visitor opens everything', () => ({ address: '198.51.100.1', claimed: undefined })],
  [
    'fewer than ten visitors share an address',
    (index) => ({ address: '198.51.100.1', claimed: `10.0.0.${index % 9}` }),
  ],
  [
    'the requests come from three networks',
    (index) => ({ address: `198.51.100.${index % 3}`, claimed: `10.0.0.${index}` }),
  ],
])('does not report that all visitors have one address when %s', (_, visitOf) => {
  expect(seemOne(visitOf)).toBe(false)
})

test('replaces the result after the next sample', () => {
  const addresses = undeclaredProxyDetector()
  for (let index = 0; index < 200; index++)
    addresses.note({ address: '172.18.0.1', claimed: `198.51.100.${index}` })
  expect(addresses.seemOne()).toBe(true)
  for (let index = 0; index < 200; index++)
    addresses.note({ address: `198.51.100.${index}`, claimed: undefined })
  expect(addresses.seemOne()).toBe(false)
})

test.each([
  ['a private address', '192.168.1.10', true],
  ['a public address', '198.51.100.1', false],
])('counts browsers as visitors if X-Forwarded-For is missing, at %s', (_, address, isOne) => {
  const addresses = undeclaredProxyDetector()
  for (let index = 0; index < 200; index++)
    recordVisitorAddress(addresses, address, (name) =>
      name === 'user-agent' ? `browser ${index}` : undefined,
    )
  expect(addresses.seemOne()).toBe(isOne)
})
