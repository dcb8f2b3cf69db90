/**
 * Parses one visible property from the text of a specification. Returns the allowed values, or none
 * if the text cannot be parsed.
 */
type Field = { label: string; shows: string; read: (text: string) => string[] }

type Word = readonly [RegExp, ...string[]]
const words =
  (...list: Word[]) =>
  (text: string): string[] =>
    list.flatMap(([pattern, ...choices]) => (pattern.test(text) ? choices : []))

/** Parses `Disc, 240 mm, or drum, 130 mm`: each kind with its diameter. */
const brakes =
  (disc: string) =>
  (text: string): string[] =>
    [...text.matchAll(/(two discs|disc|drum), (\d+) mm/gi)].map(([, kind = '', size]) => {
      const name = { disc, drum: 'drum', 'two discs': 'twin' }[kind.toLowerCase()]
      return `${name} ${size}`
    })

const figure = (text: string): string[] => {
  const [digits] = /\d[\d,]*/.exec(text) ?? []
  return digits ? [digits.replace(',', '')] : []
}

/** Rows of a specification that a picture can contradict. */
export const FIELDS: readonly Field[] = [
  { label: 'Wheelbase', shows: 'wheelbase', read: figure },
  { label: 'Front tyre', shows: 'frontTyre', read: (text) => [text] },
  { label: 'Rear tyre', shows: 'rearTyre', read: (text) => [text] },
  {
    label: 'Tyre type',
    shows: 'tubeless',
    read: words([/tubeless/i, 'tubeless'], [/tubed/i, 'tubed']),
  },
  {
    label: 'Wheels',
    shows: 'wheels',
    read: words([/pressed steel/i, 'pressed'], [/alloy/i, 'alloy'], [/spoke|wire/i, 'wire']),
  },
  { label: 'Front brake', shows: 'frontBrake', read: brakes('single') },
  { label: 'Rear brake', shows: 'rearBrake', read: brakes('disc') },
  {
    label: 'Braking system',
    shows: 'abs',
    read: words(
      [/^CBS|^Without ABS/, 'none'],
      [/one channel/, 'front'],
      [/two channels/, 'both'],
      [/^ABS$/, 'front', 'both'],
    ),
  },
  {
    label: 'Frame',
    shows: 'frame',
    read: words(
      [/diamond(?!, twin-spar)/i, 'diamond'],
      [/twin-spar/i, 'beam'],
      [/trellis/i, 'trellis'],
      [/backbone/i, 'backbone'],
      [/underbone/i, 'underbone'],
    ),
  },
  {
    label: 'Front suspension',
    shows: 'fork',
    read: words([/telescopic/i, 'telescopic'], [/upside-down|big-piston/i, 'usd']),
  },
  {
    label: 'Rear suspension',
    shows: 'shocks',
    read: words([/monoshock|^spring with/i, 'mono'], [/twin/i, 'twin']),
  },
  {
    label: 'Rear suspension',
    shows: 'arm',
    read: (text) => [/single-sided/.test(text) ? 'single' : 'double'],
  },
  {
    label: 'Headlamp',
    shows: 'headlamp',
    read: words([/LED/, 'led'], [/halogen/i, 'halogen']),
  },
  {
    label: 'Headlamp',
    shows: 'lampForm',
    read: (text) => (/round/.test(text) ? ['round'] : ['round', 'other']),
  },
  { label: 'Tail lamp', shows: 'tailLamp', read: words([/^LED$/, 'led'], [/^Bulb$/, 'bulb']) },
  { label: 'Indicators', shows: 'indicators', read: words([/^LED$/, 'led'], [/^Bulb$/, 'bulb']) },
  {
    label: 'Instruments',
    shows: 'instruments',
    read: words(
      [/^Digital(?! and|, with analogue)|LCD/, 'digital'],
      [/TFT/, 'tft', 'digital'],
      [/^Analogue/, 'analogue'],
      [/^Digital and analogue|analogue rev/, 'mixed'],
    ),
  },
  {
    label: 'Type',
    shows: 'cylinders',
    read: words(
      [/inline four/, '4'],
      [/parallel twin/, '2'],
      [/^\w+-cooled, 4-stroke, spark ignition$/, '1'],
    ),
  },
  {
    label: 'Type',
    shows: 'cooling',
    read: words([/^Air-/, 'air'], [/^Fan-/, 'fan'], [/^Liquid-/, 'liquid']),
  },
  {
    label: 'Motor',
    shows: 'motor',
    read: words([/side of the wheel/, 'side-motor'], [/rear hub/, 'hub-motor']),
  },
  { label: 'Starting', shows: 'starting', read: words([/kick/i, 'kick'], [/^Self$/, 'button']) },
  {
    label: 'Stands',
    shows: 'stands',
    read: words([/centre stand/, 'both'], [/^Side stand$/, 'side']),
  },
  {
    label: 'Final drive',
    shows: 'drive',
    read: words(
      [/^Chain$/, 'chain'],
      [/^Gear reduction$/, 'engine'],
      [/^Reduction gear$/, 'side-motor'],
      [/rear hub/, 'hub-motor'],
    ),
  },
]

/** Rows that no picture shows, or shows too small to contradict. */
export const UNSEEN: readonly string[] = [
  ...['Length', 'Width', 'Height', 'Ground clearance', 'Kerb weight', 'Seat height', 'Seat length'],
  ...['Fuel tank', 'Displacement', 'Maximum power', 'Maximum torque', 'Bore × stroke'],
  ...['Compression ratio', 'Fuel system', 'Emission standard', 'Batteries', 'Range', 'Top speed'],
  ...['0–60 km/h', 'Riding modes', 'Transmission', 'Number of gears', 'Gear selection', 'Clutch'],
  ...['Primary drive', 'Gear pattern', 'Reverse', 'Rear adjustment', 'Battery'],
  ...['Key', 'Boot', 'Power', 'Charging', 'Charging socket'],
]
