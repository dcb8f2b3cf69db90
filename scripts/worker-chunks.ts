/** Tells a motorcycle's kinds of bodies apart: the live view's worker has it before it knows the machine. */
export const ofEveryMachine = 'studio/families/moto/body.ts'

/** What one kind of a motorcycle's bodies alone has, by how files of `studio/families/moto` are called. */
export const ofOneBody = {
  street: 'street-body|lamp-|side-covers|frame-covers|tail',
  sport: 'sport|fairing|nose|mouth|frame-beam|split-seat|seat-cowl|winglets',
  tall: 'tall|hand-guards',
} as const

const ofMotorcycles =
  'kernel/(creased|draped|fasteners|headline-letters|painted-letters|raised)\\.|parts/(drive|fork|number-plate)\\.'

/** The worker's files: what every machine needs, each family, and by itself each kind of body (scripts/floors.ts). */
export const workerChunks = [
  {
    name: 'base',
    test: new RegExp(`studio/(?!${ofMotorcycles})(kernel|parts)/|earcut|${ofEveryMachine}`),
    priority: 2,
  },
  {
    name: 'moto',
    test: new RegExp(`families/moto/(?!${Object.values(ofOneBody).join('|')})|${ofMotorcycles}`),
    priority: 1,
  },
  { name: 'scooter', test: /families\/scooter\//, priority: 1 },
  // What both families' accessories are made of.
  { name: 'fitted', test: /families\/accessories\/|studio\/fitted\/[^/]+$/, minShareCount: 2 },
]
