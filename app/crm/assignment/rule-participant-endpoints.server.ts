import type { StaffStore } from '#app/auth/login/staff-store.server.ts'
import type { Clock } from '#app/platform/calendar/zoned-dates.server.ts'
import { handleEndpoint } from '#app/platform/http/handle-endpoint.server.ts'
import { unwrapResult } from '#app/platform/http/unwrap-result.server.ts'
import { canWorkOnPipeline } from '#app/platform/permissions/pipeline-work.ts'
import { staffName } from '#app/platform/permissions/staff-name.ts'
import type { SettingsStore } from '#app/platform/settings/settings-store.server.ts'
import * as words from './assignment-rule-words.ts'
import { changeRuleParticipants, getRuleParticipants } from './rule-participant-endpoints.ts'
import {
  assignablePipelines,
  filterParticipants,
  type RuleParticipants,
  ruleParticipantsSetting,
} from './rule-participants.ts'

type Deps = { facts: SettingsStore; staff: Pick<StaffStore, 'listAbleToLogIn'>; clock: Clock }

/** Endpoints that choose who gets new enquiries by the assignment rules. */
export const ruleParticipantEndpoints = [
  handleEndpoint(getRuleParticipants, (deps: Deps) => readRuleParticipants(deps)),

  handleEndpoint(
    changeRuleParticipants,
    async (deps: Deps, { editor, body: { people, version } }) => {
      const was = await deps.facts.findForEdit(ruleParticipantsSetting)
      const workers = await listWorkers(deps)
      const value: RuleParticipants = { ...was.value }
      for (const pipeline of assignablePipelines) {
        const chosen = people[pipeline]
        if (!chosen) continue
        const choices = { ...value[pipeline], ...chosen }
        value[pipeline] = Object.fromEntries(
          workers.flatMap((person) => {
            const choice = choices[person.id]
            return canWorkOnPipeline(person.role, pipeline) && choice !== undefined
              ? [[person.id, choice]]
              : []
          }),
        )
      }
      unwrapResult(
        await deps.facts.change(editor, ruleParticipantsSetting, {
          value,
          version: version ?? was.version,
        }),
        { gone: words.gone, conflict: (latest) => words.changedMeanwhile(latest?.who) },
      )
      return { message: words.participantsSaved, ...(await readRuleParticipants(deps)) }
    },
  ),
]

/** Returns the accounts that work on each pipeline, and which of them take part. */
export async function readRuleParticipants(deps: Deps) {
  const { value, version } = await deps.facts.findForEdit(ruleParticipantsSetting)
  const workers = await listWorkers(deps)
  return {
    version,
    pipelines: assignablePipelines.map((pipeline) => {
      const participants = filterParticipants(workers, pipeline, value)
      return {
        pipeline,
        people: workers
          .filter((person) => canWorkOnPipeline(person.role, pipeline))
          .map((person) => ({
            id: person.id,
            name: staffName(person),
            role: person.role,
            takesPart: participants.includes(person),
          }))
          .toSorted((a, b) => a.name.localeCompare(b.name, 'en')),
      }
    }),
  }
}

const listWorkers = ({ staff, clock }: Deps) => staff.listAbleToLogIn(clock())
