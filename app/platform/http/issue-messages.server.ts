import * as v from 'valibot'
import * as words from './refusal-words.ts'

type Issue = v.BaseIssue<unknown>

/** Rewrites the default messages of a body's or query's issues so that they name the field. */
export function issuesWithFieldNames(issues: readonly Issue[]): Issue[] {
  return issues.map((issue) => ({ ...issue, message: messageOf(issue) }))
}

/** Returns the first message. A message that begins with "must" gets the field's name before it. */
export function messageWithFieldName(errors: Readonly<Record<string, readonly string[]>>): string {
  const [[name, [message = '']] = ['', []]] = Object.entries(errors)
  return name !== '' && message.startsWith('must ') ? `${name} ${message}` : message
}

function messageOf(issue: Issue): string {
  const { message, received, expected } = issue
  // Valibot's default messages: "Invalid type: Expected string but received 7".
  if (!message.startsWith('Invalid ') || !message.endsWith(`eceived ${received}`)) return message
  const name = v.getDotPath(issue) ?? ''
  return received === 'undefined' ? words.isMissing(name) : words.mustBe(name, kindOf(expected))
}

function kindOf(expected: string | null): string {
  const options = expected?.replaceAll(/[()]/g, '').split(' | ') ?? []
  const named = options.map((option) => words.kinds[option] ?? option.replaceAll('"', ''))
  return named.length > 1 ? words.oneOf(named) : (named[0] ?? words.another)
}
