import fc from 'fast-check'
import type { EndpointDeclaration } from '#app/platform/http/define-endpoint.ts'
import { openApiSchema } from '#app/platform/http/openapi-operation.server.ts'
import { documentsFor } from './documents.ts'
import { hostileBody, hostileJson, hostileText } from './hostile.ts'
import { archiveBody, type Body, type Field, multipartOf, plainText } from './uploads.ts'

const json = 'application/json'
const form = 'application/x-www-form-urlencoded'

/** Plausible values for any field. Some of them are valid. */
const plausible = fc.constantFrom(
  ...['Asha Example', 'asha@example.com', '9000000001', '2026-12-02', '2026-11-01', 'honda-dio'],
  ...[
    '1',
    '10',
    '84500',
    'true',
    'on',
    'Inquiry',
    'Paid',
    'Salaried',
    'DIO',
    'Rear brake squeals.',
  ],
  ...['17:30', '17.4486, 78.3908', 'https://maps.example.com/x', 'A reason'],
)

const plausibleJson = fc.oneof(
  { weight: 6, arbitrary: plausible.map((text) => JSON.stringify(text)) },
  { weight: 3, arbitrary: fc.integer({ min: 0, max: 40 }).map(String) },
  { weight: 1, arbitrary: fc.constantFrom('true', 'false', 'null', '[]', '{}') },
)

type Schema = ReturnType<typeof openApiSchema>

/**
 * Generates the fields of a body from its JSON schema. Most schemas only say that a field is text.
 */
function fieldsOf(schema: Schema): fc.Arbitrary<Field[]> {
  const fields = Object.entries(schema.properties ?? {}).map(([name, one]) =>
    valueOf(one).map((value): Field => [name, value]),
  )
  return fc.tuple(...fields)
}

function valueOf(schema: Schema | boolean): fc.Arbitrary<string> {
  if (typeof schema === 'boolean') return plausibleJson
  const { anyOf = [], enum: oneOf = [], pattern, properties, items, type } = schema
  if (oneOf.length > 0) return fc.constantFrom(...oneOf).map((one) => JSON.stringify(one))
  if (anyOf.length > 0) return fc.oneof(...anyOf.map(valueOf))
  if (properties) return fieldsOf(schema).map(objectOf)
  if (type === 'null') return fc.constant('null')
  if (type === 'boolean') return fc.boolean().map(String)
  if (type === 'string' && pattern)
    return fc.stringMatching(new RegExp(pattern)).map((text) => JSON.stringify(text))
  if (type === 'string') return plausible.map((text) => JSON.stringify(text))
  if (type === 'number' || type === 'integer')
    return fc.integer({ min: 0, max: 90_000 }).map(String)
  if (items && !Array.isArray(items))
    return fc.array(valueOf(items), { maxLength: 3 }).map((all) => `[${all.join(',')}]`)
  return plausibleJson
}

const objectOf = (fields: readonly Field[]) =>
  `{${fields.map(([name, value]) => `${JSON.stringify(name)}:${value}`).join(',')}}`

const exampleOf = (example: object): Field[] =>
  Object.entries(example).map(([name, value]) => [name, JSON.stringify(value)])

/** Sometimes adds the optional fields of the schema that the example omits. */
function withMore(example: Field[], schema: Schema): fc.Arbitrary<Field[]> {
  const known = new Set(example.map(([name]) => name))
  const left = Object.entries(schema.properties ?? {}).filter(([name]) => !known.has(name))
  const more = fieldsOf({ properties: Object.fromEntries(left) })
  return fc.oneof(
    { weight: 3, arbitrary: fc.constant(example) },
    { weight: 1, arbitrary: more.map((fields) => [...example, ...fields]) },
  )
}

const oddNames = fc.constantFrom(
  ...['__proto__', 'constructor', 'toString', 'version', 'id', '', 'a.b', '__proto__.x', '\0'],
)

/** Generates fields that are all valid, almost valid, or all invalid. */
function mixed(good: fc.Arbitrary<Field[]>): fc.Arbitrary<Field[]> {
  const one = fc.tuple(good, fc.nat(), hostileJson)
  const nearly = one.map(([fields, at, value]) =>
    fields.map((field, index): Field => (index === at % fields.length ? [field[0], value] : field)),
  )
  const without = one.map(([fields, at]) =>
    fields.filter((_, index) => index !== at % fields.length),
  )
  const more = fc
    .tuple(good, oddNames, hostileJson)
    .map(([fields, name, value]): Field[] => [...fields, [name, value]])
  const twice = one.map(([fields, at, value]): Field[] => {
    const [name = 'name'] = fields[at % fields.length] ?? []
    return [...fields, [name, value]]
  })
  const wrong = fc
    .tuple(good, fc.array(hostileJson, { minLength: 1, maxLength: 30 }))
    .map(([fields, values]) =>
      fields.map(([name], index): Field => [name, values[index % values.length] ?? 'null']),
    )
  return fc.oneof(
    { weight: 3, arbitrary: good },
    { weight: 5, arbitrary: nearly },
    { weight: 1, arbitrary: without },
    { weight: 1, arbitrary: more },
    { weight: 1, arbitrary: twice },
    { weight: 2, arbitrary: wrong },
  )
}

/** Generates bodies for an endpoint: as it declares them, and others. */
export function bodyFor(call: EndpointDeclaration): fc.Arbitrary<Body> {
  const { body, example, upload } = call
  if (upload?.type !== undefined) return archiveBody(upload.type)
  const declared =
    typeof example === 'object' && example !== null
      ? withMore(exampleOf(example), body ? openApiSchema(body) : {})
      : fieldsOf(body ? openApiSchema(body) : {})
  const whole = documentsFor(call)
  const fields = whole ? fc.oneof(whole, mixed(declared)) : mixed(declared)
  const asJson = fields.map((all): Body => ({ type: json, content: objectOf(all) }))
  const asForm = fields.map((all): Body => ({ type: form, content: formOf(all) }))
  const asUpload = multipartOf(fields)
  const odd = fc
    .tuple(oddType, fc.oneof(hostileBody, fields.map(objectOf)))
    .map(([type, content]): Body => ({ type, content }))
  return fc.oneof(
    { weight: upload ? 2 : 12, arbitrary: asJson },
    { weight: 3, arbitrary: asForm },
    { weight: upload ? 12 : 1, arbitrary: asUpload },
    { weight: 2, arbitrary: odd },
    { weight: 1, arbitrary: hostileBody.map((content): Body => ({ type: json, content })) },
    { weight: 1, arbitrary: hostileBody.map((content): Body => ({ type: form, content })) },
  )
}

const oddType = fc.constantFrom(
  ...['', 'text/plain', 'application/json;charset=utf-16', 'APPLICATION/JSON', 'application/xml'],
  ...['multipart/form-data', 'multipart/form-data; boundary=', 'multipart/form-data; boundary="x'],
  ...['multipart/form-data; boundary=wrong', 'application/x-www-form-urlencoded; charset=latin1'],
  ...['*/*', 'application/json, text/plain', 'a'.repeat(2000), ';', 'application/octet-stream'],
)

/** Encodes objects as dotted names, as the site's forms do. */
function formOf(fields: readonly Field[]): string {
  const entries = fields.flatMap(([name, value]) => {
    const inner = /^\{"[a-z]+":(true|false)/.test(value) ? Object(JSON.parse(value)) : undefined
    return inner
      ? Object.entries(inner).map(([part, ticked]) => [`${name}.${part}`, ticked ? 'on' : ''])
      : [[name, plainText(value)]]
  })
  return new URLSearchParams(entries).toString()
}

const usualNames = fc.constantFrom(
  ...['page', 'limit', 'search', 'fromDate', 'to', 'tab', 'model', 'sent', 'kind', 'q', 'price'],
  ...['a', 'b', 'c', 'variant', 'since', 'before', 'next', '_routes'],
)

/** Generates query strings with declared names and others. */
export function queryOf(call?: EndpointDeclaration): fc.Arbitrary<string> {
  const declared = Object.keys(call?.query ? (openApiSchema(call.query).properties ?? {}) : {})
  const own = declared.length > 0 ? fc.constantFrom(...declared) : usualNames
  const name = fc.oneof(
    { weight: 8, arbitrary: own },
    { weight: 1, arbitrary: usualNames },
    { weight: 1, arbitrary: oddNames },
  )
  const value = fc.oneof(
    plausible,
    hostileText.map((text) => text.slice(0, 1500)),
  )
  return fc
    .array(fc.tuple(name, value), { maxLength: 4 })
    .map((pairs) => new URLSearchParams(pairs.map((pair) => [...pair])).toString())
}
