import type { Pipeline } from './pipeline.ts'
import { pipelinesOf, type Role } from './role.ts'
import { capabilitiesOf } from './role-capabilities.ts'

/** Returns `true` if the role works on enquiries of the pipeline. */
export const canWorkOnPipeline = (role: Role, pipeline: Pipeline): boolean =>
  capabilitiesOf(role).includes('desk.work') && pipelinesOf(role).includes(pipeline)

/** The number of open enquiries of a person, by pipeline. */
export type OpenByPipeline = Readonly<Partial<Record<Pipeline, number>>>

/**
 * Lists those of the colleagues who work on open enquiries of a person, with the number of these
 * enquiries. Colleagues who can take all of them come first.
 */
export function listSuccessors<Person extends { id: number; role: Role }>(
  person: { id: number; openByPipeline: OpenByPipeline },
  colleagues: readonly Person[],
): { colleague: Person; count: number }[] {
  const all = Object.entries(person.openByPipeline)
  const countFor = ({ role }: Person) =>
    all.reduce(
      (sum, [pipeline, count]) =>
        sum + (pipelinesWith(role).some((it) => it === pipeline) ? count : 0),
      0,
    )
  return colleagues
    .filter(({ id }) => id !== person.id)
    .map((colleague) => ({ colleague, count: countFor(colleague) }))
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count)
}

const pipelinesWith = (role: Role) =>
  pipelinesOf(role).filter((pipeline) => canWorkOnPipeline(role, pipeline))
