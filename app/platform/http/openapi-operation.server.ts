import { toJsonSchema } from '@valibot/to-json-schema'
import type * as v from 'valibot'
import { capabilities } from '#app/platform/permissions/capability.ts'
import { type EndpointDeclaration, pathParamNames } from './define-endpoint.ts'

/** Lists the statuses that an endpoint may return, except 500, which is a bug. */
export function endpointStatuses(call: EndpointDeclaration): number[] {
  const { method, may, body, query, upload, refusals = [], status = 200 } = call
  const all: number[] = [status]
  if (may !== 'public') all.push(401)
  // A write from another site is refused.
  if (may !== 'public' || method !== 'GET') all.push(403)
  if (body || upload) all.push(400, 413, 415)
  if (body || query) all.push(422)
  return [...new Set([...all, ...refusals])]
}

/** Returns the endpoint's operation in the OpenAPI description. */
export function toOpenApiOperation(call: EndpointDeclaration) {
  const { says, tag, may, body, upload, status = 200 } = call
  const parameters = [...pathParameters(call), ...queryParameters(call)]
  return {
    summary: says,
    tags: [tag],
    ...(may === 'public'
      ? {}
      : {
          description: `For accounts that may ${capabilities[may]} (\`${may}\`).`,
          security: [{ session: [] }],
        }),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(body ? { requestBody: requestBodyOf(body, call) } : {}),
    ...(upload?.type ? { requestBody: { content: { [upload.type]: {} } } } : {}),
    responses: Object.fromEntries(
      endpointStatuses(call).map((one) => [
        one,
        one === status ? successResponseOf(call) : refusedResponse,
      ]),
    ),
  }
}

/** Path in OpenAPI notation: `/api/managePrice/{bikeName}`. */
export const openApiPath = ({ path }: EndpointDeclaration) => path.replaceAll(/:(\w+)/g, '{$1}')

/** Returns the JSON schema of the input, before trimming and other transforms. */
export function openApiSchema(schema: v.GenericSchema) {
  const { $schema: _, ...rest } = toJsonSchema(schema, { typeMode: 'input', errorMode: 'ignore' })
  return rest
}

export const refusedResponse = {
  description: 'Refused, with a message for the user',
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Problem' } } },
}

function pathParameters(call: EndpointDeclaration) {
  return pathParamNames(call).map((name) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }))
}

function queryParameters({ query }: EndpointDeclaration) {
  if (!query) return []
  const { properties = {}, required = [] } = openApiSchema(query)
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }))
}

function requestBodyOf(body: v.GenericSchema, { upload, example }: EndpointDeclaration) {
  const type = upload ? 'multipart/form-data' : 'application/json'
  return {
    content: {
      [type]: { schema: openApiSchema(body), ...(example === undefined ? {} : { example }) },
    },
  }
}

function successResponseOf({ answer }: EndpointDeclaration) {
  return 'stream' in answer
    ? { description: 'Done', content: { [answer.stream]: {} } }
    : { description: 'Done', content: { 'application/json': { schema: openApiSchema(answer) } } }
}
