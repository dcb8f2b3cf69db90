import { useEffect, useRef, useState } from 'react'
import type { ConfigurationOptions } from './configuration-options.ts'
import type { ConfiguratorState } from './handle-configurator-event.ts'
import type { VehicleConfiguration } from './vehicle-configuration.ts'

const loadConfigurator = () => import('./lazy-configurator.ts')

/** The first of them fetches what understands the others, before anything is chosen. */
const observedEvents = ['pointerover', 'touchstart', 'focusin', 'change', 'click'] as const

/**
 * What is chosen now, as the form in `place` says it. The form is only read HTML: what happens there is heard on the
 * place around it, and understood by code that comes with the first touch. Where that does not come, the form is sent
 * as it is.
 */
export function useConfiguration(offer: ConfigurationOptions, start: VehicleConfiguration) {
  const place = useRef<HTMLDivElement>(null)
  const latest = useRef<ConfiguratorState>({
    configuration: start,
    news: [],
    says: '',
    isSeen: false,
  })
  const [now, setNow] = useState(latest.current)
  const [hasFailed, setFailed] = useState(false)

  useEffect(() => {
    const around = place.current
    if (!around) return
    const hear = (event: Event) =>
      void loadConfigurator()
        .then(({ handleConfiguratorEvent }) =>
          handleConfiguratorEvent(event, around, { offer, before: latest.current }),
        )
        .then(
          (next) => {
            if (!next) return
            latest.current = next
            setNow(next)
          },
          () => setFailed(true),
        )
    for (const name of observedEvents) around.addEventListener(name, hear, { passive: true })
    // What was chosen before the page was alive counts as well.
    const inputs = [...around.querySelectorAll('input')]
    if (inputs.some((it) => it.checked !== it.defaultChecked)) hear(new Event('change'))
    return () => {
      for (const name of observedEvents) around.removeEventListener(name, hear)
    }
  }, [offer])

  return { ...now, place, hasFailed }
}
