/** The pipelines that enquiries go through; a role sees the enquiries of its pipelines. Their states: `enquiry-states.ts`. */
export const pipelineNames = ['sales', 'workshop', 'cover', 'contact', 'none'] as const

export type Pipeline = (typeof pipelineNames)[number]
