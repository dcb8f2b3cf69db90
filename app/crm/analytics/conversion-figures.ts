import type { AssignablePipeline } from '#app/crm/assignment/rule-participants.ts'
import type { EnquiryFilter } from '#app/crm/enquiry-query/enquiry-filter.ts'
import { outcomesByPipeline } from './pipeline-outcomes.ts'

/** The groups into which the conversion of a period can be split. */
export const conversionGroupings = ['person', 'model', 'source', 'kind'] as const
export type ConversionGrouping = (typeof conversionGroupings)[number]

/** The part of a filter that a figure adds to a period, a pipeline and a group. */
export type FigureFilter = Pick<EnquiryFilter, 'open' | 'answered' | 'state'>

type FigureDeclaration = {
  name: string
  /**
   * The filter that counts the figure and that its link opens. A figure can have one filter for all
   * pipelines, or one for each.
   */
  filter: FigureFilter | Record<AssignablePipeline, FigureFilter | undefined>
  /** Groupings that do not show the figure, because it counts work of other people. */
  isHiddenBy?: readonly ConversionGrouping[]
}

const states = (names: readonly string[]): FigureFilter | undefined =>
  names.length > 0 ? { state: [...names] } : undefined

const { sales, cover, workshop, contact } = outcomesByPipeline

/**
 * The figures of the conversion, in the order of their columns. A new figure needs an entry here, a
 * label and a definition in `conversion-words.ts`.
 */
export const conversionFigures = [
  { name: 'received', filter: {} },
  { name: 'in-time', filter: { answered: 'in-time' }, isHiddenBy: ['person'] },
  { name: 'open', filter: { open: 'yes' } },
  {
    name: 'won',
    filter: {
      // A booked vehicle is sold, although the enquiry stays open until the delivery.
      sales: states(['booked', ...sales.won]),
      cover: states(cover.won),
      workshop: states(workshop.won),
      contact: states(contact.won),
    },
  },
  {
    name: 'lost',
    filter: {
      sales: states(sales.lost),
      cover: states(cover.lost),
      workshop: states(workshop.lost),
      contact: states(contact.lost),
    },
  },
] as const satisfies readonly FigureDeclaration[]

export type ConversionFigureName = (typeof conversionFigures)[number]['name']

const declarations: readonly (FigureDeclaration & { name: ConversionFigureName })[] =
  conversionFigures

/** Returns the filter of a figure in a pipeline; undefined if the pipeline lacks the figure. */
export function filterOfFigure(
  name: ConversionFigureName,
  pipeline: AssignablePipeline,
): FigureFilter | undefined {
  const filter = declarations.find((it) => it.name === name)?.filter ?? {}
  return 'sales' in filter ? filter[pipeline] : filter
}

/** Lists the figures that a table shows. */
export function listShownFigures(
  pipeline: AssignablePipeline,
  grouping: ConversionGrouping,
): ConversionFigureName[] {
  return declarations
    .filter(({ isHiddenBy }) => !isHiddenBy?.includes(grouping))
    .map(({ name }) => name)
    .filter((name) => filterOfFigure(name, pipeline) !== undefined)
}
