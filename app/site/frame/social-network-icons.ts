import { createIcon } from '#app/ui/icons/icon.ts'

/**
 * Our own drawings of the symbols of social networks: a letter in a disc, a camera, a screen with a
 * play button, and a crossed X.
 */
export const FacebookIcon = createIcon('M15.5 7H14a2 2 0 0 0-2 2v12.5m-2.5-8h5', [
  'circle',
  { cx: '12', cy: '12', r: '10' },
])
export const InstagramIcon = createIcon(
  'M17.2 6.8h.01',
  ['rect', { x: '2', y: '2', width: '20', height: '20', rx: '5.5' }],
  ['circle', { cx: '12', cy: '12', r: '4.5' }],
)
export const YoutubeIcon = createIcon(
  ['rect', { x: '1', y: '4.5', width: '22', height: '15', rx: '4.5' }],
  ['path', { d: 'M10 8.5v7l6-3.5z', fill: 'currentColor' }],
)
export const XIcon = createIcon('M3.5 3.5h4.2l12.8 17h-4.2z', 'M4 20.5l6.6-7.1m3-3.2L19.6 3.5')
