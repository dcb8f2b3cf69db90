import type { Editor, Session } from '#app/platform/permissions/session.ts'
import type { RequestFacts } from './app-env.ts'
import type { AnswerOf, CallDeclaration, ParamsOf, Parsed } from './define-call.ts'

/** What a handler is asked, checked by its declaration. */
export type Asked<Call extends CallDeclaration> = {
  params: ParamsOf<Call['path']>
  query: Parsed<Call['query']>
  body: Parsed<Call['body']>
  facts: RequestFacts
  /** For what the declaration can't say: its headers, its signal. The body is read already. */
  request: Request
} & (Call['may'] extends 'public' ? Visitor : AtWork)

type Visitor = { session: Session | undefined }

/** `editor` is what the audit writes down. */
type AtWork = { session: Session; editor: Editor }

/** A declaration with what answers it; `Needs` are the stores and settings that it reaches for. */
export type HandledCall<Needs> = {
  call: CallDeclaration
  over: (needs: Needs) => Answering
}

export type Answering = (asked: CheckedRequest) => Promise<unknown>

export type CheckedRequest = {
  params: Record<string, string>
  query: unknown
  body: unknown
  facts: RequestFacts
  request: Request
  session: Session | undefined
  editor: AtWork['editor'] | undefined
}

/** Joins a declaration and its handler. Refusals are thrown as Problems. */
export function handle<Call extends CallDeclaration, Needs>(
  call: Call,
  answer: (needs: Needs, asked: Asked<Call>) => Promise<AnswerOf<Call> | Reply<AnswerOf<Call>>>,
): HandledCall<Needs>
export function handle<Needs>(
  call: CallDeclaration,
  answer: (needs: Needs, asked: CheckedRequest) => Promise<unknown>,
): HandledCall<Needs> {
  return { call, over: (needs) => (asked) => answer(needs, asked) }
}

/** An answer with headers of its own, such as a cookie. */
export function reply<Answer>(answer: Answer, headers: Record<string, string>): Reply<Answer> {
  return new Reply(answer, headers)
}

export class Reply<Answer> {
  readonly answer: Answer
  readonly headers: Record<string, string>

  constructor(answer: Answer, headers: Record<string, string>) {
    this.answer = answer
    this.headers = headers
  }
}
