/**
 * In a separate file, because pages that only link to the calculator need none of its other texts.
 */

export const notLoaded = 'The calculator could not be loaded. Check your connection.'
