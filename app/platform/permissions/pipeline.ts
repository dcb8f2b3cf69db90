/**
 * The pipelines of enquiries. A role sees the enquiries of the role's pipelines. The states of each
 * pipeline are in `enquiry-states.ts`.
 */
export const pipelineNames = ['sales', 'workshop', 'cover', 'contact', 'none'] as const

export type Pipeline = (typeof pipelineNames)[number]
