import { Hono } from 'hono'
import { addressLine, openingLine } from '#app/dealer/dealer.ts'
import type { AppEnv } from '#app/http/app-env.ts'
import { Problem } from '#app/http/problem.server.ts'
import { largestUrl } from '#app/media/picture.ts'
import {
  presentAccessory,
  presentColour,
  presentDetail,
  presentFeature,
  presentModel,
} from '#app/vehicles/detail/present.ts'
import type { VehicleDetail, VehicleKind } from '#app/vehicles/vehicle.ts'
import type { Services } from './services.server.ts'

const kinds: [path: string, kind: VehicleKind][] = [
  ['/api/bikes', 'bike'],
  ['/api/scooters', 'scooter'],
  ['/api/ev', 'ev'],
]

/** What anyone may read: slides, models and their details, gallery, offers, the dealer. */
export function publicApi({ vehicles, slides, gallery, offers, dealer, pictures }: Services) {
  const api = new Hono<AppEnv>()

  api.get('/api/images', async (c) => {
    const all = await slides.list()
    return c.json(all.map(({ id, picture }) => ({ id, filepath: largestUrl(picture) })))
  })

  for (const [path, kind] of kinds)
    api.get(path, async (c) => c.json((await vehicles.listActive(kind)).map(presentModel)))

  api.get('/api/gallery', async (c) => {
    const all = await gallery.list()
    return c.json(
      all.map(({ id, caption, picture }) => ({ id, image_path: largestUrl(picture), caption })),
    )
  })

  api.get('/api/getOffers', async (c) => {
    const all = await offers.list()
    return c.json(
      all.map(({ id, title, description, picture }) => ({
        id,
        title,
        description,
        image: largestUrl(picture),
      })),
    )
  })

  const requireActive = async (name: string): Promise<VehicleDetail> => {
    const found = await vehicles.findByName(name)
    if (!found?.isActive) throw new Problem(404, 'We have no model of that name.')
    return found
  }

  api.get('/api/bikeView/:bikeName', async (c) =>
    c.json(presentDetail(await requireActive(c.req.param('bikeName')))),
  )
  api.get('/api/variants/:bikeName', async (c) => {
    const { variants } = await requireActive(c.req.param('bikeName'))
    return c.json(variants.map(({ name, price }) => ({ name, price })))
  })
  api.get('/api/bikeFeatures/:bikeName', async (c) => {
    const { id } = await requireActive(c.req.param('bikeName'))
    return c.json((await vehicles.listFeatures(id)).map(presentFeature))
  })
  api.get('/api/bikeAccessories/:bikeName', async (c) => {
    const { id } = await requireActive(c.req.param('bikeName'))
    return c.json((await vehicles.listAccessories(id)).map(presentAccessory))
  })
  api.get('/api/bikeColours/:bikeName', async (c) => {
    const { id } = await requireActive(c.req.param('bikeName'))
    return c.json((await vehicles.listColours(id)).map(presentColour))
  })
  api.get('/api/360Images/:bikeName', async (c) => {
    const { turntableFolder } = await requireActive(c.req.param('bikeName'))
    return c.json(
      pictures.turntable(turntableFolder).map((frame) => ({ images: largestUrl(frame) })),
    )
  })

  api.get('/api/dealers/:id', async (c) => {
    const id = c.req.param('id')
    const found = /^\d{1,9}$/.test(id) ? await dealer.find(Number(id)) : undefined
    if (!found) throw new Problem(404, 'We have no dealer of that number.')
    const { name, salesPhones, servicePhones, email, map } = found
    return c.json([
      {
        id: found.id,
        name,
        address: addressLine(found),
        sale_no: salesPhones.join(', '),
        service_no: servicePhones.join(', '),
        open_time: openingLine(found.hours.sales),
        email,
        url: JSON.stringify(map),
      },
    ])
  })

  return api
}
