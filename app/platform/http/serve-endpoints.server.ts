import { type Context, Hono } from 'hono'
import * as v from 'valibot'
import { fieldErrorsOf } from '#app/platform/forms/field-errors.ts'
import type { HasCapability } from '#app/platform/permissions/capability.ts'
import { pipelinesOf } from '#app/platform/permissions/role.ts'
import type { AppEnv } from './app-env.ts'
import { type EndpointDeclaration, pathParamNames } from './define-endpoint.ts'
import {
  type EndpointHandler,
  type HandledEndpoint,
  ReplyWithHeaders,
} from './handle-endpoint.server.ts'
import { issuesWithFieldNames, messageWithFieldName } from './issue-messages.server.ts'
import { Problem } from './problem.server.ts'
import { readJson } from './read-body.server.ts'
import { readMultipart } from './read-multipart.server.ts'
import * as words from './refusal-words.ts'
import { findSession, requireStaff } from './require-staff.server.ts'
import { encodeForWire } from './wire-format.ts'

/**
 * Creates the routes of the endpoints. Access, limits and input are checked as declared before a
 * handler runs.
 */
export function serveEndpoints<Services extends { mayDo: HasCapability }>(
  calls: readonly HandledEndpoint<Services>[],
  services: Services,
) {
  const api = new Hono<AppEnv>()
  for (const { call, over } of calls) {
    const served = { call, names: pathParamNames(call), answering: over(services) }
    for (const path of [call.path, ...(call.alsoAt ?? [])])
      api.on(call.method, path, (c) => serveEndpoint(c, served, services.mayDo))
  }
  return api
}

/** `names` are the path parameters. */
type ServedEndpoint = {
  call: EndpointDeclaration
  names: readonly string[]
  answering: EndpointHandler
}

async function serveEndpoint(
  c: Context<AppEnv>,
  { call, names, answering }: ServedEndpoint,
  mayDo: HasCapability,
): Promise<Response> {
  // Access is checked before the body is read. The body limit has already counted a body without a
  // declared length.
  requireAccess(c, call, mayDo)
  const facts = c.get('facts')
  const session = findSession(facts, call)
  const answered = await answering({
    params: paramsOf(c, names),
    query: call.query && validateOrRefuse(call.query, c.req.query(), call),
    body: await readBody(c, call),
    facts,
    request: c.req.raw,
    session,
    editor: session?.staff,
  })
  const isReply = answered instanceof ReplyWithHeaders
  const headers: Record<string, string> = {
    ...(call.isPrivate ? { 'Cache-Control': 'no-store' } : {}),
    ...(isReply ? answered.headers : {}),
  }
  return sendAnswer(c, call, isReply ? answered.answer : answered, headers)
}

function requireAccess(c: Context<AppEnv>, call: EndpointDeclaration, mayDo: HasCapability): void {
  const { may, sentences, flow, needsProof } = call
  if (may === 'public') return
  const { staff, isProven } = requireStaff(c, call)
  if (!mayDo(staff, may)) throw new Problem(403, sentences?.forbidden ?? words.notAllowed)
  if (flow && !pipelinesOf(staff.role).includes(flow))
    throw new Problem(403, words.notYourEnquiries)
  if (needsProof && !isProven) throw new Problem(403, words.proofFirst, { needs: 'password' })
}

/**
 * Returns every parameter of the declared path. A further path may lack some of these parameters.
 */
function paramsOf(c: Context<AppEnv>, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, c.req.param(name) ?? '']))
}

async function readBody(c: Context<AppEnv>, call: EndpointDeclaration): Promise<unknown> {
  const { body, upload } = call
  if (!body) return undefined
  return validateOrRefuse(
    body,
    upload ? await readMultipart(c.req.raw, upload) : await readJson(c),
    call,
  )
}

function validateOrRefuse(
  schema: v.GenericSchema,
  sent: unknown,
  { sentences }: EndpointDeclaration,
): unknown {
  const result = v.safeParse(schema, sent)
  if (result.success) return result.output
  const { invalid } = sentences ?? {}
  const words = invalid === undefined ? {} : { leftOut: invalid }
  const errors = fieldErrorsOf(issuesWithFieldNames(result.issues), words)
  throw new Problem(422, invalid ?? messageWithFieldName(errors), { errors })
}

function sendAnswer(
  c: Context<AppEnv>,
  { answer, status = 200 }: EndpointDeclaration,
  answered: unknown,
  headers: Record<string, string>,
): Response {
  if ('stream' in answer) {
    if (!(answered instanceof Response)) throw new TypeError('This call answers a Response.')
    for (const [name, value] of Object.entries(headers)) answered.headers.set(name, value)
    return answered
  }
  const json = JSON.stringify(encodeForWire(answer, answered))
  return c.body(json, status, { ...headers, 'Content-Type': 'application/json' })
}
