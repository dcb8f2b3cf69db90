import { useEffect, useRef, useState } from 'react'
import { isChanged } from '#app/ui/is-changed.ts'
import type { Answer } from './answer.ts'
import type { Configuration } from './configuration.ts'
import type { Offer } from './offer.ts'

const late = () => import('./late.ts')

/**
 * What is chosen now, as the form in `place` says it. The form is only read HTML: its changes are heard on the place
 * around it, and what they mean comes with the first of them. Where that does not come, the form is sent as it is.
 */
export function useConfigured(offer: Offer, start: Configuration) {
  const place = useRef<HTMLDivElement>(null)
  const latest = useRef(start)
  const [now, setNow] = useState<Answer>({ configuration: start, news: [], says: '' })
  const [hasFailed, setFailed] = useState(false)

  useEffect(() => {
    const { current } = place
    const find = () => current?.querySelector('form')
    const onChange = () => {
      late()
        .then(({ answer }) => {
          const form = find()
          if (!form) return
          const next = answer(form, offer, latest.current)
          latest.current = next.configuration
          setNow(next)
        })
        .catch(() => setFailed(true))
    }
    const onClick = ({ target }: Event) => {
      const button = target instanceof Element ? target.closest('[data-does]') : null
      const does = button?.getAttribute('data-does')
      if (does)
        void late()
          .then(({ send }) => send(does, latest.current))
          .then((says) => setNow((it) => ({ ...it, says })))
          .catch(() => setFailed(true))
    }
    const prepare = () => void late().catch(() => undefined)
    current?.addEventListener('change', onChange)
    current?.addEventListener('click', onClick)
    const early = ['pointerover', 'focusin', 'touchstart'] as const
    for (const name of early)
      current?.addEventListener(name, prepare, { once: true, passive: true })
    if ('share' in navigator) current?.setAttribute('data-shares', '')
    // What was chosen before the page was alive counts as well.
    if ([...(find()?.elements ?? [])].some(isChanged)) onChange()
    return () => {
      current?.removeEventListener('change', onChange)
      current?.removeEventListener('click', onClick)
      for (const name of early) current?.removeEventListener(name, prepare)
    }
  }, [offer])

  return { ...now, place, hasFailed }
}
