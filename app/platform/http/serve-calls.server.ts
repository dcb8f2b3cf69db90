import { type Context, Hono } from 'hono'
import * as v from 'valibot'
import { errorsOf } from '#app/platform/forms/errors-of.ts'
import type { MayDo } from '#app/platform/permissions/capability.ts'
import { flowsOf } from '#app/platform/permissions/role.ts'
import type { AppEnv } from './app-env.ts'
import { readJson } from './body.server.ts'
import { type CallDeclaration, paramNamesOf } from './define-call.ts'
import { type Answering, type HandledCall, Reply } from './handle-call.server.ts'
import { readMultipart } from './multipart.server.ts'
import { namedIssues, namedMessage } from './named-issues.server.ts'
import { Problem } from './problem.server.ts'
import * as words from './refusal-words.ts'
import { requireStaff, sessionFor } from './require-staff.server.ts'
import { encode } from './wire.ts'

/** The routes of the calls, each guarded, limited and checked as it declares before its handler runs. */
export function serveCalls<Services extends { mayDo: MayDo }>(
  calls: readonly HandledCall<Services>[],
  services: Services,
) {
  const api = new Hono<AppEnv>()
  for (const { call, over } of calls) {
    const served = { call, names: paramNamesOf(call), answering: over(services) }
    for (const path of [call.path, ...(call.alsoAt ?? [])])
      api.on(call.method, path, (c) => serve(c, served, services.mayDo))
  }
  return api
}

/** `names`: the parts of its path that vary. */
type Served = { call: CallDeclaration; names: readonly string[]; answering: Answering }

async function serve(
  c: Context<AppEnv>,
  { call, names, answering }: Served,
  mayDo: MayDo,
): Promise<Response> {
  // Refused before the body is read; one that declares no length has been counted by then.
  guard(c, call, mayDo)
  const facts = c.get('facts')
  const session = sessionFor(facts, call)
  const answered = await answering({
    params: paramsOf(c, names),
    query: call.query && check(call.query, c.req.query(), call),
    body: await readBody(c, call),
    facts,
    request: c.req.raw,
    session,
    editor: session?.staff,
  })
  const isReply = answered instanceof Reply
  const headers: Record<string, string> = {
    ...(call.isPrivate ? { 'Cache-Control': 'no-store' } : {}),
    ...(isReply ? answered.headers : {}),
  }
  return send(c, call, isReply ? answered.answer : answered, headers)
}

function guard(c: Context<AppEnv>, call: CallDeclaration, mayDo: MayDo): void {
  const { may, sentences, flow, needsProof } = call
  if (may === 'public') return
  const { staff, isProven } = requireStaff(c, call)
  if (!mayDo(staff, may)) throw new Problem(403, sentences?.forbidden ?? words.notAllowed)
  if (flow && !flowsOf(staff.role).includes(flow)) throw new Problem(403, words.notYourEnquiries)
  if (needsProof && !isProven) throw new Problem(403, words.proofFirst, { needs: 'password' })
}

/** Every parameter of the declared path; another address of the call may lack one. */
function paramsOf(c: Context<AppEnv>, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, c.req.param(name) ?? '']))
}

async function readBody(c: Context<AppEnv>, call: CallDeclaration): Promise<unknown> {
  const { body, upload } = call
  if (!body) return undefined
  return check(body, upload ? await readMultipart(c.req.raw, upload) : await readJson(c), call)
}

function check(schema: v.GenericSchema, sent: unknown, { sentences }: CallDeclaration): unknown {
  const result = v.safeParse(schema, sent)
  if (result.success) return result.output
  const { invalid } = sentences ?? {}
  const words = invalid === undefined ? {} : { leftOut: invalid }
  const errors = errorsOf(namedIssues(result.issues), words)
  throw new Problem(422, invalid ?? namedMessage(errors), { errors })
}

function send(
  c: Context<AppEnv>,
  { answer, status = 200 }: CallDeclaration,
  answered: unknown,
  headers: Record<string, string>,
): Response {
  if ('stream' in answer) {
    if (!(answered instanceof Response)) throw new TypeError('This call answers a Response.')
    for (const [name, value] of Object.entries(headers)) answered.headers.set(name, value)
    return answered
  }
  const json = JSON.stringify(encode(answer, answered))
  return c.body(json, status, { ...headers, 'Content-Type': 'application/json' })
}
