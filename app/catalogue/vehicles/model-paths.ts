import { normalizedVehicleName, type Vehicle } from './vehicle.ts'

/**
 * Addresses contain the name without spaces, so that a reload and a shared link work. Characters
 * beyond ASCII are encoded.
 */
export function modelDetailPath({ bikeName }: Pick<Vehicle, 'bikeName'>): string {
  return `/view-details/${encodeURIComponent(bikeName)}`
}

export function turntablePath({ bikeName }: Pick<Vehicle, 'bikeName'>): string {
  return `/angle-view/${encodeURIComponent(bikeName)}`
}

export function brochurePath({ bikeName }: Pick<Vehicle, 'bikeName'>): string {
  return `/brochures/${encodeURIComponent(bikeName)}.pdf`
}

/**
 * `colour` and `shown` are slugs of colours. `shown` is the displayed colour, if the visitor has
 * not chosen one.
 */
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

/** Path of the warranty calculator for this model. */
export function warrantyCalculatorPath(bikeName: string): string {
  return `/extendedWarranty?${new URLSearchParams({ model: bikeName })}#calculator`
}

export function comparePath(bikeNames: readonly string[]): string {
  return `/compare?${new URLSearchParams(bikeNames.map((name) => ['model', name]))}`
}

/** Returns the key of the model that a link of the site leads to, or undefined. */
export function modelKeyFromLink(href: string): string | undefined {
  const { pathname, searchParams } = new URL(href, 'http://house')
  const [, inPath] = /^\/(?:view-details|angle-view)\/([^/]+)/i.exec(pathname) ?? []
  const name = inPath === undefined ? searchParams.get('model') : decodeOrRaw(inPath)
  return name ? normalizedVehicleName(name) : undefined
}

/** Returns the model's name from the path of its page or its 360° page, or undefined. */
export function modelNameFromPath(path: string): string | undefined {
  const [, name] = /^\/(?:view-details|angle-view)\/([^/]+)$/i.exec(path) ?? []
  return name === undefined ? undefined : decodeOrRaw(name)
}

/** Returns the text unchanged if its encoding is invalid. */
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
