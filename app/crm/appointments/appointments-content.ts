import * as v from 'valibot'
import { type ContentValues, recordSchema } from '#app/content/fields/content-field.ts'
import { defineContent } from '#app/content/fields/define-content.ts'
import {
  calendarDayField,
  lineField,
  modelsField,
  optionField,
  tickField,
} from '#app/content/fields/field-kinds.ts'
import { checked, optional, ownField, withDefault } from '#app/content/fields/field-modifiers.ts'
import { rowsField } from '#app/content/fields/record-field-kinds.ts'
import { weekdays } from '#app/platform/dealer-details/weekdays.ts'
import {
  lineOfText,
  listOfItems,
  oneOfOptions,
  slug,
  time,
  wholeNumberFrom,
} from '#app/platform/schema/schemas.ts'
import { appointmentPurposes } from './appointment-purposes.ts'
import * as words from './appointments-content-words.ts'
import { listPlanIssues, listPlanWarnings } from './check-plans.ts'

/** Length of a cell in minutes. A seat is taken for whole cells. */
export const cellMinutes = 15

const choicesOf = <const Value extends string>(
  values: readonly Value[],
  labels: Readonly<Record<Value, string>>,
) => values.map((value) => ({ value, label: labels[value] }))

const purposeOptions = choicesOf(appointmentPurposes, words.purposes)

const isQuarterHours = (minutes: number) => minutes % cellMinutes === 0
const minutesField = (label: string, least: number, most: number, hint: string) =>
  checked(
    ownField(wholeNumberFrom(least, most), { kind: 'number', label, hint }),
    isQuarterHours,
    words.quarterHours,
  )
const countField = (label: string, most: number) =>
  optional(ownField(wholeNumberFrom(1, most), { kind: 'number', label, hint: words.capHint }))
const timeField = (label: string) => ownField(time, { kind: 'time', label })

const hoursFields = { from: timeField(words.from), until: timeField(words.until) }

const windowDetails = [
  'days',
  { field: 'from', says: words.fromTime },
  { field: 'until', says: words.untilTime },
]

const windowFields = {
  days: ownField(listOfItems(oneOfOptions(weekdays), 1), {
    kind: 'several',
    label: words.days,
    options: weekdays.map((day) => ({ value: day, label: day })),
  }),
  ...hoursFields,
}

export const appointmentSteps = ['15', '30', '60'] as const
export const appointmentConfirmations = ['atOnce', 'byUs'] as const

const planFields = {
  purpose: optionField(words.purpose, appointmentPurposes, purposeOptions),
  minutes: minutesField(words.minutes, 15, 600, words.minutesHint),
  buffer: withDefault(minutesField(words.buffer, 0, 120, words.bufferHint), 0),
  step: withDefault(
    optionField(words.step, appointmentSteps, choicesOf(appointmentSteps, words.steps)),
    '30',
  ),
  leadMinutes: ownField(wholeNumberFrom(0, 6000), {
    kind: 'number',
    label: words.leadMinutes,
    hint: words.leadHint,
  }),
  horizonDays: ownField(wholeNumberFrom(1, 60), {
    kind: 'number',
    label: words.horizonDays,
    hint: words.horizonHint,
  }),
  perDay: countField(words.perDay, 500),
  perStart: countField(words.perStart, 50),
  confirm: optionField(
    words.confirm,
    appointmentConfirmations,
    choicesOf(appointmentConfirmations, words.confirms),
  ),
  changeUntilMinutes: withDefault(
    ownField(wholeNumberFrom(0, 10_080), {
      kind: 'number',
      label: words.changeUntilMinutes,
      hint: words.changeHint,
    }),
    120,
  ),
  windows: withDefault(
    rowsField(words.windows, windowFields, {
      one: words.window,
      most: 14,
      details: windowDetails,
      hint: words.windowsHint,
    }),
    [],
  ),
}

export const resourceKinds = ['bay', 'vehicle', 'counter'] as const

const resourceFields = {
  name: lineField(words.name, { max: 60, leads: 'key' }),
  kind: optionField(words.kind, resourceKinds, choicesOf(resourceKinds, words.kinds)),
  seats: ownField(wholeNumberFrom(1, 20), { kind: 'number', label: words.seats }),
  purposes: ownField(listOfItems(oneOfOptions(appointmentPurposes), 1), {
    kind: 'several',
    label: words.forPurposes,
    options: purposeOptions,
  }),
  // The demo vehicles of a model. Without a model, the resource serves every model.
  models: withDefault(modelsField(words.models), []),
  isResting: tickField(words.isResting),
  key: ownField(slug, { kind: 'text', label: words.key, hint: words.keyHint }),
}

const overrideFields = {
  day: calendarDayField(words.day),
  resource: optional(
    ownField(lineOfText(60), {
      kind: 'named',
      label: words.forResource,
      from: { list: 'resources', value: 'key', label: 'name' },
      none: words.everything,
    }),
  ),
  windows: withDefault(
    rowsField(words.overrideWindows, hoursFields, {
      one: words.window,
      most: 6,
      details: windowDetails.slice(1),
      hint: words.overrideWindowsHint,
    }),
    [],
  ),
  reason: optional(lineField(words.reason, { max: 100 })),
}

export type AppointmentPlan = ContentValues<typeof planFields>
export type AppointmentResource = ContentValues<typeof resourceFields>
export type AppointmentOverride = ContentValues<typeof overrideFields>

const planRows = rowsField(words.plans, planFields, {
  one: words.plan,
  most: appointmentPurposes.length,
  start: {
    ...{ minutes: 60, buffer: 0, step: '30', leadMinutes: 120, horizonDays: 14 },
    ...{ confirm: 'byUs', changeUntilMinutes: 120, windows: [] },
  },
  details: ['purpose'],
})
const resourceRows = rowsField(words.resources, resourceFields, {
  one: words.resource,
  most: 40,
  start: { kind: 'bay', seats: 1 },
  details: ['kind', 'purposes', { field: 'isResting', says: words.isResting }],
})
const overrideRows = rowsField(words.overrides, overrideFields, {
  one: words.override,
  most: 200,
  details: ['day', 'reason'],
})

const fields = { plans: planRows, resources: resourceRows, overrides: overrideRows }

/** The plans of appointments as published. */
export type AppointmentPlans = ContentValues<typeof fields>

const documentSchema: v.GenericSchema<unknown, AppointmentPlans> = recordSchema(fields)

const declaredContent = defineContent({
  key: 'appointments',
  label: 'the plans of appointments',
  page: '/service-booking',
  may: { read: 'desk.read', draft: 'plans.edit', publish: 'plans.edit' },
  fields,
  sections: [
    { id: 'plans', title: words.plans, hint: words.plansHint, fields: ['plans'] },
    { id: 'resources', title: words.resources, hint: words.resourcesHint, fields: ['resources'] },
    { id: 'overrides', title: words.overrides, hint: words.overridesHint, fields: ['overrides'] },
  ],
  warn: (document) => {
    const { output, success } = v.safeParse(documentSchema, document)
    return success
      ? listPlanWarnings(output).map(({ path, message }) => ({
          path: path.join('.'),
          says: message,
        }))
      : []
  },
})

/**
 * Plans, resources and other hours of appointments. Without plans, the forms ask for a day and
 * promise a call.
 */
export const appointmentsContent = {
  ...declaredContent,
  schema: v.pipe(
    documentSchema,
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return
      for (const { path, message } of listPlanIssues(dataset.value)) {
        const [first, ...rest] = path.map((key) => ({
          type: 'unknown' as const,
          origin: 'value' as const,
          input: dataset.value,
          key,
          value: undefined,
        }))
        if (first) addIssue({ message, path: [first, ...rest] })
      }
    }),
  ),
}
