import * as v from 'valibot'
import { type StoredPrice, storedPriceSchema } from '#app/catalogue/pricing/stored-price.ts'
import { writeAvailability } from '#app/catalogue/vehicles/availability-query.server.ts'
import type { PriceListDefinition } from './price-list-definition.ts'
import * as words from './price-list-file-words.ts'
import { isValidVariantDifference } from './price-list-line.ts'

/** Definition of the price list of models, with their variants. */
export const modelPriceListDefinition: PriceListDefinition<StoredPrice> = {
  fact: 'price',

  async read(db) {
    const rows = await db
      .selectFrom('vehicles')
      .select(['id', 'name', 'price', 'price_checked_on', 'price_is_approximate'])
      .select(['price_version', 'status', 'availability'])
      .where('deleted_at', 'is', null)
      .orderBy('kind')
      .orderBy('position')
      .execute()
    const variants = await db
      .selectFrom('variants')
      .select(['id', 'vehicle_id', 'name', 'difference'])
      .orderBy('position')
      .execute()
    const byModel = Map.groupBy(variants, (it) => it.vehicle_id)
    return rows.map((row) => ({
      id: row.id,
      version: row.price_version,
      name: row.name,
      isActive: row.status === 1,
      isOnSale: row.availability === 'on-sale',
      stored: {
        price: row.price,
        checkedOn: row.price_checked_on,
        isApproximate: row.price_is_approximate === 1,
        availability: row.availability === 'on-sale' ? 'on-sale' : 'service-only',
        variants: (byModel.get(row.id) ?? []).map(({ id, name, difference }) => ({
          id,
          name,
          difference,
        })),
      },
    }))
  },

  lines({ id, version, name, isActive, isOnSale, stored: { price, variants } }) {
    const [first, ...others] = variants
    const own = { id, version, name, isActive, isOnSale }
    return [
      { ...own, variant: null, detail: first?.name ?? '', price },
      ...others.map((it) => ({
        ...own,
        variant: it.id,
        detail: it.name,
        price: price + it.difference,
      })),
    ]
  },

  next({ stored, name }, edits, today) {
    const own = edits.find((it) => it.variant === null)
    const price = own?.price ?? stored.price
    const availability = own?.availability === stored.availability ? undefined : own?.availability
    if (own && (availability ?? stored.availability) === 'on-sale' && price <= 0)
      return { flaws: new Map([[own, words.needsPrice(name)]]) }
    const flaws = new Map(
      edits.flatMap((edit) =>
        edit.variant === null ||
        edit.price === undefined ||
        isValidVariantDifference(edit.price - price)
          ? []
          : [[edit, words.cheaperThanModel(name)] as const],
      ),
    )
    if (flaws.size > 0) return { flaws }
    const [first, ...others] = stored.variants
    const moved = others.map((it) => {
      const edit = edits.find(({ variant }) => variant === it.id)
      return edit?.price === undefined ? it : { ...it, difference: edit.price - price }
    })
    // A change of the availability alone does not confirm the price.
    const isPriced = edits.some((it) => it.price !== undefined)
    return {
      stored: {
        price,
        checkedOn: isPriced ? today : stored.checkedOn,
        isApproximate: isPriced ? false : stored.isApproximate,
        variants: first ? [first, ...moved] : [],
        availability,
      },
    }
  },

  isSame: (one, other) =>
    one.price === other.price &&
    !modelPriceListDefinition.movesAvailability(one, other) &&
    one.variants.every((it) =>
      other.variants.every(({ id, difference }) => id !== it.id || difference === it.difference),
    ),

  isUntouched(stored, after) {
    const left = parseStoredPrice(after)?.availability
    return left === undefined || left === stored.availability
  },

  movesAvailability: (one, other) =>
    other.availability !== undefined && other.availability !== one.availability,

  async write(db, { id, was, stored, who, now }) {
    const { numUpdatedRows } = await db
      .updateTable('vehicles')
      .set({
        price: stored.price,
        price_checked_on: stored.checkedOn,
        price_is_approximate: stored.isApproximate ? 1 : 0,
        price_version: was + 1,
      })
      .where('id', '=', id)
      .where('price_version', '=', was)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return false
    const { availability } = stored
    if (availability !== undefined) await writeAvailability(db, { id, availability, who, now })
    for (const variant of stored.variants.slice(1))
      await db
        .updateTable('variants')
        .set({ difference: variant.difference })
        .where('id', '=', variant.id)
        .where('difference', '!=', variant.difference)
        .execute()
    return true
  },

  readBefore({ before, after }) {
    const [was, is] = [parseStoredPrice(before), parseStoredPrice(after)]
    if (!was) return undefined
    return is?.availability === undefined ? { ...was, availability: undefined } : was
  },

  tell: (name, { price, variants, availability }) => ({
    [name]: price,
    ...(availability !== undefined && { [words.availabilityOf(name)]: availability }),
    ...Object.fromEntries(
      variants.slice(1).map((it) => [`${name} ${it.name}`, price + it.difference]),
    ),
  }),
}

function parseStoredPrice(stored: unknown): StoredPrice | undefined {
  const read = v.safeParse(storedPriceSchema, stored)
  return read.success ? read.output : undefined
}
