import * as v from 'valibot'
import { readVersion } from '#app/platform/audit/read-version.ts'
import { defineCall } from '#app/platform/http/define-call.ts'
import { deskRuleFacts, deskRules, workedKinds } from './desk-rules.ts'
import * as words from './rule-words.ts'

const tag = 'Desk'
const held = { rules: deskRuleFacts.shape, version: v.number() }

export const getRules = defineCall({
  method: 'GET',
  path: '/api/manageDeskRules',
  may: 'desk.rules',
  says: 'The rules that assign new enquiries; null until they are set',
  tag,
  answer: v.object(held),
})

export const changeRules = defineCall({
  method: 'PATCH',
  path: '/api/manageDeskRules',
  may: 'desk.rules',
  says: 'Change the rules that assign new enquiries',
  tag,
  body: v.object({
    // Kinds that are left out keep their rule.
    rules: v.record(
      v.picklist(
        workedKinds.map(({ slug }) => slug),
        words.noKind,
      ),
      v.picklist(deskRules, words.noRule),
    ),
    version: readVersion,
  }),
  answer: v.object({ message: v.string(), ...held }),
  refusals: [409],
  sentences: { invalid: 'Please check the marked fields.' },
})
