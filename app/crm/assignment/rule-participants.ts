import * as v from 'valibot'
import { pipelineNames } from '#app/platform/permissions/pipeline.ts'
import { canWorkOnPipeline } from '#app/platform/permissions/pipeline-work.ts'
import type { Role } from '#app/platform/permissions/role.ts'
import { defineSetting } from '#app/platform/settings/define-setting.ts'
import * as words from './assignment-rule-words.ts'

/** The pipelines whose enquiries staff work on. */
export const assignablePipelines = pipelineNames.filter((pipeline) => pipeline !== 'none')

export type AssignablePipeline = (typeof assignablePipelines)[number]

/** Bounds the stored value. No dealership has more accounts. */
const maxAccounts = 1000

/** `true` or `false` by account id. */
export const participantChoicesSchema = v.pipe(
  v.record(
    v.pipe(v.string(), v.regex(/^[1-9]\d{0,9}$/, words.noPerson)),
    v.boolean(words.noPerson),
  ),
  v.check((choices) => Object.keys(choices).length <= maxAccounts, words.noPerson),
)

/**
 * Staff who get new enquiries by the assignment rules: for each pipeline, `true` or `false` by account
 * id. `defaultParticipants` decides about accounts that are missing.
 */
export const ruleParticipantsSetting = defineSetting({
  name: 'desk-rule-people',
  label: 'who gets new enquiries',
  shape: v.strictObject(
    v.entriesFromList(assignablePipelines, v.optional(participantChoicesSchema, {})),
  ),
  fallback: { sales: {}, workshop: {}, cover: {}, contact: {} },
})

export type RuleParticipants = v.InferOutput<typeof ruleParticipantsSetting.shape>

type Worker = { id: number; role: Role }

/**
 * Returns those among `workers` who get new enquiries of the pipeline. By default these are all
 * except owner and managers; if there is nobody else, owner and managers get them.
 */
export function filterParticipants<Person extends Worker>(
  workers: readonly Person[],
  pipeline: AssignablePipeline,
  chosen: RuleParticipants,
): Person[] {
  const able = workers.filter(({ role }) => canWorkOnPipeline(role, pipeline))
  const isLead = ({ role }: Person) => role === 'owner' || role === 'manager'
  const hasOthers = able.some((person) => !isLead(person))
  return able.filter((person) => chosen[pipeline]?.[person.id] ?? (!hasOthers || !isLead(person)))
}
