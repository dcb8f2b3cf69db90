import { Hono } from 'hono'
import * as v from 'valibot'
import type { AppEnv } from '#app/platform/http/app-env.ts'
import type { EndpointDeclaration } from '#app/platform/http/define-endpoint.ts'
import {
  openApiPath,
  openApiSchema,
  toOpenApiOperation,
} from '#app/platform/http/openapi-operation.server.ts'

/**
 * Serves the OpenAPI description at `/api/openapi.json`, derived from the schemas that validate
 * requests.
 */
export function openApi(declared: readonly EndpointDeclaration[]) {
  const api = new Hono<AppEnv>()
  let document: string | undefined
  api.get('/api/openapi.json', (c) => {
    document ??= JSON.stringify(describe(declared))
    return c.body(document, 200, { 'Content-Type': 'application/json' })
  })
  return api
}

function describe(declared: readonly EndpointDeclaration[]) {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const call of declared) {
    const path = openApiPath(call)
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: toOpenApiOperation(call) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Showroom',
      version: '1',
      description:
        'The API of a two-wheeler dealership: public reads and enquiries, and the staff portal. Failures answer { message, error, errors }.',
    },
    components: {
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'session' } },
      schemas: { Problem: openApiSchema(problem) },
    },
    paths,
  }
}

const problem = v.object({
  message: v.string(),
  error: v.string(),
  errors: v.record(v.string(), v.array(v.string())),
  needs: v.optional(v.picklist(['password', 'code'])),
  /** The free hours that are nearest to a refused one. */
  nearest: v.optional(v.array(v.object({ day: v.string(), at: v.string(), left: v.number() }))),
})
