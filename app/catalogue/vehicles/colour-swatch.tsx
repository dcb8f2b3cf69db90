/**
 * A colour as a disc; two colours share it. It is an SVG fill, because the content security policy
 * allows no style attributes.
 */
export function ColourSwatch({ swatch, swatch2 }: { swatch: string; swatch2?: string | null }) {
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true" className="size-full">
      <circle cx="24" cy="24" r="23" fill={swatch} className="stroke-control" />
      {swatch2 && <path d="M40.3 7.7A23 23 0 0 1 7.7 40.3z" fill={swatch2} />}
    </svg>
  )
}
