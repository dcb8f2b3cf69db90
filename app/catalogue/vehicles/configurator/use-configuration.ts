import { useEffect, useRef, useState } from 'react'
import type { ConfigurationOptions } from './configuration-options.ts'
import type { ConfiguratorState } from './handle-configurator-event.ts'
import type { VehicleConfiguration } from './vehicle-configuration.ts'

const loadConfigurator = () => import('./lazy-configurator.ts')

/** The first three load the code that handles the others, before a choice is made. */
const observedEvents = ['pointerover', 'touchstart', 'focusin', 'change', 'click'] as const

/**
 * Returns the current configuration, as the form in `place` has it. The form is static HTML: events
 * are handled on the element around it, by code that loads at the first interaction. If that code
 * does not load, the form submits as plain HTML.
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
    // Choices made before hydration count as well.
    const inputs = [...around.querySelectorAll('input')]
    if (inputs.some((it) => it.checked !== it.defaultChecked)) hear(new Event('change'))
    return () => {
      for (const name of observedEvents) around.removeEventListener(name, hear)
    }
  }, [offer])

  return { ...now, place, hasFailed }
}
