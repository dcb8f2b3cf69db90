import type { DeskEnquiry } from '#app/crm/desk/desk-enquiry-schema.ts'
import type {
  EnquiryAnswers,
  EnquiryKind,
} from '#app/crm/enquiries/definition/define-enquiry-kind.ts'
import { testRideEnquiry } from '#app/crm/enquiries/kinds/test-ride.ts'
import { type TestApp, testNow } from './test-app.ts'

export const minuteMs = 60_000
export const hourMs = 60 * minuteMs

/** Returns the time this many milliseconds after `testNow`, as an ISO string. */
export const testTimePlus = (milliseconds: number) =>
  new Date(testNow.getTime() + milliseconds).toISOString()

/** Stores an enquiry as a visitor's form does. Returns its reference. */
export async function addEnquiry(
  { services }: TestApp,
  enquiry: EnquiryKind = testRideEnquiry,
  answers: EnquiryAnswers = {},
): Promise<string> {
  const all = { ...enquiry.example, ...answers }
  return (await services.enquiries.add(enquiry, all, undefined)).reference
}

/** Client of the desk for tests. */
export function deskClient(app: TestApp) {
  const read = async (reference: string): Promise<DeskEnquiry> =>
    (await app.request(`/api/desk/${reference}`)).json()
  return {
    read,
    async list(query: string) {
      return (await app.request(`/api/desk?${query}`)).json()
    },
    /** Lists the references of a list in order. */
    async found(query: string): Promise<string[]> {
      const { rows } = await (await app.request(`/api/desk?${query}`)).json()
      return rows.map(({ reference }: { reference: string }) => reference)
    },
    /** Sends an event. Unless the event has a version, the current one is added. */
    async tell(reference: string, event: Record<string, unknown>, key?: string) {
      const isGuarded = !['note', 'call', 'message'].includes(String(event['type']))
      const { version } = isGuarded && !('version' in event) ? await read(reference) : event
      const headers: HeadersInit = key ? { 'Idempotency-Key': key } : {}
      const answer = await app.send(
        'POST',
        `/api/desk/${reference}/events`,
        version === undefined ? event : { version, ...event },
        { headers },
      )
      return { status: answer.status, ...(await answer.json()) }
    },
  }
}

export type DeskClient = ReturnType<typeof deskClient>
