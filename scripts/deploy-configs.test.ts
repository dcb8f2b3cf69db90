import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { largeBodyPaths, uploadPaths } from '#app/endpoints.server.ts'
import { serverEnvironment, serverFlags } from './server-flags.mjs'

// The proxies accept large bodies only at the addresses that receive pictures, an archive or whole
// lists.
it.each([
  ['deploy/Caddyfile', /^\t\tpath (.+)$/m],
  ['deploy/nginx.conf', /location [=~] (\S+) \{\s+client_max_body_size (?:1|61|401)m/g],
])('%s raises the body limit for the paths that accept files and lists', (file, pattern) => {
  const found = [...readFileSync(file, 'utf8').matchAll(new RegExp(pattern, 'gm'))]
  // Caddy writes a parameter as a star, nginx as a pattern.
  const paths = found
    .flatMap(([, words = '']) => words.split(' '))
    .map((path) => path.replaceAll('[^/]+', '*').replaceAll(/^\^|\$$/g, ''))
  const declared = [...uploadPaths, ...largeBodyPaths.keys()].map((path) =>
    path.replaceAll(/:\w+/g, '*'),
  )
  expect(new Set(paths)).toEqual(new Set(declared))
})

it.each(['deploy/showroom.service', 'deploy/Dockerfile'])(
  '%s starts the program with the memory flags of npm start',
  (file) => {
    const words = readFileSync(file, 'utf8').split(/[\s",[\]]+/)
    expect(words.filter((word) => word.startsWith('--max-'))).toEqual(serverFlags)
    const settings = Object.entries(serverEnvironment).map((pair) => pair.join('='))
    expect(words).toEqual(expect.arrayContaining(settings))
  },
)

// Everyone who reads a proxy's log could otherwise open a quotation or an account.
it.each([
  ['deploy/Caddyfile', /uri regexp \(\?i\)(\S+) \$\{1\}…/],
  ['deploy/nginx.conf', /"~\*(\S+)" "\$showroom_prefix_of_token…"/],
])(
  '%s logs no tokens of quotations, enquiries, invitations and password links',
  (file, pattern) => {
    const [, rule = ''] = pattern.exec(readFileSync(file, 'utf8')) ?? []
    const token = 'Zx3-_abcdefghijklmnopqrstuvwxyz0123456789AB'
    const matches = (address: string) => new RegExp(rule, 'i').test(address)
    for (const prefix of [
      '/q/',
      '/Q/',
      '/my-enquiry/',
      '/admin/invitation/',
      '/admin/new-password/',
    ])
      expect([prefix, matches(`${prefix}${token}`)]).toEqual([prefix, true])
    for (const address of ['/', '/quotations', '/admin/desk/TR-7F3K2'])
      expect([address, matches(address)]).toEqual([address, false])
  },
)
