import * as v from 'valibot'
import * as words from './refusal-words.ts'

type Issue = v.BaseIssue<unknown>

/** The issues of a body or query, in words that name the field where its schema has none of its own. */
export function issuesWithFieldNames(issues: readonly Issue[]): Issue[] {
  return issues.map((issue) => ({ ...issue, message: messageOf(issue) }))
}

/** The first message, for the person; one that is a predicate, such as "must be text", gets its field's name. */
export function messageWithFieldName(errors: Readonly<Record<string, readonly string[]>>): string {
  const [[name, [message = '']] = ['', []]] = Object.entries(errors)
  return name !== '' && message.startsWith('must ') ? `${name} ${message}` : message
}

function messageOf(issue: Issue): string {
  const { message, received, expected } = issue
  // The library's own words: "Invalid type: Expected string but received 7".
  if (!message.startsWith('Invalid ') || !message.endsWith(`eceived ${received}`)) return message
  const name = v.getDotPath(issue) ?? ''
  return received === 'undefined' ? words.isMissing(name) : words.mustBe(name, kindOf(expected))
}

function kindOf(expected: string | null): string {
  const options = expected?.replaceAll(/[()]/g, '').split(' | ') ?? []
  const named = options.map((option) => words.kinds[option] ?? option.replaceAll('"', ''))
  return named.length > 1 ? words.oneOf(named) : (named[0] ?? words.another)
}
