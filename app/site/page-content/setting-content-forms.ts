import type { DocumentField } from '#app/content/document-editor/document-sections.ts'
import { hints, kinds, labels, sections } from './form-words.ts'
import type { PageContentForm } from './page-content-form.ts'
import { introField, metaDescriptionField } from './page-head-fields.ts'

const teaserField: DocumentField = { name: 'teaser', label: labels.teaser, kind: 'long' }
const checkedOnField: DocumentField = {
  name: 'pricesCheckedOn',
  label: labels.checkedOn,
  kind: 'day',
  isOptional: true,
}

export const amcContentForm: PageContentForm = {
  page: '/amc',
  sections: () => [
    { id: 'head', title: sections.head, fields: [introField, metaDescriptionField, teaserField] },
    {
      id: 'features',
      title: sections.features,
      hint: hints.features,
      fields: [
        {
          name: 'features',
          label: sections.features,
          one: labels.feature,
          kind: 'list',
          table: true,
          fields: [
            { name: 'text', label: labels.featureText, kind: 'text' },
            { name: 'figure', label: labels.figure, kind: 'text' },
          ],
        },
        { name: 'terms', label: labels.terms, kind: 'lines', isWide: true },
      ],
    },
    {
      id: 'prices',
      title: sections.prices,
      hint: hints.prices,
      fields: [
        {
          name: 'prices',
          label: sections.prices,
          one: labels.price,
          kind: 'list',
          table: true,
          fields: [
            { name: 'label', label: labels.machines, kind: 'text' },
            { name: 'price', label: labels.rupees, kind: 'number', unit: '₹' },
          ],
        },
        checkedOnField,
      ],
    },
  ],
}

export const warrantyContentForm: PageContentForm = {
  page: '/extendedWarranty',
  sections: () => [
    {
      id: 'head',
      title: sections.head,
      fields: [
        introField,
        metaDescriptionField,
        teaserField,
        { name: 'longest', label: labels.longest, kind: 'text', hint: hints.longest },
      ],
    },
    {
      id: 'tables',
      title: sections.tables,
      hint: `${hints.tables} ${hints.prices}`,
      fields: [
        {
          name: 'tables',
          label: sections.tables,
          one: labels.table,
          kind: 'list',
          fields: [
            { name: 'heading', label: labels.heading, kind: 'text' },
            { name: 'kind', label: labels.kind, kind: 'choice', options: kinds, isOptional: true },
            { name: 'standard.years', label: labels.standardYears, kind: 'number' },
            { name: 'standard.km', label: labels.standardKm, kind: 'number' },
            {
              name: 'extensions',
              label: labels.extensions,
              one: labels.extension,
              kind: 'list',
              table: true,
              fields: [
                { name: 'years', label: labels.years, kind: 'number' },
                { name: 'km', label: labels.km, kind: 'number' },
                {
                  name: 'price',
                  label: labels.rupees,
                  kind: 'number',
                  unit: '₹',
                  isOptional: true,
                },
              ],
            },
          ],
        },
        checkedOnField,
        {
          name: 'soldForMonths',
          label: labels.soldForMonths,
          kind: 'number',
          hint: hints.soldForMonths,
          isOptional: true,
        },
      ],
    },
    {
      id: 'conditions',
      title: sections.conditions,
      fields: [{ name: 'conditions', label: labels.conditions, kind: 'lines', isWide: true }],
    },
  ],
}

export const joyClubContentForm: PageContentForm = {
  page: '/joy-club',
  sections: () => [
    { id: 'head', title: sections.head, fields: [introField, metaDescriptionField] },
    {
      id: 'benefits',
      title: sections.benefits,
      fields: [
        {
          name: 'benefits',
          label: sections.benefits,
          one: labels.benefit,
          kind: 'list',
          fields: [
            { name: 'term', label: labels.term, kind: 'text' },
            { name: 'text', label: labels.text, kind: 'long' },
          ],
        },
      ],
    },
  ],
}

export const financeContentForm: PageContentForm = {
  page: '/finance',
  sections: () => [
    { id: 'head', title: sections.head, fields: [introField] },
    {
      id: 'documents',
      title: sections.documents,
      fields: [
        {
          name: 'documents',
          label: sections.documents,
          one: labels.document,
          kind: 'list',
          fields: [
            { name: 'name', label: labels.documentName, kind: 'text' },
            { name: 'detail', label: labels.detail, kind: 'long' },
          ],
        },
      ],
    },
    {
      id: 'proofs',
      title: sections.proofs,
      fields: [
        { name: 'proofsOfAddress', label: labels.proofsOfAddress, kind: 'lines', rows: 6 },
        { name: 'proofsOfIdentity', label: labels.proofsOfIdentity, kind: 'lines', rows: 6 },
      ],
    },
  ],
}

export const loanContentForm: PageContentForm = {
  page: '/finance',
  sections: () => [
    {
      id: 'loan',
      title: sections.loan,
      hint: hints.loan,
      fields: [
        { name: 'ratePercent', label: labels.rate, kind: 'number', unit: '%', isOptional: true },
        { name: 'months', label: labels.months, kind: 'number', isOptional: true },
        { name: 'note', label: labels.note, kind: 'text', isOptional: true },
        { name: 'checkedOn', label: labels.loanCheckedOn, kind: 'day', isOptional: true },
      ],
    },
  ],
}
