import * as v from 'valibot'

/**
 * A record whose fields go by other names or values on the way, written once for both directions:
 * parsing turns what was answered into what the program works with, `encode` does the reverse.
 */
export function wire<const Shape extends v.ObjectEntries>(shape: Shape): Wire<Shape>
/* @__NO_SIDE_EFFECTS__ */
export function wire(shape: v.ObjectEntries): unknown {
  const fields = Object.entries(shape).map(([name, schema]) => ({
    name,
    schema,
    sentName: sentNameOf(schema) ?? name,
  }))
  const sent = v.object(Object.fromEntries(fields.map((it) => [it.sentName, it.schema])))
  const named = v.transform((given: Record<string, unknown>) =>
    Object.fromEntries(
      fields
        .filter(({ sentName }) => sentName in given)
        .map(({ name, sentName }) => [name, given[sentName]]),
    ),
  )
  return coded(v.pipe(sent, named), (value) =>
    isRecord(value)
      ? Object.fromEntries(
          fields
            .filter(({ name }) => value[name] !== undefined)
            .map(({ name, sentName, schema }) => [sentName, encode(schema, value[name])]),
        )
      : value,
  )
}

export type Wire<Shape extends v.ObjectEntries> = v.GenericSchema<
  Sent<SentEntries<Shape>>,
  InferWire<Shape>
>

/** The type that the program works with. */
export type InferWire<Shape extends v.ObjectEntries> = v.InferOutput<
  v.ObjectSchema<Shape, undefined>
>

type Sent<Entries> = Entries extends v.ObjectEntries
  ? v.InferInput<v.ObjectSchema<Entries, undefined>>
  : never

type SentEntries<Shape extends v.ObjectEntries> = {
  [Name in keyof Shape & string as Shape[Name] extends SentAs<infer Sent>
    ? Sent
    : Name]: Shape[Name]
}

type SentAs<Name extends string> = { sentAs: Name }

/** A field of `wire` that has another name on the way. */
/* @__NO_SIDE_EFFECTS__ */
export function sentAs<const Name extends string, Schema extends v.GenericSchema>(
  name: Name,
  schema: Schema,
): Schema & SentAs<Name> {
  return { ...schema, sentAs: name }
}

/** True and false, sent as 1 and 0. */
export const flag = coded(
  v.pipe(
    v.picklist([0, 1]),
    v.transform((sent) => sent === 1),
  ),
  (value) => (value === true ? 1 : 0),
)

/** The JSON of a value that the schema's own parsing would give back: its declared fields and no other. */
export function encode(schema: v.GenericSchema, value: unknown): unknown {
  if (isCoded(schema)) return schema.encode(value)
  if (isList(schema))
    return Array.isArray(value) ? value.map((one) => encode(schema.item, one)) : value
  if (isObject(schema)) return encodeFields(schema.entries, value)
  if (isWrapped(schema)) return value == null ? value : encode(schema.wrapped, value)
  return value
}

function encodeFields(entries: v.ObjectEntries, value: unknown): unknown {
  if (!isRecord(value)) return value
  return Object.fromEntries(
    Object.entries(entries)
      .filter(([name]) => value[name] !== undefined)
      .map(([name, schema]) => [name, encode(schema, value[name])]),
  )
}

type Coded = v.GenericSchema & { encode: (value: unknown) => unknown }
type List = v.GenericSchema & { item: v.GenericSchema }
type Fields = v.GenericSchema & { entries: v.ObjectEntries }
type Wrapped = v.GenericSchema & { wrapped: v.GenericSchema }

/* @__NO_SIDE_EFFECTS__ */
function coded<Schema extends v.GenericSchema>(
  schema: Schema,
  encodeValue: Coded['encode'],
): Schema & Coded {
  return { ...schema, encode: encodeValue }
}

const isCoded = (schema: v.GenericSchema): schema is Coded => 'encode' in schema
const isList = (schema: v.GenericSchema): schema is List => schema.type === 'array'
const isObject = (schema: v.GenericSchema): schema is Fields => schema.type === 'object'
const isWrapped = (schema: v.GenericSchema): schema is Wrapped => 'wrapped' in schema

function sentNameOf(schema: v.GenericSchema): string | undefined {
  return 'sentAs' in schema && typeof schema.sentAs === 'string' ? schema.sentAs : undefined
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
