// Models whose own accessory is the other of two kinds: a smoked screen, or heated grips.
export const SMOKED = new Set(['x-blade', 'cbr1000rr', 'cb500x'])
export const HEATED = new Set(['cb1000r', 'cb500x'])
export const WITH_FOOT_REST = new Set([
  'activa-6g',
  'cb-shine',
  'cd110-deluxe',
  'shine-100',
  'sp-125',
])
export const CHROMED = new Set(['activa-125'])
