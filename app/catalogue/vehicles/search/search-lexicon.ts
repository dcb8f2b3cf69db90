import type { VehicleKind } from '#app/catalogue/vehicles/vehicle.ts'
import type { RupeesOf } from './query-limit.ts'
import type { SortOrderName } from './sort-orders.ts'

/** The meaning of a word or phrase in a search. */
export type WordMeaning =
  | { is: 'kind'; kind: VehicleKind }
  | { is: 'use'; uses: readonly string[] }
  | { is: 'petrol' }
  | { is: 'automatic' }
  | { is: 'order'; order: SortOrderName }
  | { is: 'bound'; bound: LimitWord }
  /** Says which rupees a limit means. Without a limit it is ignored. */
  | { is: 'rupeesOf'; of: RupeesOf }
  | { is: 'to' }
  | { is: 'noise' }

export type LimitWord = 'under' | 'upTo' | 'over' | 'around' | 'between'

/** Maximum number of words in a phrase below. */
export const maxPhraseWords = 3

/**
 * Phrases as buyers in India type them. Words in a phrase are separated by spaces, phrases by
 * commas.
 */
const phraseDefinitions: readonly (readonly [WordMeaning, string])[] = [
  [
    { is: 'kind', kind: 'bike' },
    'bike, bikes, motorbike, motorbikes, motorcycle, motorcycles, motor cycle',
  ],
  [{ is: 'kind', kind: 'scooter' }, 'scooter, scooters, scooty, scooties, scootie, moped'],
  [
    { is: 'kind', kind: 'ev' },
    'electric, electrics, electrical, ev, evs, battery, e bike, e scooter, escooter, ebike, chargeable, charging',
  ],
  [{ is: 'petrol' }, 'petrol, fuel, non electric'],
  [{ is: 'automatic' }, 'automatic, gearless, without gear, without gears, no gears, cvt'],
  [
    { is: 'use', uses: ['commute'] },
    'commute, commuter, commuters, commuting, office, daily, daily use',
  ],
  [{ is: 'use', uses: ['family'] }, 'family, families'],
  [{ is: 'use', uses: ['city'] }, 'city, town, traffic, college'],
  [{ is: 'use', uses: ['sport', 'performance'] }, 'sport, sports, sporty, racing, race'],
  [
    { is: 'use', uses: ['touring'] },
    'touring, tour, tourer, travel, highway, adventure, long ride, long rides, long drive',
  ],
  [{ is: 'use', uses: ['performance'] }, 'performance, superbike, superbikes, super bike'],
  [
    { is: 'order', order: 'price' },
    'cheap, cheaper, cheapest, affordable, low price, lowest price, low cost, low budget, least expensive, sasta, budget',
  ],
  [
    { is: 'order', order: 'dearest' },
    'expensive, most expensive, costliest, premium, high end, luxury',
  ],
  [
    { is: 'order', order: 'onRoad' },
    'lowest on road, lowest onroad, cheapest on road, cheapest onroad',
  ],
  [
    { is: 'rupeesOf', of: 'onRoad' },
    'on road, onroad, on the road, on road price, on road prices, on road cost, onroad price, otr',
  ],
  [
    { is: 'rupeesOf', of: 'monthly' },
    'emi, emis, monthly emi, monthly, a month, per month, every month, month, pm, p m, instalment, instalments, installment, installments, monthly instalment, monthly installment',
  ],
  [
    { is: 'order', order: 'power' },
    'power, powerful, most powerful, more power, high power, fast, faster, fastest, pickup, quick',
  ],
  [
    { is: 'order', order: 'weight' },
    'light, lighter, lightest, lightweight, light weight, low weight, less weight',
  ],
  [
    { is: 'order', order: 'seat' },
    'low seat, lowest seat, low height, low seat height, seat height, short rider, short riders, short height',
  ],
  [
    { is: 'order', order: 'range' },
    'range, long range, longest range, more range, best range, high range',
  ],
  [{ is: 'order', order: 'boot' }, 'boot, big boot, storage, luggage, space, boot space'],
  [
    { is: 'order', order: 'mileage' },
    'mileage, milage, good mileage, best mileage, high mileage, average, best average, good average, kmpl, economical, fuel efficient',
  ],
  [{ is: 'bound', bound: 'under' }, 'under, below, less than, lower than, cheaper than, inside'],
  [
    { is: 'bound', bound: 'upTo' },
    'upto, up to, within, max, maximum, at most, not more than, budget, budget of',
  ],
  [
    { is: 'bound', bound: 'over' },
    'over, above, more than, from, starting, min, minimum, at least, beyond',
  ],
  [{ is: 'bound', bound: 'around' }, 'around, about, near, nearly, approx, approximately'],
  [{ is: 'bound', bound: 'between' }, 'between'],
  [{ is: 'to' }, 'to'],
  [
    { is: 'noise' },
    'honda, the, a, an, for, with, in, of, on, me, my, i, show, find, search, best, good, nice, new, latest, buy, buying, ' +
      'price, prices, priced, rate, rates, cost, costs, model, models, all, any, and, or, is, are, want, need, looking, ' +
      'two, wheeler, wheelers, vehicle, vehicles, ex showroom, exshowroom, rs, inr, rupee, rupees, ' +
      'please, height, tall, rider, riders, am, inch, inches, which, what, how, much, have, you, do, ride, riding, use, engine, class, segment, near me',
  ],
]

/**
 * Meanings by phrase. A phrase with two meanings is a limit before a number, otherwise the other
 * one: "budget 80000", "budget bike".
 */
export const searchLexicon: ReadonlyMap<string, readonly WordMeaning[]> = indexByPhrase()

function indexByPhrase(): Map<string, WordMeaning[]> {
  const found = new Map<string, WordMeaning[]>()
  for (const [meaning, phrases] of phraseDefinitions)
    for (const phrase of phrases.split(', '))
      found.set(phrase, [...(found.get(phrase) ?? []), meaning])
  return found
}
