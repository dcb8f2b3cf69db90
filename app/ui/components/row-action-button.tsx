import type { ComponentProps } from 'react'

/** Quiet button for an action on one row of many, 44 px high on a phone. */
export function RowActionButton({
  tone = 'normal',
  className = '',
  ...rest
}: ComponentProps<'button'> & { tone?: 'normal' | 'bad' }) {
  return <button type="button" className={`${look} ${tones[tone]} ${className}`} {...rest} />
}

const look =
  'inline-flex min-h-11 cursor-pointer items-center font-semibold min-w-11 md:min-w-8 text-sm underline decoration-1 underline-offset-4 hover:decoration-2 md:min-h-8'
const tones = { normal: 'text-signal-text', bad: 'text-bad' } as const
