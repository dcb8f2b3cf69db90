import type { VehicleKind } from '#app/catalogue/vehicles/vehicle.ts'

type Contract = { label: string }

/**
 * Leaves out the maintenance contracts whose label names another class of vehicles, such as
 * `Motorcycles above 200 cc` for a scooter. Of several limits above the engine's size only the lowest
 * stays. Returns all contracts if no label fits.
 */
export function contractsForVehicle<Of extends Contract>(
  contracts: readonly Of[],
  { kind, cc }: { kind: VehicleKind; cc: number | null },
): readonly Of[] {
  const fitting = contracts.filter(({ label }) => {
    const { upTo, above } = limitsOf(label)
    const isOfSize = cc === null || (cc <= (upTo ?? cc) && cc > (above ?? 0))
    return isOfKind(label, kind) && isOfSize
  })
  const lowest = Math.min(...fitting.map(({ label }) => limitsOf(label).upTo ?? Infinity))
  const nearest = fitting.filter(({ label }) => {
    const { upTo } = limitsOf(label)
    return cc === null || upTo === undefined || upTo === lowest
  })
  return nearest.length > 0 ? nearest : contracts
}

const isElectric = (label: string) => /\b(electric|ev|evs)\b/i.test(label)

function isOfKind(label: string, kind: VehicleKind): boolean {
  if (kind === 'ev')
    return isElectric(label) || !/\b(scooters?|motorcycles?|bikes?|cc)\b/i.test(label)
  if (isElectric(label)) return false
  const [isScooter, isMotorcycle] = [/\bscooters?\b/i, /\b(motorcycles?|bikes?)\b/i].map((it) =>
    it.test(label),
  )
  // A label of both kinds, or of none, excludes neither.
  if (isScooter === isMotorcycle) return true
  return kind === 'scooter' ? isScooter === true : isMotorcycle === true
}

/** The limits of the engine's size that a label names, in cc. */
function limitsOf(label: string): { upTo?: number; above?: number } {
  const upTo = /\bup ?to (\d+) ?cc\b/i.exec(label)?.[1]
  const above = /\b(?:above|over) (\d+) ?cc\b/i.exec(label)?.[1]
  return {
    ...(upTo !== undefined && { upTo: Number(upTo) }),
    ...(above !== undefined && { above: Number(above) }),
  }
}
