import fc from 'fast-check'

const marks = (each: number) =>
  `a${'\u0345'.repeat(each)}${'\u0307'.repeat(each)}${'\u0334'.repeat(each)}`

/** Texts that caused bugs, here or elsewhere. */
const knownTexts = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  'a\udc00b',
  '\u202e123',
  '\u2066x\u2069',
  'one\u2028two\u2029three',
  'Evil\r\nBcc: v@example.com',
  '\ufeff',
  '\u001b[31mred',
  '__proto__',
  'constructor',
  'toString',
  "' or 1=1 --",
  '"; drop table enquiries; --',
  '%',
  '_',
  '\\',
  'a NEAR b',
  '"',
  '*',
  '=1+1',
  '<script>alert(1)</script>',
  '</script><!--',
  '{{7*7}}',
  '${7*7}',
  '../../../etc/passwd',
  '..%2f..%2fshowroom.db',
  'file:///etc/passwd',
  'http://169.254.169.254/',
  'NaN',
  'Infinity',
  '-0',
  '1e999',
  '2147483648',
  '-2147483649',
  '9223372036854775808',
  '9'.repeat(400),
  '2026-02-30',
  '0000-00-00',
  '275760-09-14',
  '+919999999999',
  'a@b.co',
  'İstanbul ﬁ ß',
  '🛵'.repeat(40),
  'అఆఇ',
]

const longTexts = [
  'x'.repeat(5000),
  '9'.repeat(60_000),
  marks(3000),
  marks(10_000),
  '(('.repeat(9e3),
]

/** Lone surrogates and control characters among plain ones. */
const oddUnit = fc.oneof(
  fc.integer({ min: 0, max: 0x2f }),
  fc.integer({ min: 0x30, max: 0x7e }),
  fc.integer({ min: 0x2000, max: 0x206f }),
  fc.integer({ min: 0xd7f0, max: 0xe010 }),
  fc.integer({ min: 0, max: 0xffff }),
)

export const hostileText: fc.Arbitrary<string> = fc.oneof(
  { weight: 12, arbitrary: fc.constantFrom(...knownTexts) },
  { weight: 4, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
  {
    weight: 4,
    arbitrary: fc
      .array(oddUnit, { maxLength: 40 })
      .map((units) => units.map((unit) => String.fromCharCode(unit)).join('')),
  },
  { weight: 1, arbitrary: fc.constantFrom(...longTexts) },
)

const nested = (open: string, inner: string, close: string) => (depth: number) =>
  open.repeat(depth) + inner + close.repeat(depth)

const depths = fc.constantFrom(3, 70, 2000, 9000)

/**
 * JSON as text, because no program could serialise some values: numbers out of range, duplicate
 * names, nesting that is too deep.
 */
export const hostileJson: fc.Arbitrary<string> = fc.oneof(
  { weight: 12, arbitrary: hostileText.map((text) => JSON.stringify(text)) },
  {
    weight: 8,
    arbitrary: fc.constantFrom(
      'null',
      'true',
      'false',
      '0',
      '-1',
      '-0',
      '7.5',
      '1e308',
      '1e999',
      '2147483648',
      '-2147483649',
      '9007199254740993',
      '1e-400',
      '[]',
      '[[]]',
      '[{}]',
      '["a","b"]',
      '{}',
      '{"":""}',
      '{"a":{"b":[]}}',
      '{"toString":"x"}',
      '{"toString":null,"valueOf":1}',
      '{"__proto__":{"isAdmin":true}}',
      '{"constructor":{"prototype":{"x":1}}}',
      '{"length":-1}',
      '{"length":4294967296}',
      '{"a":1,"a":2}',
      '{"then":"x"}',
      '{"name":"x.jpg","size":3}',
      '["\\ud800"]',
    ),
  },
  { weight: 2, arbitrary: fc.double().map((number) => JSON.stringify(number)) },
  { weight: 2, arbitrary: fc.integer().map(String) },
  { weight: 1, arbitrary: fc.oneof(depths, fc.constant(30_000)).map(nested('[', '', ']')) },
  { weight: 1, arbitrary: depths.map(nested('{"a":', '1', '}')) },
)

/** Bodies that are not an object, or not JSON. */
export const hostileBody: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    '',
    '{',
    '}',
    'null',
    '[]',
    '"x"',
    '42',
    '{}{}',
    '{"a":}',
    "{'a':1}",
    '\ufeff{}',
    '{"name":"\\u"}',
    '{"__proto__":{"name":"x"}}',
    '&&&==&',
    '%',
    '%E0%A4%A=%',
    'a.b.c=1&a=2&a.b=3',
    '__proto__.x=1&constructor.prototype.y=2',
    'a'.repeat(65_600),
  ),
  depths.map(nested('[', '', ']')),
  fc.string({ unit: 'binary', maxLength: 200 }),
)
