import type { AssignablePipeline } from '#app/crm/assignment/rule-participants.ts'
import type { ConversionFigureName, ConversionGrouping } from './conversion-figures.ts'

/** Texts of the conversion on the page "Figures". */

export const conversion = 'Conversion'

export const groupings: Record<ConversionGrouping, string> = {
  person: 'By person',
  model: 'By model',
  source: 'By source',
  kind: 'By type',
}
export const groups: Record<ConversionGrouping, string> = {
  person: 'Assigned to',
  model: 'Model',
  source: 'Source',
  kind: 'Type',
}
/** Label of the group that has all other enquiries. */
export const otherGroups: Record<ConversionGrouping, string> = {
  person: 'Unassigned',
  model: 'Other or no model',
  source: 'Other or unknown',
  kind: 'Other',
}

/** Says which enquiries are counted. */
export const counted = (from: string, to: string) =>
  `Of the enquiries received from ${from} to ${to}, by their status today. A booking or a loss can be later than this period. Merged enquiries count once.`
/** Says for whom or for what an enquiry is counted; empty if the column says it. */
export const groupingMeans: Record<ConversionGrouping, string> = {
  person:
    'An enquiry counts for the person it is assigned to now, even if a colleague answered the customer. Response time above counts a response for the person who gave it.',
  model: 'An enquiry counts for the model that the customer asked about.',
  source: 'An enquiry counts for the source that brought the customer.',
  kind: '',
}

type Labels = Record<AssignablePipeline, string>
const forAll = (label: string): Labels => ({
  sales: label,
  cover: label,
  workshop: label,
  contact: label,
})

/** Labels of the figures by pipeline. A figure that a pipeline lacks has an empty label. */
export const figures: Record<ConversionFigureName, Labels> = {
  received: forAll('Received'),
  'in-time': forAll('Response in time'),
  open: forAll('Open'),
  won: {
    sales: 'Booked or delivered',
    cover: 'Sold',
    workshop: 'Delivered',
    contact: 'Answered or closed',
  },
  lost: { sales: 'Lost', cover: 'Lost', workshop: 'No-show or cancelled', contact: '' },
}

/** Definitions of the figures that their label does not explain. */
export const definitions: readonly string[] = [
  'Response in time: the first call, or the first change to a status that follows a contact, came by the promised time.',
  'Booked or delivered: the vehicle is booked, or already delivered. A booked enquiry stays open until the delivery, so it counts in both columns.',
  'Enquiries that were closed before statuses existed are only in “Received”.',
]
export const definitionsTitle = 'How these are counted'
export const total = 'All'

/** Formats a share. Below 20 enquiries a percentage would say more than is known. */
export const shareOf = (part: number, whole: number) =>
  whole < 20 ? `of ${whole}` : `of ${whole} · ${Math.round((part / whole) * 100)}%`
