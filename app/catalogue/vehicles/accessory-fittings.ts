/**
 * Accessories that the 3D view can draw. `place` is the position on the machine; each takes one
 * accessory. An object beside the machine has its own place on the floor. An accessory without a
 * fitting counts in the total but is not drawn.
 */
export const accessoryFittings = {
  'crash-guard': { place: 'engine' },
  sliders: { place: 'engine' },
  'all-round-guard': { place: 'body' },
  'saree-guard': { place: 'rear-left' },
  visor: { place: 'screen' },
  'touring-screen': { place: 'screen' },
  mirrors: { place: 'mirrors' },
  grips: { place: 'grips' },
  'top-box': { place: 'rack' },
  'alu-top-box': { place: 'rack' },
  'floor-mat': { place: 'floor' },
  'usb-socket': { place: 'bar' },
  'phone-dock': { place: 'bar' },
  'helmet-beside': { place: 'beside' },
} as const

export type AccessoryFitting = keyof typeof accessoryFittings

export const isAccessoryFitting = (name: string | null): name is AccessoryFitting =>
  name !== null && Object.hasOwn(accessoryFittings, name)

export const accessoryFittingNames: readonly AccessoryFitting[] =
  Object.keys(accessoryFittings).filter(isAccessoryFitting)
