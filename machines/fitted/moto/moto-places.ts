import { barLine, mirrorFoot } from '../../families/moto/cockpit.ts'
import type { Chassis, MotoSpec } from '../../families/moto/spec.ts'
import { mix } from '../../kernel/vector.ts'
import { aluminiumBox, plasticBox } from '../boxes.ts'
import { helmetBeside } from '../helmet-beside.ts'
import { gripsAt, mirrorsAt } from '../on-bar.ts'
import type { Places } from '../place.ts'
import { HEATED } from '../range.ts'
import { boxOnRail, hasRail } from './rail.ts'
import { socketOnBar } from './socket.ts'

const hasBar = ({ bars }: MotoSpec): boolean => bars === 'wide'

/** Fittings for a motorcycle with any body. */
export const MOTO_PLACES: Places<MotoSpec, Chassis> = {
  mirrors: {
    takes: hasBar,
    replaces: ['mirrors'],
    stands: 'on the bar',
    draw: (c) => mirrorsAt(c.model, mirrorFoot(c, 1)),
  },
  grips: {
    replaces: ['grips'],
    stands: 'on the bar',
    draw: (c, slug) =>
      gripsAt(
        c.model,
        (side) => {
          const bar = barLine(c, side)
          return [mix(bar[2], bar[3], 0.35), bar[3]]
        },
        HEATED.has(slug),
      ),
  },
  'top-box': { takes: hasRail, draw: (c) => boxOnRail(c, plasticBox) },
  'alu-top-box': { takes: hasRail, draw: (c) => boxOnRail(c, aluminiumBox) },
  'usb-socket': {
    takes: hasBar,
    stands: 'on the bar',
    draw: (c) => socketOnBar(c.model, barLine(c, 1)[0]),
  },
  'helmet-beside': { stands: 'on the ground', draw: (c) => helmetBeside(c.model, c.front.x) },
}
