import type { Vehicle } from '#app/catalogue/vehicles/vehicle.ts'

const picture = { base: '/pictures/x', version: 'v', widths: [480], width: 480, height: 270 }

/** Returns a commuter motorcycle with this name. `more` overrides its fields. */
export function sampleVehicle(name: string, more: Partial<Vehicle> = {}): Vehicle {
  return {
    id: 1,
    kind: 'bike',
    name,
    bikeName: name.replaceAll(' ', ''),
    slug: name.toLowerCase(),
    formValue: name.toLowerCase(),
    isActive: true,
    hasDetails: true,
    isOnSale: true,
    tagline: '',
    use: 'commute',
    engineCc: 110,
    price: 80_000,
    priceCheckedOn: '2026-11-01',
    priceIsApproximate: false,
    summary: { engine: '110 cc', power: '', transmission: '' },
    figures: {},
    registration: {},
    hero: picture,
    icon: picture,
    hasPlaceholderPictures: false,
    ...more,
  }
}
