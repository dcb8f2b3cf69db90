import * as v from 'valibot'
import { rowVersionSchema } from '#app/platform/audit/row-version-schema.ts'
import { defineEndpoint } from '#app/platform/http/define-endpoint.ts'
import { roles } from '#app/platform/permissions/role.ts'
import { assignablePipelines, participantChoicesSchema } from './rule-participants.ts'

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
    /** A pipeline or account that is left out does not change. */
    people: v.object(v.entriesFromList(assignablePipelines, v.optional(participantChoicesSchema))),
    version: rowVersionSchema,
  }),
  answer: v.object({ message: v.string(), ...answer }),
  refusals: [409],
  sentences: { invalid: 'Please check the marked fields.' },
})
