import type { OnRoadOffer } from '#app/catalogue/pricing/charges/listed-on-road-prices.server.ts'
import { modelDetailPath } from '#app/catalogue/vehicles/model-paths.ts'
import { unknownPrice, type Vehicle, vehicleListPaths } from '#app/catalogue/vehicles/vehicle.ts'
import type { VehicleDetail } from '#app/catalogue/vehicles/vehicle-store.server.ts'
import * as vehicleWords from '#app/catalogue/vehicles/words.ts'
import { type Picture, webpPictureUrl } from '#app/media/pictures/picture.ts'
import { isPlaceholderDrawing } from '#app/media/pictures/placeholder-drawing.ts'
import type { Dealer } from '#app/platform/dealer-details/dealer-schema.ts'
import * as words from './words.ts'

const schemaOrgContext = 'https://schema.org'
const weekdayNames = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const

/**
 * Describes the dealer with both sets of opening hours: those of the showroom, and those of the
 * workshop as a department.
 */
export function dealerStructuredData(origin: string, dealer: Dealer): object {
  const { name, address, salesPhones, servicePhones, email, hours, map } = dealer
  const place = {
    '@type': 'PostalAddress',
    streetAddress: `${address.street}, ${address.area}`,
    addressLocality: address.city,
    addressRegion: address.state,
    postalCode: address.pinCode,
    addressCountry: 'IN',
  }
  const openDays = weekdayNames.filter((day) => !hours.closedOn.includes(day))
  const opening = ({ opens, closes }: Dealer['hours']['sales']) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: openDays.map((day) => `${schemaOrgContext}/${day}`),
    opens,
    closes,
  })
  return {
    '@context': schemaOrgContext,
    '@type': 'MotorcycleDealer',
    '@id': `${origin}/#dealer`,
    name,
    url: `${origin}/`,
    image: `${origin}/share.jpg`,
    telephone: salesPhones[0],
    email,
    address: place,
    geo: { '@type': 'GeoCoordinates', latitude: map.lat, longitude: map.lng },
    hasMap: map.link,
    currenciesAccepted: 'INR',
    openingHoursSpecification: opening(hours.sales),
    department: {
      '@type': 'MotorcycleRepair',
      name: words.workshop(name),
      telephone: servicePhones[0],
      address: place,
      openingHoursSpecification: opening(hours.service),
    },
  }
}

/** `onRoadOf` returns the on-road price of a variant's price, if it may be published. */
export function modelStructuredData(
  origin: string,
  model: VehicleDetail,
  colours: readonly { name: string; hero: Picture }[],
  onRoadOf?: (exShowroom: number) => OnRoadOffer | undefined,
): object {
  const { name, description, price, priceCheckedOn, kind, bikeName, variants, hero, engineCc } =
    model
  const pictures = colours.length > 0 ? colours.map((colour) => colour.hero) : [hero]
  const offer = (amount: number, variant?: string) => ({
    '@type': 'Offer',
    ...(variant && { name: variant }),
    price: amount,
    priceCurrency: 'INR',
    ...onRoadSpecification(amount, onRoadOf?.(amount)),
    availability: `${schemaOrgContext}/InStock`,
    itemCondition: `${schemaOrgContext}/NewCondition`,
    url: `${origin}${modelDetailPath({ bikeName })}`,
    validFrom: priceCheckedOn,
    seller: { '@id': `${origin}/#dealer` },
  })
  return {
    '@context': schemaOrgContext,
    '@type': kind === 'bike' ? ['Product', 'Motorcycle'] : ['Product', 'Vehicle'],
    name,
    description,
    category: vehicleWords.kinds[kind],
    image: [
      ...new Set(
        pictures.flatMap((it) =>
          isPlaceholderDrawing(it) ? [] : `${origin}${webpPictureUrl(it)}`,
        ),
      ),
    ],
    url: `${origin}${modelDetailPath({ bikeName })}`,
    color: colours.map((colour) => colour.name),
    ...(engineCc !== null && {
      vehicleEngine: {
        '@type': 'EngineSpecification',
        engineDisplacement: { '@type': 'QuantitativeValue', value: engineCc, unitCode: 'CMQ' },
      },
    }),
    // A model without a price has no offer. A discontinued model has no price, so it has no offer.
    ...(price !== unknownPrice && {
      offers:
        variants.length > 1
          ? variants.map((variant) => offer(variant.price, variant.name))
          : offer(price),
    }),
  }
}

/** Both prices with their names. `price` of the offer stays the ex-showroom price. */
function onRoadSpecification(exShowroom: number, onRoad: OnRoadOffer | undefined) {
  if (!onRoad) return {}
  const unitPrice = (name: string, price: number) => ({
    '@type': 'UnitPriceSpecification',
    name,
    price,
    priceCurrency: 'INR',
  })
  return {
    priceSpecification: [
      unitPrice(words.exShowroomPrice, exShowroom),
      {
        ...unitPrice(words.onRoadPrice(onRoad.place), onRoad.total),
        validFrom: onRoad.from,
        validThrough: onRoad.until,
      },
    ],
  }
}

/** Breadcrumbs: the home page, the kind of vehicle, and the model if one is given. */
export function breadcrumbStructuredData(
  origin: string,
  kind: Vehicle['kind'],
  model?: Vehicle,
): object {
  const steps = [
    { name: words.start, path: '/' },
    { name: vehicleWords.kinds[kind], path: vehicleListPaths[kind] },
    ...(model ? [{ name: model.name, path: modelDetailPath(model) }] : []),
  ]
  return {
    '@context': schemaOrgContext,
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: `${origin}${path}`,
    })),
  }
}

/** `before` is the number of models that come before these in the list. */
export function modelListStructuredData(
  origin: string,
  models: readonly Pick<Vehicle, 'name' | 'bikeName'>[],
  before = 0,
): object {
  return {
    '@context': schemaOrgContext,
    '@type': 'ItemList',
    itemListElement: models.map((model, index) => ({
      '@type': 'ListItem',
      position: before + index + 1,
      name: model.name,
      url: `${origin}${modelDetailPath(model)}`,
    })),
  }
}
