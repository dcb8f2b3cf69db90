import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { declaredUploads } from '#app/calls.server.ts'

// The proxies let large bodies through to the addresses that take pictures, and to no other.
it.each([
  ['deploy/Caddyfile', /^\t\tpath (.+)$/m],
  ['deploy/nginx.conf', /location = (\S+) \{\s+client_max_body_size 61m/g],
])('%s names the addresses that take pictures', (file, pattern) => {
  const found = [...readFileSync(file, 'utf8').matchAll(new RegExp(pattern, 'gm'))]
  const paths = found.flatMap(([, words = '']) => words.split(' '))
  expect(new Set(paths)).toEqual(declaredUploads)
})
