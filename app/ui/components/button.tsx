import type { ComponentProps } from 'react'
import { Link } from './link.tsx'

type ButtonLook = { tone?: Tone; size?: Size }
type Tone = keyof typeof tones
type Size = keyof typeof sizes

/** Button. Use the `signal` tone once in a view, for its main action. */
export function Button({
  tone,
  size,
  className,
  type = 'button',
  ...rest
}: ButtonLook & ComponentProps<'button'>) {
  return <button type={type} className={buttonClassName({ tone, size, className })} {...rest} />
}

/**
 * A link within the site that looks like a button. For `tel:` and files, use `buttonClassName()` on
 * an `<a>`.
 */
export function LinkButton({
  tone,
  size,
  className,
  ...rest
}: ButtonLook & ComponentProps<typeof Link>) {
  return <Link className={buttonClassName({ tone, size, className })} {...rest} />
}

export function buttonClassName({
  tone = 'quiet',
  size = 'normal',
  className = '',
}: ButtonLook & { className?: string | undefined } = {}): string {
  return `${base} ${sizes[size]} ${tones[tone]} ${className}`
}

const base =
  'inline-flex cursor-pointer items-center justify-center gap-2 rounded-control border text-center font-semibold ' +
  'leading-tight no-underline transition-colors duration-200 ease-calm ' +
  'disabled:cursor-not-allowed disabled:opacity-60 aria-disabled:cursor-not-allowed aria-disabled:opacity-60'

const sizes = {
  normal: 'min-h-12 px-6 py-2 text-base',
  /** Three fit beside each other on the narrowest phone. */
  tight: 'min-h-12 px-1 py-2 text-sm',
  small: 'min-h-11 px-4 py-1.5 text-sm',
  /** Portal size: 36 px with a mouse, 44 px on a phone. */
  dense: 'min-h-11 px-3 py-1 text-sm md:min-h-9',
} as const

const tones = {
  signal: 'border-transparent bg-signal text-on-signal not-disabled:hover:bg-signal-strong',
  ink: 'border-transparent bg-ink text-ground not-disabled:hover:bg-quiet',
  quiet: 'border-control bg-transparent text-ink not-disabled:hover:border-ink',
  stage:
    'border-on-stage-quiet bg-transparent text-on-stage not-disabled:hover:border-on-stage not-disabled:hover:bg-on-stage/10',
  bad: 'border-bad bg-transparent text-bad not-disabled:hover:bg-bad/10',
} as const
