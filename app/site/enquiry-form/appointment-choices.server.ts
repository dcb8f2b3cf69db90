import type { VehicleStore } from '#app/catalogue/vehicles/vehicle-store.server.ts'
import { type PublicPurpose, publicPurposes } from '#app/crm/appointments/appointment-purposes.ts'
import type { AppointmentStore } from '#app/crm/appointments/appointment-store.server.ts'
import type { AppointmentPlans } from '#app/crm/appointments/appointments-content.ts'
import { appointmentsSetting } from '#app/crm/appointments/appointments-setting.ts'
import { findPlan } from '#app/crm/appointments/free-hours.ts'
import { maxDaysOfHours } from '#app/crm/appointments/hour-endpoints.ts'
import type { PublicEnquiryKind } from '#app/crm/enquiries/definition/define-enquiry-kind.ts'
import { modelFieldName } from '#app/crm/enquiries/definition/model-field-name.ts'
import { isCalendarDay } from '#app/platform/calendar/is-calendar-day.ts'
import { type Clock, dayInZone } from '#app/platform/calendar/zoned-dates.server.ts'
import type { FormValues } from '#app/platform/forms/nested-values.ts'
import type { SettingsStore } from '#app/platform/settings/settings-store.server.ts'
import type { AppointmentChoices, AskedHours, HourList } from './appointment-choices.ts'
import { hourListOf } from './hour-list.ts'
import * as words from './hour-picker-words.ts'

export type AppointmentChoicesDeps = {
  facts: Pick<SettingsStore, 'get'>
  vehicles: Pick<VehicleStore, 'findByName'>
  appointments: Pick<AppointmentStore, 'listFreeDays'>
  clock: Clock
  timeZone: string
}

/** Returns `true` if the address asks for the free hours of a day, so that no cache may keep it. */
export const asksForHours = (query: URLSearchParams) => query.has('for') || query.has('on')

/**
 * Loads the purposes with a published plan, and the free hours of the day in the address. Undefined
 * if the form has no appointments or no purpose has a plan.
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
  const models = isRide ? modelsWithDemo(plans) : undefined
  const named = query.get('model') ?? ''
  const model = isRide && named !== '' ? await deps.vehicles.findByName(named) : undefined
  const hasDemo = !model || !models || models.includes(model.bikeName)
  const message = !isRide ? words.choosePurpose : model ? undefined : words.chooseModel
  const choices = {
    purposes,
    message: model && !hasDemo ? words.noDemo(model.name) : message,
    telephoneHint: words.telephoneHint,
    ...(models && { models }),
  }
  if (!asksForHours(query)) return choices
  if (query.getAll('for').length > 1 || query.getAll('on').length > 1)
    return { ...choices, asked: { day: '', hours: [], message: words.severalDays } }
  const wish = query.get('for') ?? (isRide ? 'test-ride' : '')
  const asked = { purpose: wish, day: query.get('on') ?? '', model: named, isRide }
  return { ...choices, asked: await loadAskedHours(deps, choices, asked) }
}

/**
 * Loads the free hours for a form post without JavaScript that asks for them. Without a day, they are
 * those of the first free day. Undefined if the form offers no hours.
 *
 * @param wanted The wanted day; '' for the one in the form.
 */
export async function loadPostedHours(
  deps: AppointmentChoicesDeps,
  enquiry: PublicEnquiryKind,
  { sent, wanted }: { sent: FormValues; wanted: string },
): Promise<AskedHours | undefined> {
  const { appointment } = enquiry
  const choices = await loadAppointmentChoices(deps, enquiry, new URLSearchParams())
  if (!appointment || !choices) return undefined
  const isRide = appointment.isRide === true
  const typed = (name = '') => {
    const value = sent[name]
    return typeof value === 'string' ? value : ''
  }
  return loadAskedHours(deps, choices, {
    purpose: isRide ? 'test-ride' : typed('purpose'),
    day: wanted || typed(appointment.day),
    model: typed(modelFieldName(enquiry)),
    ...{ isRide, mayLackDay: true },
  })
}

function modelsWithDemo({ resources }: AppointmentPlans): string[] | undefined {
  const demo = resources.filter(
    ({ purposes, isResting }) => !isResting && purposes.includes('test-ride'),
  )
  if (demo.some(({ models }) => models.length === 0)) return undefined
  return [...new Set(demo.flatMap(({ models }) => models))]
}

type Asked = { purpose: string; day: string; model: string; isRide: boolean; mayLackDay?: boolean }

async function loadAskedHours(
  deps: AppointmentChoicesDeps,
  choices: AppointmentChoices,
  { day, isRide, mayLackDay = false, ...wish }: Asked,
): Promise<AskedHours> {
  const purpose = choices.purposes.find((it) => it.purpose === wish.purpose)?.purpose
  const refused = (message: string): AskedHours => ({ purpose, day: '', hours: [], message })
  if (!purpose) return refused(words.noSuchPurpose)
  const model = isRide && wish.model !== '' ? await deps.vehicles.findByName(wish.model) : undefined
  if (isRide && !model) return refused(words.chooseModel)
  if (model && choices.models && !choices.models.includes(model.bikeName))
    return refused(words.noDemo(model.name))
  if (!isCalendarDay(day) && !(mayLackDay && day === '')) return refused(words.noSuchDay)
  const today = dayInZone(deps.clock(), deps.timeZone)
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
  { day: asked, today, ...wish }: HourWish,
): Promise<HourList> {
  const list = async (from: string) =>
    (await appointments.listFreeDays({ ...wish, from, days: maxDaysOfHours })) ?? []
  const soon = await list(today)
  const free = soon.find(({ hours }) => hours.length > 0)
  const first = free?.hours[0] && { day: free.day, at: free.hours[0].at }
  const day = asked || (free?.day ?? '')
  if (day === '') return { day, hours: [], message: words.noneSoon }
  const days = soon.some((it) => it.day === day) ? soon : await list(day)
  return hourListOf(day, { days, first })
}
