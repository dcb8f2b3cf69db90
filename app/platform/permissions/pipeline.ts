/**
 * The pipelines of enquiries. A role sees the enquiries of its pipelines. Their states are in
 * `enquiry-states.ts`.
 */
export const pipelineNames = ['sales', 'workshop', 'cover', 'contact', 'none'] as const

export type Pipeline = (typeof pipelineNames)[number]
