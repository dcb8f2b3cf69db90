import type { Chassis } from '../../families/moto/spec.ts'
import { bubble } from '../../families/moto/sport/fairing.ts'
import { hullOf, on } from '../../families/moto/sport/fairing-hull.ts'
import { SMOKED } from '../range.ts'
import type { MotoPlaces } from './fitted-on-moto.ts'
import { pucks } from './sliders.ts'

/** Sliders on the engine mount behind the fairing. */
function slidersThroughFairing(c: Chassis): void {
  const [x, y, z] = on(hullOf(c).side, 0.93, 0.8)
  pucks(c.model, { mount: [x, 0.14, z], out: y - 0.002, hasCollar: true })
}

/** The model's own screen again: clear and taller, or as a second bubble ahead of it. */
function touringBubble(c: Chassis, isDouble: boolean): void {
  bubble(
    c,
    hullOf(c),
    isDouble
      ? { material: 'smoked', taller: 0.06, second: 0.022 }
      : { material: 'clear', taller: 0.08 },
  )
}

export const SPORT_PLACES: MotoPlaces = {
  sliders: { draw: slidersThroughFairing },
  'touring-screen': {
    replaces: ['screen'],
    draw: (c, slug) => touringBubble(c, SMOKED.has(slug)),
  },
}
