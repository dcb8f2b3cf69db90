import { fittedOn } from '../fitted/fitted.ts'
import { atDetail } from '../kernel/detail.ts'
import type { Part } from '../kernel/model.ts'
import { type Shaded, shade } from '../kernel/normals.ts'
import { type Level, LIVE_DETAIL } from '../live-detail.ts'
import { buildMachine } from '../models.ts'

/** A part as it is drawn: its mesh is let go. */
export type ShadedPart = Shaded & Pick<Part, 'material' | 'of'>
/** What is built: a machine, or an accessory as it sits on it. */
export type Asked = { machine: string; level: Level; fitting?: string | undefined }
export type ShadedParts = { parts: ShadedPart[]; replaces: readonly string[] }

/** What was asked for, part by part, in the order in which occlusion was computed. */
export function shadedParts({ machine, level, fitting }: Asked): ShadedParts {
  if (!Object.hasOwn(LIVE_DETAIL, machine)) throw new Error(`No machine ${machine}.`)
  const detail = LIVE_DETAIL[machine][level]
  if (detail === undefined) throw new Error(`No detail ${level}.`)
  if (fitting === undefined)
    return { parts: shaded(buildMachine(machine, detail).parts), replaces: [] }
  const fitted = fittedOn(machine, fitting)
  if (!fitted) throw new Error(`No ${fitting} on ${machine}.`)
  return { parts: shaded(atDetail(detail, fitted.build).parts), replaces: fitted.replaces }
}

function shaded(parts: Part[]): ShadedPart[] {
  return parts.map(({ material, of, mesh, creaseDegrees }) => ({
    material,
    ...(of !== undefined && { of }),
    ...shade(mesh, creaseDegrees),
  }))
}
