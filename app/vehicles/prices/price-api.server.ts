import { Hono } from 'hono'
import { changedBy, checkEdit, settle } from '#app/changes/edit.server.ts'
import { presentChange } from '#app/changes/present-change.server.ts'
import type { AppEnv } from '#app/http/app-env.ts'
import { readJson } from '#app/http/body.server.ts'
import { idFrom } from '#app/http/id-from.ts'
import { Problem } from '#app/http/problem.server.ts'
import { editorOf, staffOnly } from '#app/http/require-staff.server.ts'
import { formatRupees, formatRupeesAndPaise } from '#app/money/money.ts'
import type { AccessoryStore } from './accessory-store.server.ts'
import { accessoryEdit, type PricedAccessory, type PricedModel, priceEdit } from './price.ts'
import type { PriceStore } from './price-store.server.ts'

const unauthorized = 'Unauthorized! Redirecting to login...'
const noModel = 'This model is not in the list any more.'
const noAccessory = 'This accessory is not in the list any more.'

/** Manage → Price and Accessories Price (SPEC 7.3). */
export function priceApi({
  prices,
  accessories,
  timeZone,
}: {
  prices: PriceStore
  accessories: AccessoryStore
  timeZone: string
}) {
  const api = new Hono<AppEnv>()

  api.use('/api/managePrice/*', staffOnly(unauthorized))
  api.use('/api/manageAccessories/*', staffOnly())

  api.get('/api/managePrice', async (c) => c.json((await prices.list()).map(presentModel)))

  api.get('/api/managePrice/:bikeName/history', async (c) => {
    const history = await prices.history(c.req.param('bikeName'))
    if (!history) throw new Problem(404, noModel)
    return c.json(history.map((change) => presentChange(change, timeZone)))
  })

  api.patch('/api/managePrice/:bikeName', async (c) => {
    const edit = checkEdit(priceEdit, await readJson(c), 'Please enter a valid price')
    const model = settle(await prices.change(editorOf(c), c.req.param('bikeName'), edit), {
      gone: noModel,
      conflict: (latest) =>
        `${changedBy(latest, 'this price')} ${priceNow(latest?.after.price)}Your figures are still here: Update once more replaces theirs.`,
    })
    return c.json({ message: 'Price updated successfully', ...presentModel(model) })
  })

  api.get('/api/manageAccessories', async (c) =>
    c.json((await accessories.list()).map(presentAccessory)),
  )

  api.patch('/api/manageAccessories/:id', async (c) => {
    const id = idFrom(c.req.param('id'))
    if (id === undefined) throw new Problem(404, noAccessory)
    const message = 'Please select an accessory and enter a price!'
    const edit = checkEdit(accessoryEdit, await readJson(c), message)
    const accessory = settle(await accessories.change(editorOf(c), id, edit), {
      gone: noAccessory,
      conflict: (latest) =>
        `${changedBy(latest, 'this price')} ${accessoryPriceNow(latest?.after.price)}Your figure is still here: Update once more replaces theirs.`,
    })
    return c.json({ message: 'Price updated successfully!', ...presentAccessory(accessory) })
  })

  return api
}

function presentModel(model: PricedModel) {
  const { name, price, checkedOn, isActive, bikeName: _, ...rest } = model
  return {
    ...rest,
    bike_name: name,
    bike_price: price,
    price_checked_on: checkedOn,
    status: isActive ? 1 : 0,
  }
}

function presentAccessory({ partNo, model, ...rest }: PricedAccessory) {
  return { ...rest, part_no: partNo, bike_name: model }
}

function priceNow(price: unknown): string {
  return typeof price === 'number' ? `It is ${formatRupees(price)} now. ` : ''
}

function accessoryPriceNow(price: unknown): string {
  return typeof price === 'string' ? `It is ${formatRupeesAndPaise(Number(price))} now. ` : ''
}
