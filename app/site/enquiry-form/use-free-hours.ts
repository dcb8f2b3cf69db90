import { type RefObject, useEffect, useRef, useState } from 'react'
import { toBikeName } from '#app/catalogue/vehicles/vehicle.ts'
import type { PublicPurpose } from '#app/crm/appointments/appointment-purposes.ts'
import { getFreeHours } from '#app/crm/appointments/hour-endpoints.ts'
import type { AppointmentFields } from '#app/crm/enquiries/definition/define-enquiry-kind.ts'
import { requestEndpoint } from '#app/platform/http/request-endpoint.ts'
import type { AppointmentChoices, HourList } from './appointment-choices.ts'
import { hourListOf } from './hour-list.ts'
import * as words from './hour-picker-words.ts'

type Watched = {
  fields: AppointmentFields<string>
  /** Name of the model field of a test ride. */
  modelField: string | undefined
  choices: AppointmentChoices
}

/**
 * Loads the free hours whenever the purpose, the model or the day changes in the form around `part`.
 * Without a day, the first day with a free hour is filled in. `isComplete` is `true` if the start
 * has hours to choose from.
 */
export function useFreeHours(
  part: RefObject<HTMLElement | null>,
  { fields, modelField, choices }: Watched,
  { start, isComplete }: { start: HourList; isComplete: boolean },
): HourList {
  const [list, setList] = useState(start)
  const latest = useRef<AbortController>(undefined)
  const watched = useRef({ fields, modelField, choices })
  const isStartShown = useRef(isComplete)

  useEffect(() => {
    const form = part.current?.closest('form')
    if (!form) return
    const look = async (changed?: string) => {
      latest.current?.abort()
      const { signal } = (latest.current = new AbortController())
      const show = (next: HourList) => signal.aborted || setList(next)
      await loadHours(form, { ...watched.current, changed, signal, show })
    }
    const follow = ({ target }: Event) => {
      const name = target instanceof Element ? target.getAttribute('name') : null
      const { fields: own, modelField: model } = watched.current
      if (name === 'purpose' || name === own.day || (model !== undefined && name === model))
        void look(name)
      // The draft was restored.
      else if (target === form) void look()
    }
    form.addEventListener('change', follow)
    if (!isStartShown.current) void look()
    return () => {
      latest.current?.abort()
      form.removeEventListener('change', follow)
    }
  }, [part])
  return list
}

type Look = Watched & {
  changed: string | undefined
  signal: AbortSignal
  show: (list: HourList) => void
}

async function loadHours(form: HTMLFormElement, look: Look): Promise<void> {
  const { fields, changed, signal, show } = look
  const dayInput = form.elements.namedItem(fields.day)
  const day = dayInput instanceof HTMLInputElement ? dayInput.value : ''
  const wish = readWish(form, look)
  if ('message' in wish) return show({ day, hours: [], message: wish.message })
  show({ day, hours: [], message: words.loading })
  const soon = await requestEndpoint(getFreeHours, { query: wish, signal })
  const free = soon.ok ? soon.value.days.find(({ hours }) => hours.length > 0) : undefined
  const first = free?.hours[0] && { day: free.day, at: free.hours[0].at }
  // A day that the visitor has chosen stays.
  const shownDay = day === '' && changed !== fields.day ? (first?.day ?? '') : day
  const isSoon = soon.ok && (shownDay === '' || soon.value.days.some((it) => it.day === shownDay))
  const found =
    isSoon || !soon.ok
      ? soon
      : await requestEndpoint(getFreeHours, { query: { ...wish, from: shownDay }, signal })
  if (signal.aborted) return
  if (!found.ok) return show({ day, hours: [], message: words.lost })
  if (dayInput instanceof HTMLInputElement && dayInput.value !== shownDay) dayInput.value = shownDay
  if (shownDay !== '') return show(hourListOf(shownDay, { days: found.value.days, first }))
  show({ day: '', hours: [], first, message: first ? undefined : words.noneSoon })
}

type Wish = { for: PublicPurpose; model?: string | undefined }

/** Reads the purpose and the model from the form, or returns a message about the missing one. */
function readWish(
  form: HTMLFormElement,
  { fields, modelField, choices }: Watched,
): Wish | { message: string } {
  const chosen = new FormData(form).get('purpose')
  const offered = choices.purposes.find((it) => fields.isRide || it.purpose === chosen)
  if (!offered) return { message: words.choosePurpose }
  if (!fields.isRide) return { for: offered.purpose }
  const select = form.elements.namedItem(modelField ?? '')
  const name =
    select instanceof HTMLSelectElement && select.value !== ''
      ? (select.selectedOptions[0]?.text ?? '')
      : ''
  if (name === '') return { message: words.chooseModel }
  const model = toBikeName(name)
  const hasDemo = choices.models?.includes(model) ?? true
  return hasDemo ? { for: offered.purpose, model } : { message: words.noDemo(name) }
}
