/** The way that an enquiry goes, from coming in to its end; what roles see is told by it. Its states: `enquiries/flows.ts`. */
export const pipelineNames = ['sales', 'workshop', 'cover', 'contact', 'none'] as const

export type Pipeline = (typeof pipelineNames)[number]
