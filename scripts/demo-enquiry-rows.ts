import type { ConfigurationOptions } from '#app/catalogue/vehicles/configurator/configuration-options.ts'
import { measureResponseTime } from '#app/crm/analytics/measure-response-time.ts'
import { callbackDeadlineFor } from '#app/crm/enquiries/callback-deadline.ts'
import type {
  EnquiryAnswers,
  EnquiryKind,
} from '#app/crm/enquiries/definition/define-enquiry-kind.ts'
import { validateAnswers } from '#app/crm/enquiries/definition/validate-answers.ts'
import { enquiryAnswerColumns } from '#app/crm/enquiries/enquiry-answer-columns.ts'
import { enquiryKinds } from '#app/crm/enquiries/enquiry-kinds.ts'
import { enquiryPhoneNumber } from '#app/crm/enquiries/enquiry-phone-number.ts'
import { generateEnquiryReference } from '#app/crm/enquiries/enquiry-reference.server.ts'
import { enquirySourceName, staffSources } from '#app/crm/enquiries/enquiry-source.ts'
import { isClosedState } from '#app/crm/enquiries/enquiry-states.ts'
import { initialEnquiryState } from '#app/crm/enquiries/initial-enquiry-state.ts'
import { dayInZone, startOfDay } from '#app/platform/calendar/zoned-dates.server.ts'
import type { NewEnquiryRow } from '#app/platform/db/schema-enquiries.ts'
import type { DealerHours } from '#app/platform/dealer-details/opening-status.ts'
import { refusalWords } from '#app/platform/forms/refusal-words.ts'
import { replacePersonalAnswers } from './demo-answers.ts'
import { pickDemoConfiguration } from './demo-configuration.ts'
import { type DemoEnquiryEvent, demoHistoryGenerator } from './demo-enquiry-history.ts'
import { pickDemoLeadSource } from './demo-lead-source.ts'
import type { SeededRandom } from './demo-random.ts'
import type { DemoStaffMember } from './demo-staff.ts'

export type DemoEnquiryRow = { row: NewEnquiryRow; events: readonly DemoEnquiryEvent[] }

type DemoDealer = {
  hours: DealerHours
  zone: string
  now: Date
  staff: readonly DemoStaffMember[]
  /** Display names of models, for the fields that choose one. */
  models: readonly string[]
  /** Options that a visitor can combine into a configuration. */
  offers: readonly ConfigurationOptions[]
}

/** Relative frequency of each kind; the default is 5. */
const enquiryKindWeights: Record<string, number> = {
  'service-booking': 30,
  'test-ride': 20,
  finance: 13,
  contact: 12,
  offer: 9,
  amc: 6,
  'extended-warranty': 5,
}

/** Generates demo enquiries, each with its history. */
export function demoEnquiryRowGenerator(
  house: DemoDealer,
  chance: SeededRandom,
): (at: Date) => DemoEnquiryRow {
  const { hours, zone } = house
  const tell = demoHistoryGenerator(house, chance)
  const kinds = enquiryKinds.map(
    (it) => [{ it, answers: validateExample(it) }, enquiryKindWeights[it.slug] ?? 5] as const,
  )
  let people = 0

  return (at) => {
    const { it: enquiry, answers: example } = chance.oneOf(kinds)
    // One in eight visitors has sent an enquiry before.
    const person =
      people > 9 && chance.happens(0.13) ? Math.floor(chance.next() * people) : people++
    const about = {
      ...replacePersonalAnswers(enquiry, example, person),
      ...model(enquiry),
      ...day(enquiry, at),
    }
    const answers = { ...about, ...pickDemoConfiguration(enquiry, about, house.offers, chance) }
    const phone = enquiryPhoneNumber(enquiry, answers)
    const createdAt = at.toISOString()
    const callBy = callbackDeadlineFor(enquiry, answers, { hours, timeZone: zone, now: at })
    const reference = generateEnquiryReference(enquiry.prefix)
    const life = {
      ...initialEnquiryState(enquiry, { createdAt, callBy }),
      ...enquiryAnswerColumns(enquiry, { reference, answers, phone }),
    }
    const story = tell({
      enquiry,
      at,
      callBy: callBy === null ? undefined : new Date(callBy),
      booked: life.booking_date ? openingOf(life.booking_date) : undefined,
    })
    const isOpen = !isClosedState(story.state)
    const firstCallAt = story.firstCallAt?.toISOString() ?? null
    const isAssignedInTime =
      callBy !== null &&
      story.events.some((it) => it.type === 'assign' && it.at.toISOString() <= callBy)
    const step = isOpen ? story.nextStep : undefined
    const source =
      enquiry.page === undefined
        ? { utm: {}, staffSource: chance.oneOf(staffSources.map((it) => [it, 1] as const)) }
        : pickDemoLeadSource(enquiry, chance)
    return {
      events: story.events,
      row: {
        kind: enquiry.slug,
        reference,
        idempotency_key: null,
        created_at: createdAt,
        erased_at: null,
        ...life,
        state: story.state,
        state_at: story.state && story.stateAt.toISOString(),
        is_open: isOpen ? 1 : 0,
        assignee_id: story.assignee?.id ?? null,
        call_by: callBy,
        next_step_at: step?.at.toISOString() ?? null,
        next_step_text: step?.text ?? null,
        due_at: isOpen ? (step?.at.toISOString() ?? (firstCallAt ? null : callBy)) : null,
        promise_assignee_id: isAssignedInTime ? (story.assignee?.id ?? null) : null,
        first_call_at: firstCallAt,
        first_caller_id: firstCallAt === null ? null : (story.assignee?.id ?? null),
        ...measureResponseTime(
          { hours, counter: enquiry.counter, zone },
          { createdAt, callBy, firstCallAt },
        ),
        lost_reason: story.lostReason,
        joined_to: null,
        version: 1 + story.events.filter(({ type }) => type !== 'note').length,
        source_json: JSON.stringify(source),
        source: enquirySourceName(source),
      },
    }
  }

  function model({ fields }: EnquiryKind): EnquiryAnswers {
    const name = house.models[Math.floor(chance.next() ** 1.4 * house.models.length)]
    const asked = Object.keys(fields).filter((field) => fields[field]?.control === 'model')
    return name === undefined ? {} : Object.fromEntries(asked.map((field) => [field, name]))
  }

  /** Picks a day within a week of the enquiry. Some visitors leave the day open. */
  function day({ fields }: EnquiryKind, at: Date): EnquiryAnswers {
    const field = Object.keys(fields).find((name) => fields[name]?.control === 'date')
    if (field === undefined) return {}
    if (chance.happens(0.15)) return { [field]: '' }
    const ahead = Math.ceil(chance.next() ** 1.5 * 6) * 86_400_000
    const on = dayInZone(new Date(at.getTime() + ahead), zone)
    return { [field]: hours.closedOn.some((it) => it === nextWeekday(on)) ? next(on) : on }
  }

  function next(on: string): string {
    return dayInZone(new Date(Date.parse(`${on}T12:00:00Z`) + 86_400_000), 'UTC')
  }

  function openingOf(on: string): Date {
    const [hour = 0, minute = 0] = hours.service.opens.split(':').map(Number)
    return new Date(Date.parse(startOfDay(on, zone)) + (hour * 60 + minute) * 60_000)
  }
}

function nextWeekday(on: string): string {
  return new Date(`${on}T00:00:00Z`).toLocaleDateString('en', { weekday: 'long', timeZone: 'UTC' })
}

/** Returns the example as the form's validation stores it. */
function validateExample(enquiry: EnquiryKind): EnquiryAnswers {
  const result = validateAnswers(enquiry, enquiry.example, 'json', refusalWords)
  if (!result.ok)
    throw new Error(`The example of ${enquiry.slug} was refused: ${result.problem.message}`)
  return result.value
}
