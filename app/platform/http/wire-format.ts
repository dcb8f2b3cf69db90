import * as v from 'valibot'

/**
 * Declares an object whose fields have other names or values in JSON. Parsing converts the JSON to
 * the program's object; `encode` does the reverse.
 */
export function wireObject<const Shape extends v.ObjectEntries>(shape: Shape): WireSchema<Shape>
/* @__NO_SIDE_EFFECTS__ */
export function wireObject(shape: v.ObjectEntries): unknown {
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
  return withEncoder(v.pipe(sent, named), (value) =>
    isRecord(value)
      ? Object.fromEntries(
          fields
            .filter(({ name }) => value[name] !== undefined)
            .map(({ name, sentName, schema }) => [sentName, encodeForWire(schema, value[name])]),
        )
      : value,
  )
}

export type WireSchema<Shape extends v.ObjectEntries> = v.GenericSchema<
  WireInput<WireInputEntries<Shape>>,
  WireOutput<Shape>
>

/** The type that the program uses. */
export type WireOutput<Shape extends v.ObjectEntries> = v.InferOutput<
  v.ObjectSchema<Shape, undefined>
>

type WireInput<Entries> = Entries extends v.ObjectEntries
  ? v.InferInput<v.ObjectSchema<Entries, undefined>>
  : never

type WireInputEntries<Shape extends v.ObjectEntries> = {
  [Name in keyof Shape & string as Shape[Name] extends RenamedOnWire<infer Sent>
    ? Sent
    : Name]: Shape[Name]
}

type RenamedOnWire<Name extends string> = { sentAs: Name }

/** A field of `wireObject` with another name in JSON. */
/* @__NO_SIDE_EFFECTS__ */
export function renamedOnWire<const Name extends string, Schema extends v.GenericSchema>(
  name: Name,
  schema: Schema,
): Schema & RenamedOnWire<Name> {
  return { ...schema, sentAs: name }
}

/** A boolean that is 1 or 0 in JSON. */
export const zeroOneFlag = withEncoder(
  v.pipe(
    v.picklist([0, 1]),
    v.transform((sent) => sent === 1),
  ),
  (value) => (value === true ? 1 : 0),
)

/** Encodes a value as JSON that the schema can parse back. Only declared fields are included. */
export function encodeForWire(schema: v.GenericSchema, value: unknown): unknown {
  if (isCoded(schema)) return schema.encode(value)
  if (isList(schema))
    return Array.isArray(value) ? value.map((one) => encodeForWire(schema.item, one)) : value
  if (isObject(schema)) return encodeFields(schema.entries, value)
  if (isWrapped(schema)) return value == null ? value : encodeForWire(schema.wrapped, value)
  return value
}

function encodeFields(entries: v.ObjectEntries, value: unknown): unknown {
  if (!isRecord(value)) return value
  return Object.fromEntries(
    Object.entries(entries)
      .filter(([name]) => value[name] !== undefined)
      .map(([name, schema]) => [name, encodeForWire(schema, value[name])]),
  )
}

type EncodableSchema = v.GenericSchema & { encode: (value: unknown) => unknown }
type List = v.GenericSchema & { item: v.GenericSchema }
type Fields = v.GenericSchema & { entries: v.ObjectEntries }
type Wrapped = v.GenericSchema & { wrapped: v.GenericSchema }

/* @__NO_SIDE_EFFECTS__ */
function withEncoder<Schema extends v.GenericSchema>(
  schema: Schema,
  encodeValue: EncodableSchema['encode'],
): Schema & EncodableSchema {
  return { ...schema, encode: encodeValue }
}

const isCoded = (schema: v.GenericSchema): schema is EncodableSchema => 'encode' in schema
const isList = (schema: v.GenericSchema): schema is List => schema.type === 'array'
const isObject = (schema: v.GenericSchema): schema is Fields => schema.type === 'object'
const isWrapped = (schema: v.GenericSchema): schema is Wrapped => 'wrapped' in schema

function sentNameOf(schema: v.GenericSchema): string | undefined {
  return 'sentAs' in schema && typeof schema.sentAs === 'string' ? schema.sentAs : undefined
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
