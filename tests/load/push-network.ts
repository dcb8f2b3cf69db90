import https from 'node:https'
import { syncBuiltinESMExports } from 'node:module'
import type { LookupFunction } from 'node:net'
import { pushTestCertificate } from '#tests/push-test-certificate.ts'

// Loaded before the site (`node --import`). Requests to push.test go to the push service of the
// load test on this machine, which the site's own rules about public addresses would refuse.

const { request } = https
const loopback: LookupFunction = (_host, { all }, found) => {
  if (all) found(null, [{ address: '127.0.0.1', family: 4 }])
  else found(null, '127.0.0.1', 4)
}

Object.assign(https, {
  request(url: string, options: object, heard: () => void) {
    if (new URL(url).hostname !== 'push.test') return request(url, options, heard)
    const port = process.env['PUSH_TEST_PORT']
    return request(url, { ...options, port, ca: pushTestCertificate, lookup: loopback }, heard)
  },
})
syncBuiltinESMExports()
