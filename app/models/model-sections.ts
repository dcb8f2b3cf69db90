import { paintFinishes } from '#app/vehicles/paint-finishes.ts'
import { specificationGroups } from '#app/vehicles/vehicle.ts'
import type { DocumentField, DocumentSection } from '#app/writing/sections.ts'
import { finishes, hints, kinds, labels, noSecondPaint, sections, uses } from './editor-words.ts'
import * as fileWords from './file-words.ts'
import { framesOtherwise, heroOtherwise, iconOtherwise, viewOtherwise } from './site-pictures.ts'

const approximate = {
  name: 'approximate',
  label: labels.approximate,
  kind: 'tick',
  isOptional: true,
} as const

/** A figure with its unit, perhaps up to another, perhaps approximate. */
const amount = (name: string, label: string, unit: string): DocumentField => ({
  name: `figures.${name}`,
  label,
  kind: 'group',
  fields: [
    { name: `figures.${name}.value`, label, unit, kind: 'number' },
    {
      name: `figures.${name}.upTo`,
      label: labels.upTo(label),
      unit,
      kind: 'number',
    },
    { ...approximate, name: `figures.${name}.approximate`, label: labels.approximateOf(label) },
  ],
})

/** The whole of a model, in the order in which one writes it. A new field is one more line here. */
export const modelSections: readonly DocumentSection[] = [
  {
    id: 'name',
    title: sections.name,
    fields: [
      { name: 'name', label: labels.name, kind: 'text', hint: hints.name },
      { name: 'slug', label: labels.slug, kind: 'text', hint: hints.slug },
      { name: 'kind', label: labels.kind, kind: 'choice', options: kinds },
      { name: 'use', label: labels.use, kind: 'choice', options: uses },
      { name: 'tagline', label: labels.tagline, kind: 'text', hint: hints.tagline, isWide: true },
      {
        name: 'description',
        label: labels.description,
        kind: 'long',
        rows: 5,
        hint: hints.description,
        isWide: true,
      },
      {
        name: 'note',
        label: labels.note,
        kind: 'long',
        rows: 2,
        hint: hints.note,
        isOptional: true,
        isWide: true,
      },
    ],
  },
  {
    id: 'price',
    title: sections.price,
    hint: hints.prices,
    fields: [
      { name: 'price', label: labels.price, kind: 'number', unit: '₹' },
      {
        name: 'variants',
        label: sections.variants,
        one: labels.variant,
        kind: 'list',
        table: true,
        fields: [
          { name: 'name', label: labels.variantName, kind: 'text' },
          { name: 'difference', label: labels.difference, kind: 'number', unit: '₹' },
        ],
      },
    ],
  },
  {
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
            otherwise: heroOtherwise,
          },
          {
            name: 'icon',
            label: labels.icon,
            kind: 'picture',
            hint: hints.icon,
            isOptional: true,
            otherwise: iconOtherwise,
          },
        ],
      },
      {
        name: 'pictures.side',
        label: labels.side,
        kind: 'picture',
        isOptional: true,
        otherwise: viewOtherwise('side'),
      },
      {
        name: 'pictures.rear',
        label: labels.rear,
        kind: 'picture',
        isOptional: true,
        otherwise: viewOtherwise('rear'),
      },
      {
        name: 'pictures.frames',
        label: labels.frames,
        kind: 'frames',
        hint: hints.frames,
        isOptional: true,
        otherwise: framesOtherwise,
      },
    ],
  },
  {
    id: 'card',
    title: sections.card,
    hint: hints.card,
    fields: [
      { name: 'summary.engine', label: labels.engine, kind: 'text' },
      { name: 'summary.power', label: labels.power, kind: 'text' },
      { name: 'summary.transmission', label: labels.transmission, kind: 'text' },
      { name: 'engineCc', label: labels.engineCc, kind: 'number', unit: 'cc', isOptional: true },
    ],
  },
  {
    id: 'figures',
    title: sections.figures,
    hint: hints.figures,
    fields: [
      {
        name: 'figures.power.kw',
        label: labels.powerKw,
        unit: 'kW',
        kind: 'number',
        isOptional: true,
      },
      {
        name: 'figures.power.rpm',
        label: labels.powerRpm,
        unit: 'rpm',
        kind: 'number',
        isOptional: true,
      },
      {
        name: 'figures.power.stated',
        label: labels.powerStated,
        kind: 'text',
        hint: hints.stated,
        isOptional: true,
      },
      {
        name: 'figures.torque.nm',
        label: labels.torqueNm,
        unit: 'Nm',
        kind: 'number',
        isOptional: true,
      },
      {
        name: 'figures.torque.rpm',
        label: labels.torqueRpm,
        unit: 'rpm',
        kind: 'number',
        isOptional: true,
      },
      {
        name: 'figures.torque.stated',
        label: labels.torqueStated,
        kind: 'text',
        hint: hints.stated,
        isOptional: true,
      },
      amount('weightKg', labels.weight, 'kg'),
      amount('seatHeightMm', labels.seatHeight, 'mm'),
      amount('tankLitres', labels.tank, 'litres'),
      amount('bootLitres', labels.boot, 'litres'),
      amount('mileageKmpl', labels.mileage, 'km/l'),
      amount('rangeKm', labels.range, 'km'),
      amount('topSpeedKmh', labels.topSpeed, 'km/h'),
      amount('batteryKwh', labels.battery, 'kWh'),
      amount('chargingHours', labels.charging, 'hours'),
    ],
  },
  {
    id: 'specifications',
    title: sections.specifications,
    hint: hints.specifications,
    fields: specificationGroups.map(([group, label]) => ({
      name: `specifications.${group}`,
      label,
      one: labels.row,
      kind: 'list',
      table: true,
      isFolded: true,
      fields: [
        { name: 'label', label: labels.rowLabel, kind: 'text' },
        { name: 'value', label: labels.rowValue, kind: 'text' },
        approximate,
      ],
    })),
  },
  {
    id: 'features',
    title: sections.features,
    fields: [
      {
        name: 'features',
        label: sections.features,
        one: labels.feature,
        kind: 'list',
        fields: [
          { name: 'heading', label: labels.heading, kind: 'text' },
          { name: 'description', label: labels.text, kind: 'long' },
          { name: 'picture', label: labels.picture, kind: 'picture' },
        ],
      },
    ],
  },
  {
    id: 'accessories',
    title: sections.accessories,
    hint: hints.accessories,
    fields: [
      {
        name: 'accessories',
        label: sections.accessories,
        one: labels.accessory,
        kind: 'list',
        fields: [
          { name: 'heading', label: labels.heading, kind: 'text' },
          { name: 'description', label: labels.text, kind: 'long' },
          { name: 'partNo', label: labels.partNo, kind: 'text', hint: hints.partNo },
          { name: 'price', label: labels.partPrice, kind: 'text', hint: hints.partPrice },
          { name: 'picture', label: labels.picture, kind: 'picture' },
        ],
      },
    ],
  },
  {
    id: 'files',
    title: fileWords.section,
    hint: fileWords.sectionHint,
    fields: [
      {
        name: 'film',
        label: fileWords.film,
        kind: 'text',
        hint: fileWords.filmHint,
        isOptional: true,
      },
      {
        name: 'filmFile',
        label: fileWords.filmFile,
        kind: 'file',
        of: 'mp4',
        isOptional: true,
      },
      {
        name: 'brochure',
        label: fileWords.brochure,
        kind: 'file',
        of: 'pdf',
        hint: fileWords.brochureHint,
        isOptional: true,
      },
    ],
  },
  {
    id: 'sources',
    title: sections.sources,
    hint: hints.sources,
    fields: [
      {
        name: 'sources',
        label: sections.sources,
        one: labels.source,
        kind: 'list',
        table: true,
        fields: [
          { name: 'what', label: labels.sourceOf, kind: 'text' },
          { name: 'source', label: labels.sourceWhere, kind: 'text' },
          { name: 'checkedOn', label: labels.sourceOn, kind: 'day', startsToday: true },
        ],
      },
    ],
  },
]
