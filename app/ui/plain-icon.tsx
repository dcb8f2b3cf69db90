import { createElement, type SVGProps } from 'react'

type Drawing = { size: number; node: readonly [tag: string, attributes: Record<string, string>][] }

/**
 * Stands in for lucide's own maker of icons in the built pages (vite.config.ts): ours are coloured
 * and sized by classes, so its options would be in every page's script for nothing.
 */
export default function createPlainIcon({ size, node }: Drawing) {
  return (attributes: SVGProps<SVGSVGElement>) =>
    createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: size,
        height: size,
        viewBox: `0 0 ${size} ${size}`,
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': 'true',
        ...attributes,
      },
      // One by one: as a list they would need the keys that the build leaves out.
      ...node.map(([tag, shape]) => createElement(tag, shape)),
    )
}
