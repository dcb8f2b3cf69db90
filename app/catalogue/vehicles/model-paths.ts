import { normalizedVehicleName, type Vehicle } from './vehicle.ts'

/** Addresses bear the name without spaces, so that a reload and a shared link work; letters beyond ASCII are encoded. */
export function modelDetailPath({ bikeName }: Pick<Vehicle, 'bikeName'>): string {
  return `/view-details/${encodeURIComponent(bikeName)}`
}

export function turntablePath({ bikeName }: Pick<Vehicle, 'bikeName'>): string {
  return `/angle-view/${encodeURIComponent(bikeName)}`
}

export function brochurePath({ bikeName }: Pick<Vehicle, 'bikeName'>): string {
  return `/brochures/${encodeURIComponent(bikeName)}.pdf`
}

/** Colours are slugs of the model's paints. `shown`: what it was seen in, where nobody has chosen any. */
export type VehicleSelection = {
  variant?: string | undefined
  colour?: string | undefined
  shown?: string | undefined
}

export function testRidePath(bikeName: string, ridden?: VehicleSelection): string {
  return pathWithModel('/text-ride-booking', bikeName, ridden)
}

export function onRoadPricePath(bikeName: string, chosen?: VehicleSelection): string {
  return pathWithModel('/on-road-price', bikeName, chosen)
}

export function financePath(bikeName: string, chosen?: VehicleSelection): string {
  return pathWithModel('/finance', bikeName, chosen)
}

export function serviceBookingPath(bikeName: string): string {
  return pathWithModel('/service-booking', bikeName)
}

/** The calculator that says until when a machine is covered. */
export function warrantyCalculatorPath(bikeName: string): string {
  return `/extendedWarranty?${new URLSearchParams({ model: bikeName })}#calculator`
}

export function comparePath(bikeNames: readonly string[]): string {
  return `/compare?${new URLSearchParams(bikeNames.map((name) => ['model', name]))}`
}

/** The key of the model that a link of ours leads to; undefined where it leads to none. */
export function modelKeyFromLink(href: string): string | undefined {
  const { pathname, searchParams } = new URL(href, 'http://house')
  const [, inPath] = /^\/(?:view-details|angle-view)\/([^/]+)/i.exec(pathname) ?? []
  const name = inPath === undefined ? searchParams.get('model') : decodeOrRaw(inPath)
  return name ? normalizedVehicleName(name) : undefined
}

/** The name that stands in the address of a model's own page or of its turntable. */
export function modelNameFromPath(path: string): string | undefined {
  const [, name] = /^\/(?:view-details|angle-view)\/([^/]+)$/i.exec(path) ?? []
  return name === undefined ? undefined : decodeOrRaw(name)
}

/** As it stands, where it is no text that was encoded. */
function decodeOrRaw(encoded: string): string {
  try {
    return decodeURIComponent(encoded)
  } catch {
    return encoded
  }
}

function pathWithModel(
  path: string,
  bikeName: string,
  { variant, colour, shown }: VehicleSelection = {},
): string {
  const query = new URLSearchParams({
    model: bikeName,
    ...(variant && { variant }),
    ...(colour && { colour }),
    ...(shown && { shown }),
  })
  return `${path}?${query}`
}
