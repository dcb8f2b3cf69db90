/**
 * Kinds of values that staff confirm from time to time. The names are stored in bulk changes and
 * are part of the API. The rest of each kind is in the declaration of its content type.
 */
export const reviewableKinds = ['price', 'accessory', 'specification', 'offer', 'charge'] as const

export type ReviewableKind = (typeof reviewableKinds)[number]
