import { paintFinishes } from '#app/catalogue/vehicles/paint-finishes.ts'
import type { DocumentSection } from '#app/content/document-editor/document-sections.ts'
import { finishes, hints, labels, noSecondPaint, sections } from './editor-words.ts'
import {
  framesFallback,
  heroFallback,
  iconFallback,
  viewFallback,
} from './model-fallback-pictures.ts'

/** A model's colours, with its pictures in each. */
export const colourSection: DocumentSection = {
  id: 'colours',
  title: sections.colours,
  hint: hints.colours,
  fields: [
    {
      name: 'colours',
      label: sections.colours,
      one: labels.colour,
      kind: 'list',
      start: { swatch: '#888888' },
      fields: [
        { name: 'name', label: labels.colourName, kind: 'text', leads: 'slug' },
        { name: 'slug', label: labels.colourSlug, kind: 'text', hint: hints.colourSlug },
        { name: 'swatch', label: labels.swatch, kind: 'colour' },
        {
          name: 'swatch2',
          label: labels.swatch2,
          kind: 'colour',
          isOptional: true,
          none: noSecondPaint,
        },
        {
          name: 'finish',
          label: labels.finish,
          kind: 'choice',
          isOptional: true,
          options: paintFinishes.map((value) => ({ value, label: finishes[value] })),
        },
        {
          name: 'variant',
          label: labels.onlyVariant,
          kind: 'named',
          from: 'variants',
          hint: hints.onlyVariant,
          isOptional: true,
        },
        {
          name: 'hero',
          label: labels.hero,
          kind: 'picture',
          hint: hints.hero,
          isOptional: true,
          otherwise: heroFallback,
        },
        {
          name: 'icon',
          label: labels.icon,
          kind: 'picture',
          hint: hints.icon,
          isOptional: true,
          otherwise: iconFallback,
        },
      ],
    },
    {
      name: 'pictures.side',
      label: labels.side,
      kind: 'picture',
      isOptional: true,
      otherwise: viewFallback('side'),
    },
    {
      name: 'pictures.rear',
      label: labels.rear,
      kind: 'picture',
      isOptional: true,
      otherwise: viewFallback('rear'),
    },
    {
      name: 'pictures.frames',
      label: labels.frames,
      kind: 'frames',
      hint: hints.frames,
      isOptional: true,
      otherwise: framesFallback,
    },
  ],
}
