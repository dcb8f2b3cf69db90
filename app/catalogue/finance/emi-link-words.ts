/** Apart from the other words of instalments, which pages with a mere link to the calculator do not read. */

export const notLoaded = 'The calculator could not be loaded. Check your connection.'
