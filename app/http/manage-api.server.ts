import { Hono } from 'hono'
import type { AppEnv } from './app.server.ts'
import { dealerDeskApi } from './dealer-desk-api.server.ts'
import { erasureApi } from './erasure-api.server.ts'
import { eventsApi } from './events-api.server.ts'
import { galleryApi } from './gallery-api.server.ts'
import { offersApi } from './offers-api.server.ts'
import type { Services } from './services.server.ts'
import { vehicleStatusApi } from './vehicle-status-api.server.ts'

/** What the staff do: everything under Manage, erasure, live news. Every call needs the session; every change is audited. */
export function manageApi(services: Services) {
  const api = new Hono<AppEnv>()
  api.route('/', vehicleStatusApi(services))
  api.route('/', offersApi(services))
  api.route('/', galleryApi(services))
  api.route('/', dealerDeskApi(services))
  api.route('/', erasureApi(services))
  api.route('/', eventsApi(services))
  return api
}
