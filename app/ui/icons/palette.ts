import { createIcon } from './icon.ts'

const dot = (cx: string, cy: string) =>
  ['circle', { cx, cy, r: '.5', fill: 'currentColor' }] as const

export const Palette = createIcon(
  'M12 22a1 1 0 0 1 0-20 10 9 0 0 1 10 9 5 5 0 0 1-5 5h-2.25a1.75 1.75 0 0 0-1.4 2.8l.3.4a1.75 1.75 0 0 1-1.4 2.8z',
  dot('13.5', '6.5'),
  dot('17.5', '10.5'),
  dot('6.5', '12.5'),
  dot('8.5', '7.5'),
)
