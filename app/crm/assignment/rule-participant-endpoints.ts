import * as v from 'valibot'
import { rowVersionSchema } from '#app/platform/audit/row-version-schema.ts'
import { defineEndpoint } from '#app/platform/http/define-endpoint.ts'
import { roles } from '#app/platform/permissions/role.ts'
import * as words from './assignment-rule-words.ts'
import { assignablePipelines } from './rule-participants.ts'

const tag = 'Desk'

const pipelineSchema = v.object({
  pipeline: v.picklist(assignablePipelines),
  /** Everybody who works on enquiries of the pipeline. */
  people: v.array(
    v.object({
      id: v.number(),
      name: v.string(),
      role: v.picklist(roles),
      /** `true` if new enquiries can be assigned to the person by the rules. */
      takesPart: v.boolean(),
    }),
  ),
})

const answer = { pipelines: v.array(pipelineSchema), version: v.number() }

/** The ids of the accounts that take part. A pipeline that is left out does not change. */
const chosenIdsSchema = v.optional(
  v.pipe(
    v.array(
      v.pipe(v.number(words.noPerson), v.integer(words.noPerson), v.minValue(1, words.noPerson)),
    ),
    v.maxLength(1000, words.noPerson),
  ),
)

export const getRuleParticipants = defineEndpoint({
  method: 'GET',
  path: '/api/manageDeskRules/people',
  may: 'desk.rules',
  says: 'Who gets new enquiries by the assignment rules, for each pipeline',
  tag,
  answer: v.object(answer),
})

export const changeRuleParticipants = defineEndpoint({
  method: 'PATCH',
  path: '/api/manageDeskRules/people',
  may: 'desk.rules',
  says: 'Choose who gets new enquiries by the assignment rules',
  tag,
  body: v.object({
    people: v.object(v.entriesFromList(assignablePipelines, chosenIdsSchema)),
    version: rowVersionSchema,
  }),
  answer: v.object({ message: v.string(), ...answer }),
  refusals: [409],
  sentences: { invalid: 'Please check the marked fields.' },
})
