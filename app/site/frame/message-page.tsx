import type { ReactNode } from 'react'
import { LinkButton } from '#app/ui/components/button.tsx'
import * as words from './words.ts'

/** A page that has only a message and links. */
export function MessagePage({
  title,
  children,
  links = defaultMessagePageLinks,
}: {
  title: string
  children: ReactNode
  links?: readonly { label: string; to: string }[]
}) {
  return (
    <div className="column py-16 md:py-24">
      <h1 className="headline max-w-3xl text-2xl md:text-4xl">{title}</h1>
      <div className="prose mt-6 text-quiet">{children}</div>
      <ul className="mt-8 flex flex-wrap gap-3">
        {links.map(({ label, to }, index) => (
          <li key={to}>
            <LinkButton to={to} tone={index === 0 ? 'signal' : 'quiet'}>
              {label}
            </LinkButton>
          </li>
        ))}
      </ul>
    </div>
  )
}

export const defaultMessagePageLinks = [
  { label: words.findModel, to: '/search' },
  { label: words.motorcycles, to: '/motorcycle' },
  { label: words.allScooters, to: '/scooters' },
  { label: words.electric, to: '/ev' },
  { label: words.contact, to: '/contact' },
] as const
