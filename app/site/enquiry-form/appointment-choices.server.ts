import type { VehicleStore } from '#app/catalogue/vehicles/vehicle-store.server.ts'
import {
  type AppointmentPurpose,
  type PublicPurpose,
  publicPurposes,
} from '#app/crm/appointments/appointment-purposes.ts'
import type { AppointmentStore } from '#app/crm/appointments/appointment-store.server.ts'
import type { AppointmentPlans } from '#app/crm/appointments/appointments-content.ts'
import { appointmentsSetting } from '#app/crm/appointments/appointments-setting.ts'
import {
  type AppointmentRules,
  bookablePeriod,
  findPlan,
  startTimesOn,
} from '#app/crm/appointments/free-hours.ts'
import { maxDaysOfHours } from '#app/crm/appointments/hour-endpoints.ts'
import type { PublicEnquiryKind } from '#app/crm/enquiries/definition/define-enquiry-kind.ts'
import { addDays } from '#app/platform/calendar/day-arithmetic.ts'
import { isCalendarDay } from '#app/platform/calendar/is-calendar-day.ts'
import { type Clock, dayInZone } from '#app/platform/calendar/zoned-dates.server.ts'
import type { DealerStore } from '#app/platform/dealer-details/dealer-store.server.ts'
import type { SettingsStore } from '#app/platform/settings/settings-store.server.ts'
import type { AppointmentChoices, AskedHours, HourList } from './appointment-choices.ts'
import * as words from './hour-picker-words.ts'

export type AppointmentChoicesDeps = {
  facts: Pick<SettingsStore, 'get'>
  dealer: Pick<DealerStore, 'get'>
  vehicles: Pick<VehicleStore, 'findByName'>
  appointments: Pick<AppointmentStore, 'listFreeDays'>
  clock: Clock
  timeZone: string
}

/** Returns `true` if the address asks for the free hours of a day, so that no cache may keep it. */
export const asksForHours = (query: URLSearchParams) => query.has('for') || query.has('on')

/**
 * Loads the purposes with a published plan and their open days, and the free hours of the day in the
 * address. Undefined if the form has no appointments or no purpose has a plan.
 */
export async function loadAppointmentChoices(
  deps: AppointmentChoicesDeps,
  { appointment }: PublicEnquiryKind,
  query: URLSearchParams,
): Promise<AppointmentChoices | undefined> {
  if (!appointment) return undefined
  const isRide = appointment.isRide === true
  const plans = await deps.facts.get(appointmentsSetting)
  const purposes = publicPurposes.flatMap((purpose) => {
    const plan = (purpose === 'test-ride') === isRide ? findPlan(plans, purpose) : undefined
    return plan ? [{ purpose, minutes: plan.minutes, isConfirmed: plan.confirm === 'atOnce' }] : []
  })
  if (purposes.length === 0) return undefined
  const { hours } = await deps.dealer.get()
  const rules = { plans, hours, timeZone: deps.timeZone, now: deps.clock() }
  const openDays = purposes.flatMap(({ purpose }) => listOpenDays(rules, purpose))
  const models = isRide ? modelsWithDemo(plans) : undefined
  const choices = {
    purposes,
    openDays: [...new Set(openDays)].sort(),
    telephoneHint: words.telephoneHint,
    ...(models && { models }),
  }
  if (!asksForHours(query)) return choices
  return { ...choices, asked: await loadAskedHours(deps, rules, { choices, query, isRide }) }
}

/** Lists the days on which a purpose has hours, whether they are free or not. */
function listOpenDays(rules: AppointmentRules, purpose: AppointmentPurpose): string[] {
  const plan = findPlan(rules.plans, purpose)
  if (!plan) return []
  const { from, lastDay } = bookablePeriod(rules, plan)
  const days: string[] = []
  for (let day = from?.day ?? addDays(lastDay); day <= lastDay; day = addDays(day))
    if (startTimesOn(rules, plan, day).length > 0) days.push(day)
  return days
}

function modelsWithDemo({ resources }: AppointmentPlans): string[] | undefined {
  const demo = resources.filter(
    ({ purposes, isResting }) => !isResting && purposes.includes('test-ride'),
  )
  if (demo.some(({ models }) => models.length === 0)) return undefined
  return [...new Set(demo.flatMap(({ models }) => models))]
}

type AskedContext = { choices: AppointmentChoices; query: URLSearchParams; isRide: boolean }

async function loadAskedHours(
  deps: AppointmentChoicesDeps,
  rules: AppointmentRules,
  { choices, query, isRide }: AskedContext,
): Promise<AskedHours> {
  const wish = query.get('for')
  const offered = choices.purposes.find((it) => (isRide && wish === null) || it.purpose === wish)
  const purpose = offered?.purpose
  const [day = ''] = query.getAll('on')
  const refused = (message: string): AskedHours => ({ purpose, day: '', hours: [], message })
  if (query.getAll('for').length > 1 || query.getAll('on').length > 1)
    return refused(words.severalDays)
  if (!purpose) return refused(words.noSuchPurpose)
  const typed = query.get('model') ?? ''
  const model = typed === '' ? undefined : await deps.vehicles.findByName(typed)
  if (isRide && !model) return refused(words.chooseModel)
  if (model && choices.models && !choices.models.includes(model.bikeName))
    return refused(words.noDemo(model.name))
  if (!isCalendarDay(day)) return refused(words.noSuchDay)
  const today = dayInZone(rules.now, rules.timeZone)
  if (day < today) return refused(words.dayIsOver(day))
  const plan = findPlan(rules.plans, purpose)
  if (plan && day > bookablePeriod(rules, plan).lastDay) return refused(words.dayIsFar(day))
  const list = await loadHourList(deps, { purpose, day, today, model: model?.bikeName })
  return { purpose, ...list }
}

type HourWish = {
  purpose: PublicPurpose
  day: string
  today: string
  model?: string | undefined
}

async function loadHourList(
  { appointments }: AppointmentChoicesDeps,
  { day, today, ...wish }: HourWish,
): Promise<HourList> {
  const soon = await appointments.listFreeDays({ ...wish, from: today, days: maxDaysOfHours })
  const own =
    soon?.find((it) => it.day === day) ??
    (await appointments.listFreeDays({ ...wish, from: day, days: 1 }))?.[0]
  const hours = own?.hours ?? []
  const free = soon?.find((it) => it.hours.length > 0)
  const first = free?.hours[0] && { day: free.day, at: free.hours[0].at }
  return { day, hours, first, message: hours.length > 0 ? undefined : words.noneOnDay(day) }
}
