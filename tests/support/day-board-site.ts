import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, inject } from 'vitest'
import { copySiteTemplate } from './copy-site-template.ts'
import { type StartedSite, startSite } from './start-site.ts'

export type DayBoardSite = {
  site: StartedSite
  book: (answers: object, at?: string, shownAt?: string) => Promise<string>
}

/** Starts a site of its own with plans, on which it is late morning of an open day. */
export async function startDayBoardSite(): Promise<DayBoardSite> {
  const dataDir = copySiteTemplate(inject('siteTemplate'))
  openEveryDay(dataDir)
  const site = await startSite({ TIME_ZONE: zoneOfLateMorning() }, dataDir)
  return { site, book: (...booking) => book(site, ...booking) }
}

/** Returns a time zone in which it is between 11:00 and 12:00 now, so that today has free hours. */
function zoneOfLateMorning(): string {
  const hours = 11 - new Date().getUTCHours()
  return hours === 0 ? 'UTC' : `Etc/GMT${hours > 0 ? '-' : '+'}${Math.abs(hours)}`
}

/** Removes the closed weekday, on which the test may run. */
function openEveryDay(dataDir: string) {
  const db = new DatabaseSync(join(dataDir, 'showroom.db'))
  const dealer = db.prepare('select facts_json from dealers where id = 1').get()?.['facts_json']
  const facts = JSON.parse(String(dealer))
  facts.hours.closedOn = []
  facts.hours.holidays = []
  db.prepare('update dealers set facts_json = ? where id = 1').run(JSON.stringify(facts))
  const plans = db.prepare("select * from facts where name = 'appointments'").get() ?? {}
  const column = Object.keys(plans).find((it) => it.endsWith('json')) ?? ''
  const content = JSON.parse(String(plans[column]))
  for (const plan of content.plans)
    for (const window of plan.windows)
      if (window.days.length > 1) window.days = [...new Set([...window.days, 'Tuesday'])]
  db.prepare(`update facts set ${column} = ? where name = 'appointments'`).run(
    JSON.stringify(content),
  )
  db.close()
}

const post = (site: StartedSite, path: string, body: object) =>
  fetch(site.url + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: site.url },
    body: JSON.stringify(body),
  })

/**
 * Books a service for today. `shownAt` moves it to an earlier hour, as if booked before today.
 * Returns the reference.
 */
async function book(
  site: StartedSite,
  answers: object,
  at?: string,
  shownAt?: string,
): Promise<string> {
  const { days } = await (await fetch(`${site.url}/api/slots?for=service-paid`)).json()
  const answer = await post(site, '/book-service', {
    ...{ model: 'honda-hornet-2-0', yearOfPurchase: '2023', serviceType: 'Paid', enteredModel: '' },
    ...{ email: '', contactNumber: '9000000111', message: 'Rear brake squeals in the morning.' },
    ...{ bookingDate: days[0].day, ...(at && { bookingTime: at }) },
    ...answers,
  })
  expect(answer.status).toBe(201)
  const { reference } = await answer.json()
  if (!at || !shownAt) return reference
  const db = new DatabaseSync(join(site.dataDir, 'showroom.db'))
  const id = Number(
    db
      .prepare(
        'select a.id from appointments a join enquiries e on e.id = a.enquiry_id where e.reference = ?',
      )
      .get(reference)?.['id'],
  )
  const quarters = (time: string) => (Number(time.slice(0, 2)) * 60 + Number(time.slice(3))) / 15
  db.prepare('update appointments set starts_at = ? where id = ?').run(shownAt, id)
  db.prepare('update appointment_seats set cell = cell + ? where appointment_id = ?').run(
    quarters(shownAt) - quarters(at),
    id,
  )
  db.close()
  return reference
}
