import { accessoryFittingNames } from '#app/catalogue/vehicles/accessory-fittings.ts'
import { specificationGroups } from '#app/catalogue/vehicles/vehicle.ts'
import type { DocumentSection } from '#app/content/document-editor/document-sections.ts'
import { colourSection } from './colour-section.ts'
import {
  asOnSite,
  availabilities as availabilityOptions,
  fittings,
  hints,
  kinds,
  labels,
  notDrawn,
  sections,
  uses,
} from './editor-words.ts'
import { approximateField, measurementSection } from './measurement-section.ts'
import * as fileWords from './model-file-words.ts'

/** All fields of a model, in the order of the editor. A new field needs one line here. */
export const modelEditorSections: readonly DocumentSection[] = [
  {
    id: 'name',
    title: sections.name,
    fields: [
      { name: 'name', label: labels.name, kind: 'text', hint: hints.name },
      { name: 'slug', label: labels.slug, kind: 'text', hint: hints.slug },
      { name: 'kind', label: labels.kind, kind: 'choice', options: kinds },
      { name: 'use', label: labels.use, kind: 'choice', options: uses },
      {
        name: 'availability',
        label: labels.availability,
        kind: 'choice',
        options: availabilityOptions,
        hint: hints.availability,
        isOptional: true,
        none: asOnSite,
      },
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
      {
        name: 'picturesShow',
        label: labels.picturesShow,
        kind: 'text',
        hint: hints.picturesShow,
        isOptional: true,
      },
    ],
  },
  colourSection,
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
  measurementSection,
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
        approximateField,
        { name: 'variant', label: labels.onlyVariant, kind: 'text', isOptional: true },
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
          {
            name: 'fitting',
            label: labels.fitting,
            kind: 'choice',
            hint: hints.fitting,
            isOptional: true,
            none: notDrawn,
            options: accessoryFittingNames.map((value) => ({ value, label: fittings[value] })),
          },
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
