import { barLine, mirrorFoot } from '../families/moto/cockpit.ts'
import type { Chassis, MotoSpec } from '../families/moto/spec.ts'
import { barEnd, mirrorFoot as headMirrorFoot } from '../families/scooter/head.ts'
import type { ScooterChassis, ScooterSpec } from '../families/scooter/spec.ts'
import { mix } from '../kernel/vector.ts'
import { crashGuard } from './crash-guard.ts'
import { gripsAt, mirrorsAt, socketOnBar } from './on-bar.ts'
import { dockInPocket, helmetBeside, matOnFloor, socketInApron } from './on-floor.ts'
import type { Stands } from './on-machine.ts'
import { aluminiumBox, boxOnMoto, boxOnScooter, hasRail, plasticBox } from './rack.ts'
import { roundGuard } from './round-guard.ts'
import { sareeOnMoto, sareeOnScooter } from './saree.ts'
import { headVisor, touringScreen } from './screens.ts'
import { slidersOn } from './sliders.ts'
import { barVisor } from './visor.ts'

/** Where an accessory sits on a family's machines: which of them take it, and which of their parts it stands in for. */
export type Place<Spec, Machine> = {
  takes?: (spec: Spec) => boolean
  replaces?: readonly string[] | ((spec: Spec) => readonly string[])
  stands?: Stands
  draw: (machine: Machine, slug: string) => void
}

export type Places = {
  moto?: Place<MotoSpec, Chassis>
  scooter?: Place<ScooterSpec, ScooterChassis>
}

const isBare = ({ fairing, adventure }: MotoSpec): boolean => fairing === 'none' && !adventure
const hasScreen = (spec: MotoSpec): boolean => !isBare(spec)
const hasDownTube = (spec: MotoSpec): boolean =>
  isBare(spec) && spec.frame === 'diamond' && spec.cylinders === 1
const hasBar = ({ bars }: MotoSpec): boolean => bars === 'wide'

// What the range's own accessories are, where one kind comes in two.
const SMOKED = new Set(['x-blade', 'cbr1000rr', 'cb500x'])
const HEATED = new Set(['cb1000r', 'cb500x'])
const WITH_FOOT_REST = new Set(['activa-6g', 'cb-shine', 'cd110-deluxe', 'shine-100', 'sp-125'])
const CHROMED = new Set(['activa-125'])

export const PLACES: Record<string, Places> = {
  'crash-guard': { moto: { takes: hasDownTube, draw: crashGuard } },
  sliders: {
    moto: {
      takes: (spec) => !isBare(spec) || spec.cylinders > 1 || hasDownTube(spec),
      draw: slidersOn,
    },
  },
  'all-round-guard': {
    scooter: { draw: (c, slug) => roundGuard(c, CHROMED.has(slug) ? 'chrome' : 'powder') },
  },
  'saree-guard': {
    moto: {
      takes: (spec) => isBare(spec) && spec.swingArm === 'double',
      draw: (c, slug) => sareeOnMoto(c, WITH_FOOT_REST.has(slug)),
    },
    scooter: { draw: (c, slug) => sareeOnScooter(c, WITH_FOOT_REST.has(slug)) },
  },
  visor: {
    moto: {
      takes: isBare,
      stands: 'on the bar',
      draw: (c, slug) => barVisor(c, SMOKED.has(slug) ? 'smoke' : 'clear'),
    },
    scooter: {
      // A dark pane flush with the head stays behind it.
      replaces: ({ lamp, shape }) => (lamp === 'none' && shape === 'sharp' ? ['screen'] : []),
      draw: (c) => headVisor(c, 'clear'),
    },
  },
  'touring-screen': {
    moto: {
      takes: hasScreen,
      replaces: ['screen'],
      draw: (c, slug) => touringScreen(c, SMOKED.has(slug)),
    },
  },
  mirrors: {
    moto: {
      takes: hasBar,
      replaces: ['mirrors'],
      stands: 'on the bar',
      draw: (c) => mirrorsAt(c.model, mirrorFoot(c, 1)),
    },
    scooter: { replaces: ['mirrors'], draw: (c) => mirrorsAt(c.model, headMirrorFoot(1)) },
  },
  grips: {
    moto: {
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
    scooter: { replaces: ['grips'], draw: (c, slug) => gripsAt(c.model, barEnd, HEATED.has(slug)) },
  },
  'top-box': {
    moto: { takes: hasRail, draw: (c) => boxOnMoto(c, plasticBox) },
    scooter: { draw: (c) => boxOnScooter(c, plasticBox) },
  },
  'alu-top-box': {
    moto: { takes: hasRail, draw: (c) => boxOnMoto(c, aluminiumBox) },
    scooter: { draw: (c) => boxOnScooter(c, aluminiumBox) },
  },
  'floor-mat': { scooter: { replaces: ['mat'], draw: matOnFloor } },
  'usb-socket': {
    moto: {
      takes: hasBar,
      stands: 'on the bar',
      draw: (c) => socketOnBar(c.model, barLine(c, 1)[0]),
    },
    scooter: { draw: socketInApron },
  },
  'phone-dock': { scooter: { draw: dockInPocket } },
  'helmet-beside': {
    moto: { stands: 'on the ground', draw: (c) => helmetBeside(c.model, c.front.x) },
    scooter: { stands: 'on the ground', draw: (c) => helmetBeside(c.model, c.front.x) },
  },
}

export const FITTINGS: readonly string[] = Object.keys(PLACES)
