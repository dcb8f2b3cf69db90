/**
 * The demo's models that are no longer sold, with the texts of earlier releases and their
 * replacements. Frozen.
 */
export const demoDiscontinuedModels: readonly DemoModel[] = [
  {
    slug: 'cbr-150r',
    name: 'CBR 150R',
    price: 122000,
    notes: [
      'Sold until March 2017. The price is that of its last year.',
      'Sold until March 2017. The price is that of its last year, approximate.',
    ],
    descriptions: [
      'For riders who want a full fairing and six gears in a bike of about 138 kg. The 149.4 cc engine is liquid-cooled and gives its power at 10,500 rpm; the tank holds about 13 litres. It was sold until March 2017.',
      'A full fairing over a liquid-cooled 149.4 cc engine that turns to 10,500 and drives through six gears. 138 kg, 13 litres, discs of 276 and 220 mm. It was sold until March 2017; the price is that of its last year.',
    ],
    note: 'Sold until March 2017. Service and spares continue.',
  },
  {
    slug: 'cb500x',
    name: 'CB500X',
    price: 580000,
    notes: [
      'Not listed since January 2023. The price is that of February 2022.',
      'Not listed since January 2023. The price is that of February 2022, approximate.',
    ],
    descriptions: [
      'For long journeys, and for roads that are not always good. The 471 cc twin gives 47.6 PS, the front wheel measures 19 inches, the ground clearance is about 181 mm and the tank holds about 17.7 litres. It left the list in January 2023.',
      'A tourer for bad roads and long ones: 471 cc parallel twin, 47.6 PS, 43.2 Nm, a 19-inch front wheel and 181 mm of clearance. The tank takes 17.7 litres. It left the list in January 2023; the price is that of February 2022.',
    ],
    note: 'Not listed since January 2023. Service and spares continue.',
  },
  {
    slug: 'cb1000r',
    name: 'CB1000R',
    price: 1446000,
    notes: [
      'Discontinued. The price is that of 2018.',
      'Discontinued. The price is that of 2018, approximate.',
    ],
    descriptions: [
      'For riders who want a litre engine without a fairing around it. The 998 cc four-cylinder gives 143 bhp; the machine weighs about 212 kg, and the seat is about 830 mm high. It is no longer made; we look after the ones on the road.',
      'A litre engine without a fairing: 998 cc, four cylinders, about 143 bhp and 104 Nm, a single-sided swing arm and a round LED lamp. 212 kg, 16.2 litres, 830 mm of seat height. It is no longer made; we look after the ones on the road.',
    ],
    note: 'Discontinued. Service and spares continue.',
  },
  {
    slug: 'cbr1000rr',
    name: 'CBR1000RR',
    price: 1643000,
    notes: [
      'Sold from 2017 to 2019 as an import. The price is that of 2019.',
      'Sold from 2017 to 2019 as an import. The price is that of 2019, approximate.',
    ],
    descriptions: [
      'For riders who want a litre sport bike that stays quiet in traffic. Its four cylinders, about 999.8 cc, give about 141 kW (192 PS), and it weighs about 196 kg with fluids. It was sold from 2017 to 2019, imported whole; the CBR1000RR-R followed it.',
      'The litre sport bike of 2017 to 2019: 999.8 cc, four cylinders, 141 kW at 13,000 rpm, 196 kg with fluids. Aluminium twin-spar frame, big-piston fork, two 320 mm discs. Imported whole; its follower is the CBR1000RR-R.',
    ],
    note: 'Sold from 2017 to 2019 as an import. Service and spares continue.',
  },
  {
    slug: 'grazia-125',
    name: 'GRAZIA 125',
    price: 82500,
    notes: [
      'No longer built. Price of the last machines sold.',
      'No longer built. Price of the last machines sold, approximate.',
    ],
    descriptions: [
      'For city riders who like sharper lines: a split LED lamp and a narrow apron. The 124 cc engine gives 6.07 kW and shares its block with that of the ACTIVA 125, in a scooter that is 3 kg lighter at 108 kg. It is no longer built; what we have is what there is.',
      'A 124 cc scooter of 6.07 kW with the sharper clothes: split LED lamp, narrow apron, 171 mm of clearance. It shares its engine block with the ACTIVA 125 and weighs 3 kg less. No longer built; what we have is what there is.',
    ],
    note: 'No longer built. Service and spares continue.',
    description:
      'For city riders who like sharper lines: a split LED lamp and a narrow apron. The 124 cc engine gives 6.07 kW and shares its block with that of the ACTIVA 125, in a scooter that is 3 kg lighter at 108 kg. It is no longer built; service and spares go on.',
  },
  {
    slug: 'cd110-deluxe',
    name: 'CD110 DELUXE',
    price: 73400,
    notes: ['Discontinued in 2025. Service and spares continue.'],
    descriptions: [
      'For those who want a plain motorcycle that is easy to keep. It has a 109.51 cc engine, four gears and drum brakes, weighs 112 kg and carries the longest seat of our small motorcycles. It left the range in 2025; service and spares go on.',
      'The plain 110: 109.51 cc, 6.47 kW, four gears, drum brakes and the longest seat of our small motorcycles. 112 kg with 9.1 litres in the tank. It was taken from the range in 2025; spares and service go on.',
    ],
    note: 'Discontinued in 2025. Service and spares continue.',
  },
  {
    slug: 'x-blade',
    name: 'XBLADE',
    price: 114000,
    notes: [
      'Discontinued. Service and spares continue; the price is that of the last machines sold.',
    ],
    descriptions: [
      'For riders who like edges, on the tank and all over. The XBLADE has 162.71 cc, 10.2 kW, ABS, an LED headlamp and a 130-section rear tyre; it weighs 143 kg with one disc and 144 with two. It is out of production; we service it and have its spares.',
      'A 160 with edges: 162.71 cc, 10.2 kW at 8,000 rpm, a 130-section rear tyre and an LED lamp. It weighs 143 kg with one disc and 144 with two. Out of production; we service it and have its spares.',
    ],
    note: 'Discontinued. Service and spares continue.',
  },
]

export type DemoModel = {
  slug: string
  name: string
  price: number
  /** A text that equals one of these texts comes from the demo. */
  notes: readonly string[]
  descriptions: readonly string[]
  /** New texts. A text without an entry does not change. */
  note: string
  description?: string
}
