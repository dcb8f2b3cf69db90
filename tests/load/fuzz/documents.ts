import { globSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import {
  createModel,
  modelDocumentEndpoints,
} from '#app/catalogue/editor/model-editor-endpoints.ts'
import type { EndpointDeclaration } from '#app/platform/http/define-endpoint.ts'
import { pageContentDocumentEndpoints } from '#app/site/page-content/page-content-endpoints.ts'
import { hostileJson } from './hostile.ts'
import type { Field } from './uploads.ts'

// Documents that staff edit, with up to three invalid values at any depth.

type Path = readonly (string | number)[]

const contentOf = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))

const models = globSync('catalogue/vehicles/*.json').sort().map(contentOf)
const parts = ['slides', 'offers', 'gallery'].map((key) => ({
  [key]: contentOf(`catalogue/${key}.json`),
}))

/** Lists the paths of all replaceable values, without the root. */
function placesIn(value: unknown, at: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return []
  const entries: [string | number, unknown][] = Array.isArray(value)
    ? value.map((one, index) => [index, one])
    : Object.entries(value)
  return entries.flatMap(([key, one]) => [[...at, key], ...placesIn(one, [...at, key])])
}

/** Serialises a value with the values at these paths replaced by arbitrary JSON. */
function jsonWith(value: unknown, instead: ReadonlyMap<string, string>, at: Path = []): string {
  const json = instead.get(JSON.stringify(at))
  if (json !== undefined) return json
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  if (Array.isArray(value))
    return `[${value.map((one, index) => jsonWith(one, instead, [...at, index])).join(',')}]`
  const fields = Object.entries(value).map(
    ([key, one]) => `${JSON.stringify(key)}:${jsonWith(one, instead, [...at, key])}`,
  )
  return `{${fields.join(',')}}`
}

/** Generates a document's fields with up to three values replaced. */
export function mutated(document: unknown): fc.Arbitrary<Field[]> {
  const places = placesIn(document)
  const change = fc.tuple(fc.constantFrom(...places), hostileJson)
  return fc.array(change, { maxLength: 3 }).map((changes) => {
    const instead = new Map(changes.map(([place, json]) => [JSON.stringify(place), json]))
    return Object.entries(Object(document)).map(
      ([name, value]): Field => [name, jsonWith(value, instead, [name])],
    )
  })
}

const version = fc.integer({ min: 1, max: 3 }).map((it): Field => ['version', String(it)])

const written = (documents: readonly unknown[]) =>
  fc
    .tuple(fc.oneof(...documents.map(mutated)), version)
    .map(([fields, was]): Field[] => [...fields, was])

const documents = new Map<EndpointDeclaration, fc.Arbitrary<Field[]>>([
  [createModel, written(models)],
  [modelDocumentEndpoints.save, written(models)],
  [pageContentDocumentEndpoints.save, written(parts)],
])

/** Returns the documents that an endpoint accepts, or undefined. */
export const documentsFor = (call: EndpointDeclaration) => documents.get(call)
