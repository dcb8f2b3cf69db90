import type { Capability } from './capability.ts'

/** Capabilities to read the documents of a content type, to edit their drafts and to publish. */
export type ContentCapabilities = { read: Capability; draft: Capability; publish: Capability }
