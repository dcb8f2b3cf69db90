import type { MotoSpec } from '../../families/moto/spec.ts'
import { SMOKED, WITH_FOOT_REST } from '../range.ts'
import { crashGuard } from './crash-guard.ts'
import type { MotoPlaces } from './fitted-on-moto.ts'
import { sareeOnMoto } from './saree.ts'
import { slidersOnEngine } from './sliders.ts'
import { barVisor } from './visor.ts'

const hasDownTube = ({ frame, cylinders }: MotoSpec): boolean =>
  frame === 'diamond' && cylinders === 1

/** Fittings for motorcycles without fairing and screen. */
export const STREET_PLACES: MotoPlaces = {
  'crash-guard': { takes: hasDownTube, draw: crashGuard },
  sliders: {
    takes: (spec) => spec.cylinders > 1 || hasDownTube(spec),
    draw: slidersOnEngine,
  },
  'saree-guard': {
    takes: ({ swingArm }) => swingArm === 'double',
    draw: (c, slug) => sareeOnMoto(c, WITH_FOOT_REST.has(slug)),
  },
  visor: {
    stands: 'on the bar',
    draw: (c, slug) => barVisor(c, SMOKED.has(slug) ? 'smoked' : 'clear'),
  },
}
