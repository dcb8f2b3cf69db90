import { createElement, type ReactElement, type SVGProps } from 'react'

/** A string is the data of a path. */
type Shape = string | readonly [tag: string, attributes: Record<string, string>]

export type Icon = (attributes: SVGProps<SVGSVGElement>) => ReactElement

/** Creates a Lucide icon. Lucide's own package has 51 MB and options that every page would load. */
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
      // Passed as single arguments, because an array would need keys.
      ...shapes.map((shape) =>
        typeof shape === 'string'
          ? createElement('path', { d: shape })
          : createElement(shape[0], shape[1]),
      ),
    )
}
