import { largestUrl } from '#app/media/picture.ts'
import {
  type Accessory,
  type Colour,
  type Feature,
  type SpecificationRow,
  type Vehicle,
  type VehicleDetail,
} from '#app/vehicles/vehicle.ts'

/** Answers of the public calls, with the fields' names that the interface promises. */

export function presentModel(vehicle: Vehicle) {
  const { id, name, bikeName, slug, summary, price } = vehicle
  return {
    id,
    bikeName: name,
    name,
    nameImg: `/wordmarks/${slug}.svg`,
    bikeIcon: largestUrl(vehicle.icon),
    image: largestUrl(vehicle.hero),
    specs: { ...summary, document: `/brochures/${bikeName}.pdf` },
    price,
  }
}

export function presentDetail(vehicle: VehicleDetail) {
  const { electrical, ...groups } = vehicle.specifications
  return {
    bikeName: vehicle.name,
    bikeDetails: vehicle.description,
    bikePrice: vehicle.price,
    image: largestUrl(vehicle.hero),
    bodyDimensions: asMap(groups.bodyDimensions),
    engineDetails: asMap(groups.engineDetails),
    transmissionDetails: asMap(groups.transmissionDetails),
    tyreDetails: asMap(groups.tyreDetails),
    frame: asMap(groups.frame),
    Electrical: asMap(electrical),
  }
}

export function presentFeature({ heading, description, picture }: Feature) {
  return { heading, description, image: largestUrl(picture), picture }
}

export function presentAccessory({ heading, description, partNo, price, picture }: Accessory) {
  return { heading, description, part_no: partNo, price, image: largestUrl(picture), picture }
}

export function presentColour(colour: Colour) {
  const { id, name, slug, swatch, swatch2, hero, icon } = colour
  return {
    id,
    image: largestUrl(hero),
    icon: largestUrl(icon),
    name,
    slug,
    swatch,
    swatch2,
    picture: hero,
  }
}

/** A group as a map of label to text; an approximate figure says so in the text. */
function asMap(rows: readonly SpecificationRow[]): Record<string, string> {
  return Object.fromEntries(
    rows.map(({ label, value, approximate }) => [
      label,
      approximate ? `${value} (approximate)` : value,
    ]),
  )
}
