/** The variant in the demo's pictures, by the model's slug. Frozen. */
export const demoPicturedVariants: Readonly<Record<string, string>> = {
  'cb-shine': 'Disc',
  dio: 'Deluxe',
  'activa-110': 'Deluxe',
  'sp-125': 'Disc',
  livo: 'Drum',
  'grazia-125': 'Disc',
  'activa-6g': 'Deluxe',
  'dio-125': 'H-Smart',
  'x-blade': 'Double disc',
}

/**
 * Rows of the demo's specifications that described two variants in one value, and their replacement
 * with a row for each. Frozen.
 */
export const demoVariantRows: readonly {
  slug: string
  label: string
  was: string
  is: readonly { variant: string; value: string }[]
}[] = [
  ...['cb-shine', 'livo', 'sp-125'].flatMap((slug) =>
    ['Drum, 130 mm, or disc, 240 mm', 'Disc, 240 mm, or drum, 130 mm'].map((was) => ({
      slug,
      label: 'Front brake',
      was,
      is: [
        { variant: 'Drum', value: 'Drum, 130 mm' },
        { variant: 'Disc', value: 'Disc, 240 mm' },
      ],
    })),
  ),
  {
    slug: 'grazia-125',
    label: 'Front brake',
    was: 'Disc, 190 mm, or drum, 130 mm',
    is: [
      { variant: 'Drum', value: 'Drum, 130 mm' },
      { variant: 'Disc', value: 'Disc, 190 mm' },
    ],
  },
  {
    slug: 'x-blade',
    label: 'Rear brake',
    was: 'Drum, 130 mm, or disc, 220 mm',
    is: [
      { variant: 'Single disc', value: 'Drum, 130 mm' },
      { variant: 'Double disc', value: 'Disc, 220 mm' },
    ],
  },
  {
    slug: 'cb-shine',
    label: 'Kerb weight',
    was: '114 (drum), 115 (disc) kg',
    is: [
      { variant: 'Drum', value: '114 kg' },
      { variant: 'Disc', value: '115 kg' },
    ],
  },
  {
    slug: 'livo',
    label: 'Kerb weight',
    was: '115 (drum), 114 (disc) kg',
    is: [
      { variant: 'Drum', value: '115 kg' },
      { variant: 'Disc', value: '114 kg' },
    ],
  },
  {
    slug: 'sp-125',
    label: 'Kerb weight',
    was: '118 (disc), 117 (drum) kg',
    is: [
      { variant: 'Drum', value: '117 kg' },
      { variant: 'Disc', value: '118 kg' },
    ],
  },
  {
    slug: 'x-blade',
    label: 'Kerb weight',
    was: '143 (one disc), 144 (two discs) kg',
    is: [
      { variant: 'Single disc', value: '143 kg' },
      { variant: 'Double disc', value: '144 kg' },
    ],
  },
  {
    slug: 'dio',
    label: 'Wheels',
    was: 'Pressed steel; alloy on the Deluxe',
    is: [
      { variant: 'Standard', value: 'Pressed steel' },
      { variant: 'Deluxe', value: 'Alloy' },
    ],
  },
  {
    slug: 'activa-6g',
    label: 'Headlamp',
    was: 'LED (Deluxe), halogen (Standard)',
    is: [
      { variant: 'Standard', value: 'Halogen' },
      { variant: 'Deluxe', value: 'LED' },
    ],
  },
  {
    slug: 'dio-125',
    label: 'Instruments',
    was: 'Digital; TFT on the H-Smart',
    is: [
      { variant: 'Deluxe', value: 'Digital' },
      { variant: 'H-Smart', value: 'TFT' },
    ],
  },
]
