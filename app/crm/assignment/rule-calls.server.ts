import { settle } from '#app/platform/audit/settle.server.ts'
import { handle } from '#app/platform/http/handle-call.server.ts'
import type { FactStore } from '#app/platform/settings/fact-store.server.ts'
import { deskRuleFacts } from './desk-rules.ts'
import { changeRules, getRules } from './rule-calls.ts'
import * as words from './rule-words.ts'

type Needs = { facts: FactStore }

/** Desk rules: who gets which new enquiries. */
export const ruleCalls = [
  handle(getRules, ({ facts }: Needs) => readRules(facts)),

  handle(changeRules, async ({ facts }: Needs, { editor, body: { rules, version } }) => {
    const was = await facts.findForEdit(deskRuleFacts)
    const edit = { value: { ...was.value, ...rules }, version: version ?? was.version }
    const { value, ...saved } = settle(await facts.change(editor, deskRuleFacts, edit), {
      gone: words.gone,
      conflict: (latest) => words.changedMeanwhile(latest?.who),
    })
    return { message: words.saved, rules: value, ...saved }
  }),
]

export async function readRules(facts: FactStore) {
  const { value, version } = await facts.findForEdit(deskRuleFacts)
  return { rules: value, version }
}
