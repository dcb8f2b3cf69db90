import type { Chassis } from '../../families/moto/spec.ts'
import { tallScreen } from '../../families/moto/tall/tall-screen.ts'
import { SMOKED } from '../range.ts'
import type { MotoPlaces } from './fitted-on-moto.ts'
import { slidersOnEngine } from './sliders.ts'

/** The model's own screen again: clear and taller, or as a second bubble ahead of it. */
function touringScreen(c: Chassis, isDouble: boolean): void {
  const taller = { ...c, spec: { ...c.spec, screen: c.spec.screen + (isDouble ? 0.06 : 0.08) } }
  if (isDouble) tallScreen(taller, 'smoked', 0.022)
  else tallScreen(taller, 'clear')
}

export const TALL_PLACES: MotoPlaces = {
  sliders: { draw: slidersOnEngine },
  'touring-screen': {
    replaces: ['screen'],
    draw: (c, slug) => touringScreen(c, SMOKED.has(slug)),
  },
}
