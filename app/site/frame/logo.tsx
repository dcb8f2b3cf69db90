import { Link } from '#app/ui/components/link.tsx'
import * as words from './words.ts'

/** The name of the dealer beside our own mark, which shows a road's meridian above the horizon. */
export function Logo({ name }: { name: string }) {
  return (
    <Link
      to="/"
      className="logo flex min-h-11 min-w-0 items-center lg:shrink-0 no-underline"
      aria-label={words.homeOf(name)}
    >
      <LogoMark />
      <span className="logo-name headline tracking-tight">{name}</span>
    </Link>
  )
}

export function LogoMark() {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className="shrink-0">
      <path d="M2 22a14 14 0 0 1 28 0h-6.5a7.5 7.5 0 0 0-15 0z" className="fill-signal" />
      <path d="M2 25h28v3H2z" className="fill-current" />
    </svg>
  )
}
