import { once } from 'node:events'
import { Agent, type IncomingMessage, type RequestOptions, request } from 'node:http'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { text } from 'node:stream/consumers'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { startOwnSite } from '#tests/start-own-site.ts'
import { adminLogin, type StartedSite } from '#tests/start-site.ts'

// Tests the end of the process.
const booking = JSON.stringify({ name: 'Asha Example', contactNumber: '9000000001' })
const json = { 'content-type': 'application/json' }

test('after SIGTERM the server answers the current request, closes the database, exits with 0', async () => {
  const site = await startOwnSite()
  const slow = halfBooking(site)
  await slow.isUnderWay
  const ended = once(site.process, 'exit')
  site.process.kill('SIGTERM')
  expect(await slow.finish()).toMatchObject({ message: 'Booking saved successfully!' })
  expect(await ended).toEqual([0, null])
  expect(storedEnquiries(site)).toBe(1)
  await site.stop()
})

test('after SIGTERM under load, short requests are answered and long ones store nothing', async () => {
  const site = await startOwnSite()
  const endless = halfBooking(site)
  const events = await openEvents(site)
  const visitors = Array.from({ length: 4 }, () => visitWithoutPause(site))
  await Promise.all([endless.isUnderWay, ...visitors.map(({ isKnown }) => isKnown)])
  const ended = once(site.process, 'exit')
  site.process.kill('SIGTERM')
  const visits = await Promise.all(visitors.map(({ end }) => end))
  // Each response closed its connection, and later connections were refused.
  expect(visits.map(({ code }) => code)).toEqual(visits.map(() => 'ECONNREFUSED'))
  expect(await text(events)).toContain('retry:')
  await expect(endless.answer).rejects.toThrow('socket hang up')
  expect(await ended).toEqual([0, null])
  const booked = visits.reduce((sum, { bookings }) => sum + bookings, 0)
  expect(storedEnquiries(site)).toBe(booked)
  await site.stop()
})

function storedEnquiries({ dataDir }: StartedSite): unknown {
  const file = join(dataDir, 'showroom.db')
  const database = new DatabaseSync(file, { readOnly: true, timeout: 5000 })
  const row = database.prepare('select count(*) as n from enquiries').get()
  database.close()
  return row?.['n']
}

/** Throws if the response has another status. */
async function ask(
  url: string,
  status: number,
  options: RequestOptions = {},
  body?: string,
): Promise<IncomingMessage> {
  const asked = request(url, { agent: false, ...options }).end(body)
  const answer: IncomingMessage = (await once(asked, 'response'))[0]
  expect(answer.statusCode).toBe(status)
  return answer
}

/** Sends a booking in two parts: the first before `isUnderWay` resolves, the rest by `finish`. */
function halfBooking({ url }: StartedSite) {
  // With `Expect: 100-continue`, the server reports that it has begun to process the request.
  const headers = { ...json, 'content-length': booking.length, expect: '100-continue' }
  const asked = request(`${url}/book-service`, { method: 'POST', agent: false, headers })
  asked.flushHeaders()
  const isUnderWay = once(asked, 'continue').then(() => void asked.write(booking.slice(0, 10)))
  const answer = once(asked, 'response').then(([message]) => text(message))
  // Avoids an unhandled rejection. A later caller still receives the error.
  answer.catch(() => {})
  return {
    isUnderWay,
    answer,
    async finish(): Promise<unknown> {
      asked.end(booking.slice(10))
      return JSON.parse(await answer)
    },
  }
}

async function openEvents({ url }: StartedSite): Promise<IncomingMessage> {
  const login = { method: 'POST', headers: json }
  const answer = await ask(`${url}/api/login`, 200, login, JSON.stringify(adminLogin))
  answer.resume()
  const [cookie = ''] = answer.headers['set-cookie'] ?? []
  return ask(`${url}/api/events`, 200, { headers: { cookie: cookie.split(';')[0] } })
}

const systemError = v.object({ code: v.string() })

/**
 * Books and reads over one connection until it fails. `end` resolves to the error and the number of
 * bookings. `isKnown` resolves when the first response arrives.
 */
function visitWithoutPause({ url }: StartedSite) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const isKnown = Promise.withResolvers<void>()
  const post = { agent, method: 'POST', headers: json }
  const visit = async () => {
    let bookings = 0
    try {
      while (true) {
        await text(await ask(`${url}/book-service`, 201, post, booking))
        bookings += 1
        await text(await ask(url, 200, { agent }))
        isKnown.resolve()
      }
    } catch (error) {
      agent.destroy()
      return { code: v.parse(systemError, error).code, bookings }
    }
  }
  return { isKnown: isKnown.promise, end: visit() }
}
