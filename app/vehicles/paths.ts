import type { Vehicle } from './vehicle.ts'

/** Addresses bear the name without spaces, so that a reload and a shared link work. */
export function detailPath({ bikeName }: Pick<Vehicle, 'bikeName'>): string {
  return `/view-details/${bikeName}`
}

export function anglePath({ bikeName }: Pick<Vehicle, 'bikeName'>): string {
  return `/angle-view/${bikeName}`
}

export function brochurePath({ bikeName }: Pick<Vehicle, 'bikeName'>): string {
  return `/brochures/${bikeName}.pdf`
}

export function testRidePath(bikeName: string, variant?: string): string {
  return withModel('/text-ride-booking', bikeName, variant)
}

export function comparePath(bikeNames: readonly string[]): string {
  return `/compare?${new URLSearchParams(bikeNames.map((name) => ['model', name]))}`
}

function withModel(path: string, bikeName: string, variant: string | undefined): string {
  const query = new URLSearchParams({ model: bikeName, ...(variant && { variant }) })
  return `${path}?${query}`
}
