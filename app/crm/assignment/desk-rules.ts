import * as v from 'valibot'
import type { Enquiry } from '#app/crm/enquiries/definition/define.ts'
import { enquiries } from '#app/crm/enquiries/enquiries.ts'
import { defineFacts } from '#app/platform/settings/define-facts.ts'

/** To whom a new enquiry goes; stored, never renamed. `former`: whoever had this customer before, first of all. */
export const deskRules = ['turn', 'former-turn', 'former-nobody', 'nobody'] as const

export type DeskRule = (typeof deskRules)[number]

const byKind = v.record(v.string(), v.picklist(deskRules))

/** By kind of enquiry; null until somebody has entered them: then nobody is given anything. */
export const deskRuleFacts = defineFacts({
  name: 'desk-rules',
  label: 'the desk’s rules',
  shape: v.nullable(byKind),
  fallback: null,
})

export type DeskRules = v.InferOutput<typeof deskRuleFacts.shape>

/** What is proposed, and what holds for a kind that came with a later version. */
export const usualRule: DeskRule = 'former-turn'

/** The kinds of enquiry that somebody works on. */
export const workedKinds: readonly Enquiry[] = enquiries.filter(({ flow }) => flow !== 'none')

export function ruleFor(rules: DeskRules, { slug, flow }: Enquiry): DeskRule | undefined {
  if (rules === null || flow === 'none') return undefined
  return rules[slug] ?? usualRule
}
