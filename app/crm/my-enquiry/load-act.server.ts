import { findEnquiryKind } from '#app/crm/enquiries/enquiry-kinds.ts'
import { parseStoredAnswers } from '#app/crm/enquiries/parse-stored-answers.ts'
import { isCalendarDay } from '#app/platform/calendar/is-calendar-day.ts'
import type { EnquiryRow } from '#app/platform/db/schema-enquiries.ts'
import { findCorrectableFields } from './correctable-fields.ts'
import type { FreeHourQueries } from './free-hour-query.server.ts'
import type { ActContent } from './my-enquiry-act-page.tsx'
import { customerActs, type MyEnquiry, type MyEnquiryQueries } from './my-enquiry-query.server.ts'

type Services = {
  myEnquiries: Pick<MyEnquiryQueries, 'download'>
  customerHours: FreeHourQueries
}

type Found = MyEnquiry & { row: EnquiryRow }

type ActRequest = {
  act: string
  query: URLSearchParams
  /** `true` after a refused act, whose form stays. */
  isRefused?: boolean
}

/** Loads the page of an act. `impossible` for an act that the enquiry does not allow now. */
export async function loadAct(
  services: Services,
  found: Found,
  { act: name, query, isRefused = false }: ActRequest,
): Promise<ActContent | 'unknown' | 'impossible'> {
  if (name === 'data') {
    const { answers } = await services.myEnquiries.download(found)
    return { act: 'data', entries: answers }
  }
  const act = customerActs.find((it) => it === name)
  if (!act) return 'unknown'
  if (!found.acts.includes(act) && !isRefused) return 'impossible'
  const { row, appointment, estimates } = found
  switch (act) {
    case 'estimate': {
      const [estimate] = estimates
      if (!estimate) return 'impossible'
      const { number, lines, total } = estimate
      const canAnswer = found.acts.includes(act)
      return {
        act,
        estimate: { number, lines, total },
        canAnswer,
        asksToRefuse: query.get('answer') === 'no',
      }
    }
    case 'move': {
      const day = (parameter: string) => {
        const value = query.get(parameter) ?? ''
        return isCalendarDay(value) ? value : undefined
      }
      const free = await services.customerHours.listFreeHours(found, {
        from: day('from'),
        on: day('on'),
      })
      const isBooked = appointment?.isActive === true && appointment.at !== null
      return { act, free, present: isBooked ? appointment : undefined }
    }
    case 'coming':
    case 'cancel':
      return appointment ? { act, appointment } : 'impossible'
    case 'correct':
      return { act, kind: row.kind, values: correctableValues(row), version: row.version }
    case 'withdraw':
    case 'consent':
      return { act }
  }
}

function correctableValues(row: EnquiryRow): Record<string, string> {
  const enquiry = findEnquiryKind(row.kind)
  const answers = parseStoredAnswers(row.answers_json)
  const names = enquiry ? Object.keys(findCorrectableFields(enquiry).fields) : []
  return Object.fromEntries(
    names.map((name) => {
      const answer = answers[name]
      return [name, typeof answer === 'string' ? answer : '']
    }),
  )
}
