import type { Actor, Session } from '#app/platform/permissions/session.ts'
import type { RequestInfo } from './app-env.ts'
import type {
  EndpointAnswer,
  EndpointDeclaration,
  PathParams,
  SchemaOutput,
} from './define-endpoint.ts'

/** Validated input of a handler. */
export type EndpointRequest<Call extends EndpointDeclaration> = {
  params: PathParams<Call['path']>
  query: SchemaOutput<Call['query']>
  body: SchemaOutput<Call['body']>
  facts: RequestInfo
  /** The request, for its headers and abort signal. The body has been read already. */
  request: Request
} & (Call['may'] extends 'public' ? VisitorSession : StaffSession)

type VisitorSession = { session: Session | undefined }

/** `editor` is the account in the audit log. */
type StaffSession = { session: Session; editor: Actor }

/** A declaration with its handler. `Needs` lists the services that the handler uses. */
export type HandledEndpoint<Needs> = {
  call: EndpointDeclaration
  over: (needs: Needs) => EndpointHandler
}

export type EndpointHandler = (asked: ValidatedRequest) => Promise<unknown>

export type ValidatedRequest = {
  params: Record<string, string>
  query: unknown
  body: unknown
  facts: RequestInfo
  request: Request
  session: Session | undefined
  editor: StaffSession['editor'] | undefined
}

/** Connects a declaration with its handler. The handler throws a `Problem` to refuse a request. */
export function handleEndpoint<Call extends EndpointDeclaration, Needs>(
  call: Call,
  answer: (
    needs: Needs,
    asked: EndpointRequest<Call>,
  ) => Promise<EndpointAnswer<Call> | ReplyWithHeaders<EndpointAnswer<Call>>>,
): HandledEndpoint<Needs>
export function handleEndpoint<Needs>(
  call: EndpointDeclaration,
  answer: (needs: Needs, asked: ValidatedRequest) => Promise<unknown>,
): HandledEndpoint<Needs> {
  return { call, over: (needs) => (asked) => answer(needs, asked) }
}

/** Adds headers such as a cookie to a response. */
export function replyWithHeaders<Answer>(
  answer: Answer,
  headers: Record<string, string>,
): ReplyWithHeaders<Answer> {
  return new ReplyWithHeaders(answer, headers)
}

export class ReplyWithHeaders<Answer> {
  readonly answer: Answer
  readonly headers: Record<string, string>

  constructor(answer: Answer, headers: Record<string, string>) {
    this.answer = answer
    this.headers = headers
  }
}
