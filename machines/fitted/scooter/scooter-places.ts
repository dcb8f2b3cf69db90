import { barEnd, mirrorFoot } from '../../families/scooter/head.ts'
import type { ScooterChassis, ScooterSpec } from '../../families/scooter/spec.ts'
import { aluminiumBox, plasticBox } from '../boxes.ts'
import { helmetBeside } from '../helmet-beside.ts'
import { gripsAt, mirrorsAt } from '../on-bar.ts'
import type { Places } from '../place.ts'
import { CHROMED, HEATED, WITH_FOOT_REST } from '../range.ts'
import { matOnFloor } from './floor.ts'
import { boxOnRail } from './rail.ts'
import { roundGuard } from './round-guard.ts'
import { sareeOnScooter } from './saree.ts'
import { dockInPocket, socketInApron } from './sockets.ts'
import { headVisor } from './visor.ts'

export const SCOOTER_PLACES: Places<ScooterSpec, ScooterChassis> = {
  'all-round-guard': { draw: (c, slug) => roundGuard(c, CHROMED.has(slug) ? 'chrome' : 'powder') },
  'saree-guard': { draw: (c, slug) => sareeOnScooter(c, WITH_FOOT_REST.has(slug)) },
  visor: {
    // A dark pane flush with the head stays behind the visor, so it is not replaced.
    replaces: ({ lamp, shape }) => (lamp === 'none' && shape === 'sharp' ? ['screen'] : []),
    draw: (c) => headVisor(c, 'clear'),
  },
  mirrors: { replaces: ['mirrors'], draw: (c) => mirrorsAt(c.model, mirrorFoot(1)) },
  grips: { replaces: ['grips'], draw: (c, slug) => gripsAt(c.model, barEnd, HEATED.has(slug)) },
  'top-box': { draw: (c) => boxOnRail(c, plasticBox) },
  'alu-top-box': { draw: (c) => boxOnRail(c, aluminiumBox) },
  'floor-mat': { replaces: ['mat'], draw: matOnFloor },
  'usb-socket': { draw: socketInApron },
  'phone-dock': { draw: dockInPocket },
  'helmet-beside': { stands: 'on the ground', draw: (c) => helmetBeside(c.model, c.front.x) },
}
