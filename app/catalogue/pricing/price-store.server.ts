import type {
  PricedAccessoryItem,
  PricedItem,
} from '#app/catalogue/vehicles/price-tables.server.ts'
import { auditedPriceChange, type StoredPrice } from '#app/catalogue/vehicles/stored-price.ts'
import { normalizedVehicleName } from '#app/catalogue/vehicles/vehicle.ts'
import type { ChangeContext } from '#app/platform/audit/audited-transaction.server.ts'
import type { Change } from '#app/platform/audit/change.ts'
import { updateIfVersion } from '#app/platform/audit/update-if-version.server.ts'
import { daysBetween } from '#app/platform/calendar/day-arithmetic.ts'
import { dayInZone } from '#app/platform/calendar/zoned-dates.server.ts'
import type { Actor } from '#app/platform/permissions/session.ts'
import { fail, ok, type Result } from '#app/platform/result/result.ts'
import type { AccessoryPriceEdit, PricedAccessory, PricedModel, PriceEdit } from './price-fields.ts'
import {
  listPriceHistory,
  type PricedList,
  pricedLists,
  priceSubject,
} from './priced-lists.server.ts'

export type PriceStore = ReturnType<typeof priceStore>
export type AccessoryPriceStore = ReturnType<typeof accessoryPriceStore>

type Deps = ChangeContext & { timeZone: string }

/** Reads and writes the price of one model with its variants, for Manage → Price. */
export function priceStore(desk: Deps) {
  const change = priceChanger(desk, pricedLists.prices)
  const findId = async (name: string) => {
    const row = await desk.db
      .selectFrom('vehicles')
      .select('id')
      .where('key', '=', normalizedVehicleName(name))
      .where('deleted_at', 'is', null)
      .executeTakeFirst()
    return row?.id
  }
  const present = <Item extends PricedItem>(item: Item) => ({
    ...item,
    daysUnchecked: daysBetween(item.checkedOn, dayInZone(desk.clock(), desk.timeZone)),
  })

  return {
    list: async (): Promise<PricedModel[]> =>
      (await pricedLists.prices.table.list(desk.db)).map(present),

    async change(
      editor: Actor,
      name: string,
      edit: PriceEdit,
    ): Promise<Result<PricedModel, Change>> {
      const id = await findId(name)
      if (id === undefined) return fail('gone')
      const outcome = await change(editor, id, {
        version: edit.version,
        label: ({ name: label }) => label,
        // The first variant has the price of the model. Ids of other models are ignored.
        next: ({ variants: [first, ...others] }) => ({
          price: edit.price,
          variants: [
            ...(first ? [first] : []),
            ...others.map((it) => ({
              ...it,
              difference:
                edit.variants.find(({ id: of }) => of === it.id)?.difference ?? it.difference,
            })),
          ],
        }),
      })
      return outcome.ok ? ok(present(outcome.value)) : outcome
    },

    /** Returns the price changes of a model with time and user, newest first. */
    async history(name: string): Promise<Change[] | undefined> {
      const id = await findId(name)
      return id === undefined
        ? undefined
        : listPriceHistory(desk.db, pricedLists.prices, { id, limit: 50 })
    },
  }
}

/** Reads and writes the price of one accessory, for Manage → Accessories Price. */
export function accessoryPriceStore(desk: Deps) {
  const change = priceChanger(desk, pricedLists.accessories)
  return {
    list: async () => (await pricedLists.accessories.table.list(desk.db)).map(presentAccessory),

    async change(
      editor: Actor,
      id: number,
      { price, version }: AccessoryPriceEdit,
    ): Promise<Result<PricedAccessory, Change>> {
      const outcome = await change(editor, id, {
        version,
        label: ({ heading, model }) => `${heading} (${model})`,
        next: () => ({ price: Number(price), variants: [] }),
      })
      return outcome.ok ? ok(presentAccessory(outcome.value)) : outcome
    },
  }
}

const presentAccessory = ({ name: partNo, price, ...item }: PricedAccessoryItem) => ({
  ...item,
  partNo,
  price: price.toFixed(2),
})

type SinglePriceEdit<Item> = {
  version: number | undefined
  /** Label for the audit log. */
  label: (item: Item) => string
  next: (item: Item) => Pick<StoredPrice, 'price' | 'variants'>
}

/** Returns a function that changes one price of a list, or confirms it if it stays the same. */
function priceChanger<Item extends PricedItem>(desk: Deps, list: PricedList<Item>) {
  return (editor: Actor, id: number, { version, label, next }: SinglePriceEdit<Item>) =>
    updateIfVersion<Item>(desk, editor, {
      subject: priceSubject(list, id),
      version,
      find: async (trx) => (await list.table.list(trx, { id })).at(0),
      latest: async (trx) => (await listPriceHistory(trx, list, { id, limit: 1 })).at(0),
      write: (trx, { before, was, now }) => {
        const checkedOn = dayInZone(now, desk.timeZone)
        const price = { ...next(before), checkedOn, isApproximate: false }
        return list.table.write(trx, { id, was, price })
      },
      describe: (before, after) => {
        const told = auditedPriceChange({ before, after }, list.audited)
        const isSame = JSON.stringify(told.before) === JSON.stringify(told.after)
        const action = isSame ? 'checked the price of' : 'changed the price of'
        return { action, label: label(before), ...told }
      },
    })
}
