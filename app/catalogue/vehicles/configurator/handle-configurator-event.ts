import { formatRupees, formatRupeesExact } from '#app/platform/money/format-rupees.ts'
import { listAdjustmentMessages } from './adjustment-messages.ts'
import { applyConfigurationChange } from './apply-configuration-change.ts'
import type { ConfigurationOptions } from './configuration-options.ts'
import {
  type AdjustedConfiguration,
  configureVehicle,
  queryOfConfiguration,
} from './configure-vehicle.ts'
import { shareConfiguration } from './share-configuration.ts'
import {
  buildConfigurationQuery,
  parseConfigurationQuery,
  type VehicleConfiguration,
} from './vehicle-configuration.ts'
import * as words from './words.ts'

export type ConfiguratorState = {
  configuration: VehicleConfiguration
  /** Messages about differences from the visitor's choice. */
  news: readonly string[]
  /** Announcement for screen readers. */
  says: string
  /** `true` if the announcement is also visible, as after a click on a button. */
  isSeen: boolean
}

type ConfiguratorContext = { offer: ConfigurationOptions; before: ConfiguratorState }

/** Handles an event around the form. Returns the new state, or undefined if nothing changes. */
export async function handleConfiguratorEvent(
  { type, target }: Event,
  place: HTMLElement,
  known: ConfiguratorContext,
): Promise<ConfiguratorState | undefined> {
  if ('share' in navigator) place.setAttribute('data-shares', '')
  const form = place.querySelector('form')
  if (type === 'change') return form ? applyFormChoice(form, known) : undefined
  const button = type === 'click' && target instanceof Element && target.closest('[data-does]')
  if (!button) return undefined
  const { configuration } = known.before
  const says = await shareConfiguration(button.getAttribute('data-does'), configuration)
  return { ...known.before, says, isSeen: true }
}

/**
 * Returns the state for the form's current values. Updates form and address too, so that a reload
 * shows the same.
 */
function applyFormChoice(
  form: HTMLFormElement,
  { offer, before }: ConfiguratorContext,
): ConfiguratorState {
  const { asked, told } = applyConfigurationChange(
    offer,
    queryOfConfiguration(before.configuration),
    parseConfigurationQuery(formParameters(form)),
  )
  const next = configureVehicle(offer, asked)
  const chosen = queryOfConfiguration(next.configuration)
  updateFormControls(form, chosen)
  history.replaceState(history.state, '', `${location.pathname}?${buildConfigurationQuery(chosen)}`)
  const news = listAdjustmentMessages([...told, ...next.told], offer.name)
  const says = [...news, totalAnnouncement(next)].join(' ')
  return { configuration: next.configuration, news, says, isSeen: false }
}

function formParameters(form: HTMLFormElement): URLSearchParams {
  const sent = new URLSearchParams()
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string') sent.append(name, value)
  return sent
}

function updateFormControls(
  form: HTMLFormElement,
  chosen: ReturnType<typeof queryOfConfiguration>,
): void {
  const { variant, colour, fit } = chosen
  const values = new Map([
    ['variant', [variant]],
    ['colour', [colour]],
    ['fit', fit],
  ])
  for (const input of form.querySelectorAll('input'))
    if (input.name === 'before') input.value = buildConfigurationQuery(chosen)
    else input.checked = values.get(input.name)?.includes(input.value) ?? false
}

function totalAnnouncement({ configuration: { total, monthly } }: AdjustedConfiguration): string {
  if (total === 0) return ''
  const month = monthly === undefined ? '' : ` ${words.fromAMonth(formatRupees(monthly))}.`
  return words.totalNow(formatRupeesExact(total)) + month
}
