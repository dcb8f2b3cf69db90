import { createElement, type ReactElement, type SVGProps } from 'react'

/** A path alone is written as what it draws. */
type Shape = string | readonly [tag: string, attributes: Record<string, string>]

export type Icon = (attributes: SVGProps<SVGSVGElement>) => ReactElement

/** An icon of Lucide, drawn by us: its package is 51 MB, with options that would be in every page's script. */
export function createIcon(...shapes: readonly Shape[]): Icon {
  return (attributes) =>
    createElement(
      'svg',
      {
        width: 24,
        height: 24,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': 'true',
        ...attributes,
      },
      // One by one: as a list they would need keys.
      ...shapes.map((shape) =>
        typeof shape === 'string'
          ? createElement('path', { d: shape })
          : createElement(shape[0], shape[1]),
      ),
    )
}
