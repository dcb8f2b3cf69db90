import { Link } from '#app/ui/components/link.tsx'

type Preset = {
  label: string
  /** The label for screen readers, if it says more. */
  heard?: string
  /** Address with the preset, or without it if it is already chosen. */
  to: string
  isChosen: boolean
}

type Props = {
  label: string
  presets: readonly Preset[]
  /** Hides the presets on a phone, unless there is no JavaScript. */
  isFolded?: boolean
}

/** Links to common filters. They work without JavaScript, and a second tap removes the filter. */
export function FilterPresets({ label, presets, isFolded = false }: Props) {
  return (
    <nav
      aria-label={label}
      className={`-mx-4 flex max-w-[100vw] items-center gap-1.5 overflow-x-auto px-4 md:mx-0 md:px-0 ${isFolded ? 'max-md:not-noscript:hidden' : ''}`}
    >
      <span aria-hidden className="shrink-0 text-quiet text-sm">
        {label}
      </span>
      {presets.map((preset) => (
        <Link
          key={preset.label}
          to={preset.to}
          preventScrollReset
          aria-label={preset.heard}
          aria-current={preset.isChosen ? 'true' : undefined}
          className="inline-flex min-h-11 shrink-0 items-center rounded-full border border-control px-3 text-ink text-sm no-underline hover:border-ink aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:text-ground md:min-h-8"
        >
          {preset.label}
        </Link>
      ))}
    </nav>
  )
}
