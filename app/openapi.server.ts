import { Hono } from 'hono'
import * as v from 'valibot'
import type { Enquiry } from '#app/enquiries/definition/define.ts'
import { enquirySchema } from '#app/enquiries/definition/enquiry-schema.ts'
import { enquiries } from '#app/enquiries/enquiries.ts'
import type { AppEnv } from '#app/http/app-env.ts'
import type { CallDeclaration } from '#app/http/define-call.ts'
import { describeCall, describedPath, refused, schemaOf } from '#app/http/describe-call.server.ts'
import { reports } from '#app/reports/define.ts'
import { reportFilter } from '#app/reports/filter.ts'
import { type Call, calls } from './calls.ts'

/** The description of the interface at `/api/openapi.json`, made from the schemas that check the calls. */
export function openApi(declared: readonly CallDeclaration[]) {
  const api = new Hono<AppEnv>()
  const document = describe(declared)
  api.get('/api/openapi.json', (c) => c.json(document))
  return api
}

function describe(declared: readonly CallDeclaration[]) {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const call of [...calls, ...enquiries.map(enquiryCall), ...reports.map(reportCall)])
    paths[call.path] = { ...paths[call.path], [call.method]: operation(call) }
  for (const call of declared) {
    const path = describedPath(call)
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: describeCall(call) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Showroom',
      version: '1',
      description:
        'The calls of a two-wheeler dealership: public reads and enquiries, and the staff’s. Failures answer { message, error, errors }.',
    },
    components: {
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'session' } },
      schemas: { Problem: schemaOf(problem) },
    },
    paths,
  }
}

const problem = v.object({
  message: v.string(),
  error: v.string(),
  errors: v.record(v.string(), v.array(v.string())),
})

function enquiryCall(enquiry: Enquiry): Call & { example: unknown } {
  const { postTo, title, example } = enquiry
  return {
    method: 'post',
    path: postTo,
    summary: title,
    tag: 'Enquiries',
    status: 201,
    refusals: [400, 413, 415, 422, 429],
    body: enquirySchema(enquiry, 'json'),
    example,
  }
}

function reportCall({ path, title }: (typeof reports)[number]): Call {
  return {
    method: 'post',
    path,
    summary: title,
    tag: 'Reports',
    needsSession: true,
    refusals: [400, 401, 415, 422],
    body: reportFilter,
  }
}

function operation(call: Call & { example?: unknown }) {
  const { summary, tag, needsSession, status = 200, refusals = [], body, bodyType } = call
  const parameters = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }))
  const type = bodyType ?? 'application/json'
  return {
    summary,
    tags: [tag],
    ...(needsSession ? { security: [{ session: [] }] } : {}),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(body
      ? { requestBody: { content: { [type]: { schema: schemaOf(body), example: call.example } } } }
      : {}),
    responses: Object.fromEntries([
      [status, { description: call.answer ?? 'Done' }],
      ...refusals.map((refusal) => [refusal, refused]),
    ]),
  }
}
