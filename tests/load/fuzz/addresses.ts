import { existsSync, globSync } from 'node:fs'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import fc from 'fast-check'
import { enquiryKinds } from '#app/crm/enquiries/enquiry-kinds.ts'
import routes from '#app/routes.ts'
import { pageContentKeys } from '#app/site/page-content/page-content-keys.ts'
import { hostileText } from './hostile.ts'

/** Real names of the demo, so that many generated addresses exist. */
const known: Record<string, readonly string[]> = {
  bikeName: ['DIO', 'HORNET2.0', 'SHINE 100', 'activa-6g'],
  id: ['1', '2', '3', '9', '17', '40'],
  slug: ['dio', 'hornet-2-0', 'shine-100', 'activa-6g', 'hornet-3-0'],
  part: pageContentKeys,
  userId: ['admin', 'meera'],
  reference: ['CT-AAAAA', 'SB-7F3K2'],
  report: enquiryKinds.flatMap(({ report }) => report?.slug ?? []),
}

/** One part of a path: values that are allowed in a request line, most of them hostile. */
const oddPart = fc.oneof(
  fc.constantFrom(
    ...['%00', '..%2f..%2fshowroom.db', '%2e%2e', '..', '.', '%E0%A4', '%', '%zz', '%ud800'],
    ...['-1', '0', '1e9', '99999999999', '9'.repeat(40), 'x'.repeat(2000), '%F0%9F%9B%B5', '*'],
    ...[
      '__proto__',
      'constructor',
      'toString',
      ':id',
      '{id}',
      '%0d%0aX: y',
      "'",
      '%22',
      '\\',
      ';a=b',
    ],
    ...['%25', '%2F', '1%20or%201', 'NaN', '$', '[', '|', '~', '@', 'a.data', '_root.data', '1.0'],
  ),
  hostileText.map((text) => encodeURIComponent(text.toWellFormed()).slice(0, 1500)),
)

/** Numbers at the limits of the database engines. */
const oddNumber = fc.constantFrom(
  ...['0', '-1', '2147483647', '2147483648', '9223372036854775808', '99999999999', '1.5', '1e3'],
)

/** Generates addresses for a pattern such as `/api/dealers/:id`. */
export function filled(pattern: string): fc.Arbitrary<string> {
  const parts = pattern.split('/').map((part) => {
    if (part === '*') return oddPart
    const [, name] = /^:(\w+)/.exec(part) ?? []
    if (name === undefined) return fc.constant(part)
    const real = fc.constantFrom(...(known[name] ?? ['1'])).map(encodeURIComponent)
    return fc.oneof(
      { weight: 4, arbitrary: real },
      { weight: 2, arbitrary: oddPart },
      { weight: 1, arbitrary: oddNumber },
    )
  })
  return fc.tuple(...parts).map((all) => all.join('/') || '/')
}

function patterns(entry: RouteConfigEntry, above: string): string[] {
  const here = entry.path ? `${above}/${entry.path}` : above
  return entry.children
    ? entry.children.flatMap((child) => patterns(child, here))
    : [here.replace('?', '') || '/']
}

/** The patterns of all pages. */
export const pages: readonly string[] = routes.flatMap((entry) => patterns(entry, ''))

const listed = (pattern: string, root: string) =>
  globSync(pattern, { cwd: root })
    .sort()
    .filter((_, index) => index % 40 === 0)

const built = existsSync('build/client') ? listed('{assets,fonts}/*', 'build/client') : []
const brought = listed('{brochures,wordmarks,films}/*.*', 'catalogue')
const pictures = listed('pictures/**/*.{avif,webp}', 'catalogue').map((path) =>
  path.replace(/\.(\w+)$/, '.1a2b3c4d.$1'),
)

const file = fc.constantFrom(...[...built, ...brought, ...pictures].map((path) => `/${path}`))

const folder = fc.constantFrom(
  ...['/assets/', '/fonts/', '/pictures/', '/media/', '/brochures/', '/films/', '/share/'],
)

/** Addresses of static files, and of hostile names in their folders. */
export const fileAddress: fc.Arbitrary<string> = fc.oneof(
  { weight: 3, arbitrary: file },
  { weight: 2, arbitrary: fc.tuple(folder, oddPart).map(([at, part]) => at + part) },
  { weight: 1, arbitrary: fc.tuple(file, oddPart).map(([at, part]) => `${at}/${part}`) },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      ...[
        '/media/0123456789abcdef-480.v1.webp',
        '/media/0123456789abcdef-480.v1.avif',
        '/share/DIO.jpg',
      ],
      ...['/favicon.ico', '/robots.txt', '/healthz', '/readyz', '/metrics', '/api/openapi.json'],
    ),
  },
)

/** Addresses that the site does not have. */
export const oddAddress: fc.Arbitrary<string> = fc.oneof(
  fc.array(oddPart, { minLength: 1, maxLength: 4 }).map((parts) => `/${parts.join('/')}`),
  fc
    .tuple(fc.constantFrom('/api/', '/admin/', '/admin/reports/', '//'), oddPart)
    .map((it) => it.join('')),
  fc.constantFrom(
    ...[
      '//evil.example/x',
      '/%61dmin/login',
      '/admin%2flogin',
      '/API/ME',
      '/api',
      '/admin',
      '/api/',
    ],
    ...[
      '/__manifest?p=/offers&version=1',
      '/__manifest',
      '/__manifest?p=',
      '/_root.data',
      '/.data',
    ],
    ...[
      '/admin.data',
      '/.env',
      '/.git/config',
      '/wp-login.php',
      `/${'a/'.repeat(700)}`,
      '/a?b?c=%',
    ],
    ...[`/${'x'.repeat(7000)}`, `/search?${'a=1&'.repeat(1500)}`],
  ),
)
