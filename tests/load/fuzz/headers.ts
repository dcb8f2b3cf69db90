import fc from 'fast-check'

/** Placeholder of the site's own origin, which is known when the request is sent. */
export const ownOrigin = '{own}'

const long = 'x'.repeat(3000)

/** Hostile header values. Some are valid, but lead to another branch of the code. */
const values: Record<string, readonly string[]> = {
  host: [
    ...['999999999999', '1.2.3.4.5', 'evil.example', '[::1', 'localhost:99999', '', 'a b', '%00'],
    ...['x'.repeat(300), 'evil.example:80', '[::1]:3000', 'a@b', 'user:pw@c', '..', 'xn--a', 'ü'],
  ],
  origin: [
    ownOrigin,
    ownOrigin,
    'null',
    'http://evil.example',
    'garbage',
    '',
    `${ownOrigin}/`,
    long,
  ],
  referer: [ownOrigin, 'http://evil.example/x', 'garbage', long],
  'sec-fetch-site': ['same-origin', 'none', 'cross-site', 'same-site', 'x'],
  'x-forwarded-for': [
    ...[
      '1.2.3.4',
      '::1',
      'garbage',
      '1.2.3.4:99',
      ', , ,',
      '999.1.1.1',
      '[2001:db8::1]:44',
      'unknown',
    ],
    ...['1.1.1.1,'.repeat(500), '2001:db8::1%eth0', '::ffff:1.2.3.4', '"', '-1'],
  ],
  'x-forwarded-proto': ['https', 'http', 'ftp', 'javascript', 'https,http', '', '://'],
  'x-forwarded-host': [
    'evil.example',
    'a b',
    '[',
    '999999999999',
    '',
    'x/y?z#',
    `${long}`,
    'a:b:c',
  ],
  range: [
    ...[
      'bytes=0-10',
      'bytes=-1',
      'bytes=999999999999-',
      'bytes=5-2',
      'bytes=0-1,3-4',
      'lines=1',
      'bytes=',
    ],
    ...[
      'bytes=-',
      'bytes=0-',
      'bytes=a-b',
      'bytes=-0',
      `bytes=${'0-1,'.repeat(500)}`,
      'bytes=1e3-',
    ],
  ],
  'if-none-match': ['*', 'W/"x"', '"a","b"', '"', long, ''],
  'if-modified-since': ['Wed, 21 Oct 2026 07:28:00 GMT', 'garbage', '0', long],
  'accept-encoding': [
    'br',
    'gzip',
    'gzip;q=0',
    'zstd',
    '*;q=x',
    'identity;q=0',
    'br;q=NaN,gzip',
    'deflate',
    long,
  ],
  accept: [
    'text/html',
    'application/json',
    '*/*;q=',
    'text/html,application/json',
    '',
    'image/avif',
    long,
  ],
  'accept-language': ['te', '*', 'x'.repeat(500)],
  cookie: [
    ...[
      'session=',
      'session=x',
      '__Host-session=x',
      'session=%E0%A4',
      '=;=;',
      ';;',
      long,
      'a=b; session=y',
    ],
    ...[`session=${'A'.repeat(43)}`, 'session="', 'session=a; session=b', '__proto__=1'],
  ],
  authorization: ['Bearer x', 'Basic !!!', '', 'Bearer', long],
  'idempotency-key': ['k', '', 'x'.repeat(500), '\xe9\xff', "';--"],
  'last-event-id': ['0', '-1', 'x', '99999999999999999999', '1e3'],
  'x-http-method-override': ['DELETE'],
  'x-request-id': ['x', long],
  purpose: ['prefetch'],
  'user-agent': ['', '\xff', long],
  connection: ['upgrade', 'close'],
  upgrade: ['websocket', 'h2c'],
  'content-encoding': ['gzip', 'br', 'x'],
}

const odd = fc
  .constantFrom(...Object.entries(values))
  .chain(([name, all]) => fc.constantFrom(...all).map((value) => [name, value] as const))

/** Mostly no header, otherwise up to three. */
export const oddHeaders: fc.Arbitrary<Record<string, string>> = fc.oneof(
  { weight: 3, arbitrary: fc.constant({}) },
  {
    weight: 2,
    arbitrary: fc.array(odd, { minLength: 1, maxLength: 3 }).map((all) => Object.fromEntries(all)),
  },
)

const line = fc.constantFrom(
  ...[
    'GET / HTTP/1.1',
    'POST /contact HTTP/1.1',
    'GET / HTTP/3.7',
    'GET /',
    '\0',
    'GET  / HTTP/1.1',
  ],
  ...[
    'PROPFIND / HTTP/1.1',
    'TRACE / HTTP/1.1',
    'CONNECT a:1 HTTP/1.1',
    'X / HTTP/1.1',
    'get / HTTP/1.1',
  ],
  ...[
    'GET http://evil.example/ HTTP/1.1',
    'GET * HTTP/1.1',
    'OPTIONS * HTTP/1.1',
    'GET /\xff HTTP/1.1',
  ],
  ...[
    'POST /admin/login HTTP/1.1',
    'POST /api/login HTTP/1.1',
    `GET /${'a'.repeat(17_000)} HTTP/1.1`,
  ],
)

const rest = fc.array(
  fc.constantFrom(
    ...[
      'Host: localhost',
      'Host: a',
      'Content-Length: 10',
      'Content-Length: 99999999',
      'Content-Length: -1',
    ],
    ...[
      'Content-Length: 1',
      'Transfer-Encoding: chunked',
      'Transfer-Encoding: x',
      'Expect: 100-continue',
    ],
    ...[
      'Expect: x',
      'Content-Type: application/json',
      'Content-Type: application/x-www-form-urlencoded',
    ],
    ...['X', ': y', ' folded', 'A: \0', 'Connection: close', 'Upgrade: h2c', 'Cookie: session=1'],
  ),
  { maxLength: 6 },
)

const body = fc.constantFrom(
  '',
  '{"name":',
  '5\r\nabcde\r\n',
  'zz\r\nabc',
  '0\r\n\r\n',
  'userId=a',
  '{}',
)

/**
 * Raw requests that no client would send, and truncated ones. The connection is closed after them.
 */
export const rawRequest: fc.Arbitrary<string> = fc
  .tuple(line, rest, fc.constantFrom('\r\n\r\n', '\r\n\r\n', '\r\n\r\n', '\r\n', ''), body)
  .map(([first, headers, end, content]) => [first, ...headers].join('\r\n') + end + content)
