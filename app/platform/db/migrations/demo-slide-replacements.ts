/** The demo's slides of models that are no longer sold, and their replacements. Frozen. */
export const demoSlideReplacements = [
  {
    advertises: 'cb500x',
    was: {
      picture: 'site/slide-4',
      tallPicture: 'site/slide-4-tall',
      headline: '17.7 litres. Next stop, the coast.',
      line: 'CB500X: 471 cc twin for the long road',
      links: [{ text: 'See the CB500X', href: '/view-details/CB500X' }],
    },
    is: {
      picture: 'unicorn/hero-imperial-red-metallic',
      headline: 'Quiet, with 13 litres in the tank',
      line: 'UNICORN: 162.7 cc, 14 Nm, ABS on the front disc',
      link: { text: 'See the UNICORN', href: '/view-details/UNICORN' },
    },
  },
  {
    advertises: 'cbr-150r',
    was: {
      picture: 'site/slide-5',
      tallPicture: 'site/slide-5-tall',
      headline: 'Six gears for 149 cc',
      line: 'CBR 150R: liquid-cooled, 138 kg, 12.7 Nm',
      links: [
        { text: 'See the CBR 150R', href: '/view-details/CBR150R' },
        { text: 'See the motorcycles', href: '/motorcycle' },
      ],
    },
    is: {
      picture: 'activa-125/hero-pearl-precious-white',
      headline: 'Two people, a school bag and a flyover',
      line: 'ACTIVA 125: 124 cc, 10.3 Nm, 712 mm of seat',
      link: { text: 'See the ACTIVA 125', href: '/view-details/ACTIVA125' },
    },
  },
] as const
