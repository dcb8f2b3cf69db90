import { createIcon } from './icon.ts'

export const PanelLeftClose = createIcon(
  ['rect', { width: '18', height: '18', x: '3', y: '3', rx: '2' }],
  'M9 3v18',
  'm16 15-3-3 3-3',
)
