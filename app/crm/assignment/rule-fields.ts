import { choice } from '#app/platform/forms/fields.ts'
import {
  type DeskRule,
  type DeskRules,
  deskRules,
  ruleFor,
  usualRule,
  workedKinds,
} from './desk-rules.ts'
import * as words from './rule-words.ts'

const options = deskRules.map((rule) => ({ value: rule, label: words.rules[rule] }))

/** One choice for each kind of enquiry that somebody works on. */
export const ruleFields = Object.fromEntries(
  workedKinds.map(({ slug, name }) => [
    slug,
    choice(name, options, { isRequired: true, missing: words.noneOf(name) }),
  ]),
)

/** What was chosen in the form. */
export function rulesIn(chosen: Readonly<Record<string, string>>): Record<string, DeskRule> {
  return Object.fromEntries(
    Object.entries(chosen).flatMap(([slug, value]) => {
      const rule = deskRules.find((it) => it === value)
      return rule ? [[slug, rule]] : []
    }),
  )
}

/** What the form begins with: what holds, or what is proposed. */
export const rulesShown = (rules: DeskRules) =>
  Object.fromEntries(workedKinds.map((kind) => [kind.slug, ruleFor(rules, kind) ?? usualRule]))
